import { Button, makeStyles } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { DocumentTableRegular } from '@fluentui/react-icons/svg/document-table'
import { DocumentTextRegular } from '@fluentui/react-icons/svg/document-text'
import { useT } from '@seaport/i18n/react'
import { type ReactElement, type ReactNode, Suspense, useInsertionEffect, useRef, useState } from 'react'
import { ActionMenu } from '../menu/ActionMenu.tsx'
import type { TriggerProps } from '../menu/menu.types.ts'
import { useNotify } from '../overlays/useNotify.ts'
import { token } from '../theme/token.ts'
import { saveFile } from './save-file.ts'

const useStyles = makeStyles({
  running: { display: 'inline-flex', alignItems: 'center', gap: token('spacingHorizontalXS') },
  bar: { width: '120px', height: '8px', accentColor: token('colorBrandBackground') },
})

export type ExportFormat = 'csv' | 'xlsx'

export interface Exported {
  blob: Blob
  /** The file's name with its ending. */
  name: string
}

export interface ExportMenuProps {
  /** Makes the file. `onProgress` gets a ratio from 0 to 1, if it is known; rejects when `signal` is aborted. */
  onExport: (
    format: ExportFormat,
    run: { onProgress: (ratio: number) => void; signal: AbortSignal },
  ) => Promise<Exported>
  disabled?: boolean
  /** What the button says; left out = “Export”. */
  label?: string
  size?: 'small' | 'medium'
}

/** Exports a list, with progress and cancel. Excel comes first: opened as CSV, a spreadsheet rounds ids to 15 digits. */
export function ExportMenu({
  onExport,
  disabled = false,
  label,
  size = 'medium',
}: ExportMenuProps): ReactNode {
  const t = useT('ui')
  const button = (isDisabled: boolean, autoFocus = false) => (
    <Button icon={<ArrowDownloadRegular />} size={size} disabled={isDisabled} autoFocus={autoFocus}>
      {label ?? t('export')}
    </Button>
  )
  return (
    // The texts of the menu may come later than the list's own; the button keeps its place.
    <Suspense fallback={button(true)}>
      <Export onExport={onExport} button={(autoFocus) => button(disabled, autoFocus)} />
    </Suspense>
  )
}

function Export({
  onExport,
  button,
}: Pick<ExportMenuProps, 'onExport'> & {
  button: (autoFocus: boolean) => ReactElement<TriggerProps>
}): ReactNode {
  const t = useT('kit')
  const styles = useStyles()
  const notify = useNotify()
  const running = useRef<AbortController>(undefined)
  const [progress, setProgress] = useState<number | 'unknown'>()
  const cancelButton = useRef<HTMLButtonElement>(null)
  /** The button to cancel had the focus when it went. */
  const [hadFocus, setHadFocus] = useState(false)
  // At the end of the screen alone: other effects are cleaned up when its tab is hidden, too.
  useInsertionEffect(() => () => running.current?.abort(), [])

  const start = async (format: ExportFormat) => {
    const run = new AbortController()
    running.current = run
    setProgress('unknown')
    try {
      const onProgress = (ratio: number) => !run.signal.aborted && setProgress(Math.min(1, ratio))
      const { blob, name } = await onExport(format, { onProgress, signal: run.signal })
      if (run.signal.aborted) return
      saveFile(blob, name)
      notify.success(t('exportDone', { file: name }))
    } catch (error) {
      if (!run.signal.aborted) notify.failed(error)
    } finally {
      if (!run.signal.aborted) end()
    }
  }
  const end = () => {
    setHadFocus(cancelButton.current !== null && document.activeElement === cancelButton.current)
    setProgress(undefined)
  }
  const cancel = () => {
    running.current?.abort()
    end()
  }

  if (progress !== undefined) {
    return (
      <span className={styles.running}>
        <progress
          className={styles.bar}
          aria-label={t('exporting')}
          value={progress === 'unknown' ? undefined : progress}
        />
        <Button
          ref={cancelButton}
          appearance="subtle"
          icon={<DismissRegular />}
          aria-label={t('exportCancel')}
          // The menu that it replaces had the focus.
          autoFocus
          onClick={cancel}
        />
      </span>
    )
  }
  return (
    <ActionMenu
      trigger={button(hadFocus)}
      actions={[
        {
          id: 'xlsx',
          label: t('exportXlsx'),
          description: t('exportXlsxFor'),
          icon: <DocumentTableRegular />,
          onSelect: () => void start('xlsx'),
        },
        {
          id: 'csv',
          label: t('exportCsv'),
          description: t('exportCsvFor'),
          icon: <DocumentTextRegular />,
          onSelect: () => void start('csv'),
        },
      ]}
    />
  )
}
