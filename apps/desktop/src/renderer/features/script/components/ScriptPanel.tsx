import { makeStyles } from '@griffel/react'
import type { Script } from '@seaport/contract/work/script'
import { useFormat, useT } from '@seaport/i18n/react'
import { CopyButton } from '@seaport/ui/copy-button'
import { ErrorState } from '@seaport/ui/error-state'
import { KeyValueList } from '@seaport/ui/key-value-list'
import { LoadingState } from '@seaport/ui/loading-state'
import { SidePanel } from '@seaport/ui/side-panel'
import { token } from '@seaport/ui/theme-tokens'
import { useFailure } from '@seaport/ui/use-failure'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { asking } from '../../../shared/queries.ts'
import { Medium } from './Medium.tsx'
import { SaidText } from './SaidText.tsx'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: token('spacingVerticalXL'),
    paddingBottom: token('spacingVerticalXXL'),
  },
  media: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
    gap: token('spacingHorizontalM'),
  },
})

/** What a script says and shows, to be taken from here. */
export function ScriptPanel({ id, onClose }: { id: string; onClose: () => void }): ReactNode {
  const t = useT('desktopLibrary')
  const s = useT('script')
  const failure = useFailure()
  const { data, error, refetch } = useQuery(asking('script.get', { id }))
  return (
    <SidePanel
      open
      title={data?.title ?? s('details')}
      onClose={onClose}
      actions={
        data?.text && <CopyButton text={data.text} label={t('copyText')} size="medium" appearance="primary" />
      }
    >
      {data ? (
        <Content script={data} onRetry={() => void refetch()} />
      ) : error ? (
        <ErrorState {...failure(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
    </SidePanel>
  )
}

function Content({ script, onRetry }: { script: Script; onRetry: () => void }): ReactNode {
  const t = useT('desktopLibrary')
  const s = useT('script')
  const n = useT('network')
  const format = useFormat()
  const styles = useStyles()
  return (
    <div className={styles.root}>
      {script.text && <SaidText text={script.text} />}
      {script.files.length > 0 && (
        <div className={styles.media}>
          {script.files.map((file) => (
            <Medium key={file.id} file={file} onRetry={onRetry} />
          ))}
        </div>
      )}
      <KeyValueList
        items={[
          { label: s('type'), value: s(`type.${script.type}`) },
          { label: s('network'), value: n(script.network) },
          { label: s('group'), value: script.group?.name ?? s('none') },
          { label: s('source'), value: script.public ? s('publicLong') : t('scripts.ownLong') },
          { label: s('updated'), value: format.dateTime(script.updated_at) },
        ]}
      />
    </div>
  )
}
