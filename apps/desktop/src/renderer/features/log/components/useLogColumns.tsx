import { makeStyles } from '@fluentui/react-components'
import type { LogEntry, LogLevel } from '@seaport/contract/desktop/ipc-screens.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import type { Column } from '@seaport/ui/data-table-types'
import { StatusBadge, type Tone } from '@seaport/ui/status-badge'
import { token } from '@seaport/ui/theme-tokens'
import type { EventMessages } from './useEventMessages.ts'

export const TONES: Readonly<Record<LogLevel, Tone>> = { info: 'neutral', warn: 'warning', error: 'danger' }

const useStyles = makeStyles({
  line: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
  quiet: {
    color: token('colorNeutralForeground3'),
    fontSize: token('fontSizeBase200'),
    fontWeight: token('fontWeightRegular'),
  },
  time: { fontVariantNumeric: 'tabular-nums' },
})

/** Columns of the log. */
export function useLogColumns(words: EventMessages): readonly Column<LogEntry>[] {
  const t = useT('desktopLog')
  const format = useFormat()
  const styles = useStyles()
  return [
    {
      id: 'time',
      header: t('time'),
      width: 224,
      render: ({ time }) => (
        <time className={styles.time} dateTime={time}>
          {format.date(time)} {format.time(time)}
        </time>
      ),
    },
    {
      id: 'level',
      words: true,
      header: t('level'),
      width: 130,
      render: ({ level }) => <StatusBadge tone={TONES[level]} label={t(`level.${level}`)} />,
    },
    {
      id: 'event',
      words: true,
      header: t('event'),
      rowHeader: true,
      render: (entry) => {
        const about = words.about(entry)
        return (
          <>
            <span className={styles.line}>{words.title(entry)}</span>
            {about && (
              <span className={`${styles.line} ${styles.quiet}`} title={about}>
                {about}
              </span>
            )}
          </>
        )
      },
    },
  ]
}
