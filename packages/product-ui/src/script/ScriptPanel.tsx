import { makeStyles } from '@fluentui/react-components'
import type { StoredFile } from '@seaport/contract/platform/file.schema'
import type { Script } from '@seaport/contract/work/script.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { KeyValueList } from '@seaport/ui/key-value-list'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'
import { NetworkNames } from '../network/NetworkName.tsx'
import { QueryPanel } from '../panel/QueryPanel.tsx'
import type { QueryState } from '../query-state.ts'
import { MediaPreview } from './MediaPreview.tsx'
import { ScriptText, type ScriptTextProps } from './ScriptText.tsx'

const useStyles = makeStyles({
  media: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
    gap: token('spacingHorizontalM'),
  },
})

interface ContentProps extends Omit<ScriptTextProps, 'text'> {
  /** Actions on a media file. */
  fileAction?: (file: StoredFile) => ReactNode
  /** Label of scripts that are not public. */
  own: string
}

export interface ScriptPanelProps extends ContentProps {
  query: QueryState<Script>
  actions: (script: Script) => ReactNode
  onClose: () => void
}

/** Side panel with a script's content. */
export function ScriptPanel({ query, actions, onClose, ...content }: ScriptPanelProps): ReactNode {
  const t = useT('script')
  return (
    <QueryPanel query={query} title={query.data?.title ?? t('details')} actions={actions} onClose={onClose}>
      {(script) => <Content {...content} script={script} onRetry={() => void query.refetch()} />}
    </QueryPanel>
  )
}

function Content(props: ContentProps & { script: Script; onRetry: () => void }): ReactNode {
  const { script, own, fileAction, onRetry, ...text } = props
  const t = useT('script')
  const format = useFormat()
  const styles = useStyles()
  return (
    <>
      {script.text && <ScriptText {...text} text={script.text} />}
      {script.files.length > 0 && (
        <div className={styles.media}>
          {script.files.map((file) => (
            <MediaPreview key={file.id} file={file} onRetry={onRetry} action={fileAction?.(file)} />
          ))}
        </div>
      )}
      <KeyValueList
        items={[
          { label: t('type'), value: t(`type.${script.type}`) },
          { label: t('network'), value: <NetworkNames networks={script.networks} /> },
          { label: t('group'), value: script.group?.name ?? t('none') },
          { label: t('source'), value: script.public ? t('publicLong') : own },
          { label: t('updated'), value: format.dateTime(script.updated_at) },
          { label: t('created'), value: format.dateTime(script.created_at) },
          { label: t('id'), value: script.id, copy: script.id },
        ]}
      />
    </>
  )
}
