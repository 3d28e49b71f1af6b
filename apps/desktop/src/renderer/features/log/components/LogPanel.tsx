import { Button, makeStyles } from '@fluentui/react-components'
import type { LogEntry } from '@seaport/contract/desktop/ipc-screens.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { CopyButton } from '@seaport/ui/copy-button'
import { type KeyValue, KeyValueList } from '@seaport/ui/key-value-list'
import { SidePanel } from '@seaport/ui/side-panel'
import { Stack } from '@seaport/ui/stack'
import { StatusBadge } from '@seaport/ui/status-badge'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { fieldOf } from '../log-filter.ts'
import type { EventMessages } from './useEventMessages.ts'
import { TONES } from './useLogColumns.tsx'

interface PanelProps {
  entry: LogEntry
  words: EventMessages
  onClose: () => void
}

const useStyles = makeStyles({
  root: {
    paddingBottom: token('spacingVerticalXXL'),
  },
  title: { margin: `0 0 ${token('spacingVerticalS')}`, fontSize: token('fontSizeBase400') },
  raw: {
    margin: 0,
    padding: `${token('spacingVerticalM')} ${token('spacingHorizontalL')}`,
    borderRadius: token('borderRadiusMedium'),
    backgroundColor: token('colorNeutralBackground3'),
    fontFamily: token('fontFamilyMonospace'),
    fontSize: token('fontSizeBase200'),
    lineHeight: token('lineHeightBase300'),
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    userSelect: 'text',
  },
})

/** One log entry with all its fields. */
export function LogPanel({ entry, words, onClose }: PanelProps): ReactNode {
  const t = useT('desktopLog')
  const navigate = useNavigate()
  const styles = useStyles()
  const task = fieldOf(entry, 'task')
  const { id: _id, fields, ...line } = entry
  const raw = JSON.stringify({ ...line, ...fields }, null, 2).replaceAll('\\n', '\n')
  return (
    <SidePanel
      open
      title={words.title(entry)}
      onClose={onClose}
      actions={
        <>
          {task && (
            <Button
              appearance="primary"
              onClick={() => {
                onClose()
                void navigate(`/tasks/${task}`)
              }}
            >
              {t('showTask')}
            </Button>
          )}
          <CopyButton text={raw} label={t('copyEntry')} size="medium" appearance="secondary" />
        </>
      }
    >
      <Stack gap="XL" className={styles.root}>
        <EntryDetails entry={entry} words={words} />
        <section aria-label={t('words')}>
          <h3 className={styles.title}>{t('words')}</h3>
          <pre className={styles.raw}>{raw}</pre>
        </section>
      </Stack>
    </SidePanel>
  )
}

function EntryDetails({ entry, words }: Pick<PanelProps, 'entry' | 'words'>): ReactNode {
  const t = useT('desktopLog')
  const format = useFormat()
  const said = (label: string, value: string | undefined, copied = false): KeyValue | false =>
    value !== undefined && { label, value, ...(copied && { copy: value }) }
  const details = [
    { label: t('time'), value: `${format.date(entry.time)} ${format.time(entry.time)}` },
    { label: t('level'), value: <StatusBadge tone={TONES[entry.level]} label={t(`level.${entry.level}`)} /> },
    said(t('seat'), fieldOf(entry, 'seat')),
    said(t('account'), words.account(entry)),
    said(t('task'), fieldOf(entry, 'task')),
    said(t('reason'), words.reason(entry)),
    said(t('request'), fieldOf(entry, 'request_id'), true),
  ]
  return <KeyValueList items={details.filter((detail) => detail !== false)} />
}
