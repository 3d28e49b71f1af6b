import { Button } from '@fluentui/react-button'
import { makeStyles } from '@griffel/react'
import { getScript, type Script, scriptVariables } from '@seaport/contract/work/script'
import { useFormat, useT } from '@seaport/i18n/react'
import { CopyButton } from '@seaport/ui/copy-button'
import { ErrorState } from '@seaport/ui/error-state'
import { KeyValueList } from '@seaport/ui/key-value-list'
import { LoadingState } from '@seaport/ui/loading-state'
import { SidePanel } from '@seaport/ui/side-panel'
import { token } from '@seaport/ui/theme-tokens'
import { useFailure } from '@seaport/ui/use-failure'
import type { ReactNode } from 'react'
import { useRead } from '../../../shared/api/endpoint.ts'
import { NetworkName } from '../../account/account.public.ts'
import { useEditable } from '../api/useEditable.ts'
import { piecesOf } from '../pieces.ts'
import { Medium } from './Medium.tsx'
import type { ScriptDeed, ScriptDeeds } from './ScriptMenu.tsx'

interface PanelProps {
  id: string
  deeds: ScriptDeeds
  onClose: () => void
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: token('spacingVerticalXL'),
    paddingBottom: token('spacingVerticalXXL'),
  },
  said: {
    position: 'relative',
    padding: `${token('spacingVerticalM')} 48px ${token('spacingVerticalM')} ${token('spacingHorizontalL')}`,
    borderRadius: token('borderRadiusLarge'),
    backgroundColor: token('colorNeutralBackground3'),
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    lineHeight: token('lineHeightBase400'),
  },
  copy: { position: 'absolute', top: '8px', right: '8px' },
  variable: {
    padding: '0 4px',
    borderRadius: token('borderRadiusSmall'),
    backgroundColor: token('seaportPrimarySurface'),
    color: token('seaportPrimaryText'),
    fontWeight: token('fontWeightSemibold'),
  },
  pictures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
    gap: token('spacingHorizontalS'),
  },
})

/** What a script says and shows, beside the list. */
export function ScriptPanel({ id, deeds, onClose }: PanelProps): ReactNode {
  const t = useT('script')
  const failure = useFailure()
  const editable = useEditable()
  const { data: script, isError, error, refetch } = useRead(getScript, { params: { id } })
  const button = (deed: ScriptDeed, at: Script) => (
    <Button
      onClick={() => {
        onClose()
        deeds(deed, at)
      }}
    >
      {t(`do.${deed}`)}
    </Button>
  )
  return (
    <SidePanel
      open
      title={script?.title ?? t('details')}
      onClose={onClose}
      actions={
        script &&
        editable(script) && (
          <>
            {button('edit', script)}
            {button('move', script)}
          </>
        )
      }
    >
      {script ? (
        <Content script={script} />
      ) : isError ? (
        <ErrorState {...failure(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
    </SidePanel>
  )
}

function Content({ script }: { script: Script }): ReactNode {
  const t = useT('script')
  const format = useFormat()
  const styles = useStyles()
  return (
    <div className={styles.root}>
      {script.files.length > 0 && (
        <div className={styles.pictures}>
          {script.files.map((file) => (
            <Medium key={file.id} file={file} />
          ))}
        </div>
      )}
      {script.text && (
        <div className={styles.said}>
          {piecesOf(script.text, scriptVariables).map(({ at, text, variable }) =>
            variable ? (
              <span key={at} className={styles.variable} title={t(`variable.${variable}`)}>
                {text}
              </span>
            ) : (
              <span key={at}>{text}</span>
            ),
          )}
          <span className={styles.copy}>
            <CopyButton text={script.text} />
          </span>
        </div>
      )}
      <KeyValueList
        items={[
          { label: t('type'), value: t(`type.${script.type}`) },
          { label: t('network'), value: <NetworkName network={script.network} /> },
          { label: t('group'), value: script.group?.name ?? t('none') },
          { label: t('source'), value: script.public ? t('publicLong') : t('own') },
          { label: t('updated'), value: format.dateTime(script.updated_at) },
          { label: t('created'), value: format.dateTime(script.created_at) },
          { label: t('id'), value: script.id, copy: script.id },
        ]}
      />
    </div>
  )
}
