import { makeStyles } from '@griffel/react'
import type { SeatResource } from '@seaport/contract/work/seat-resource'
import { useFormat, useT } from '@seaport/i18n/react'
import type { Column } from '@seaport/ui/data-table-types'
import { RelativeTime } from '@seaport/ui/relative-time'
import { token } from '@seaport/ui/theme-tokens'
import { useMemo } from 'react'

const useStyles = makeStyles({
  line: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
  name: { fontWeight: token('fontWeightSemibold') },
  quiet: {
    color: token('colorNeutralForeground3'),
    fontSize: token('fontSizeBase200'),
    fontWeight: token('fontWeightRegular'),
  },
})

/** Columns of what a seat collected. */
export function useResourceColumns(): readonly Column<SeatResource>[] {
  const t = useT('resource')
  const d = useT('desktop')
  const n = useT('network')
  const format = useFormat()
  const styles = useStyles()
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('name'),
        width: 190,
        sortable: true,
        hideable: false,
        rowHeader: true,
        render: ({ name, handle }) => (
          <>
            <span className={`${styles.line} ${styles.name}`} title={name}>
              {name || d('at', { handle })}
            </span>
            {name && <span className={`${styles.line} ${styles.quiet}`}>{d('at', { handle })}</span>}
          </>
        ),
      },
      { id: 'kind', header: t('kind'), width: 110, render: ({ kind }) => t(`kind.${kind}`) },
      {
        id: 'content',
        header: t('content'),
        render: ({ content }) => (
          <span className={styles.line} title={content}>
            {content || t('none')}
          </span>
        ),
      },
      {
        id: 'location',
        header: t('location'),
        width: 120,
        hidden: true,
        render: ({ location }) => (
          <span className={styles.line} title={location ?? undefined}>
            {location || t('none')}
          </span>
        ),
      },
      {
        id: 'network',
        header: t('network'),
        width: 130,
        yields: true,
        render: ({ network }) => n(network),
      },
      {
        id: 'followers',
        header: t('followers'),
        width: 112,
        align: 'end',
        sortable: true,
        render: ({ followers }) => format.number(followers),
      },
      {
        id: 'seen_at',
        header: t('seen'),
        width: 130,
        sortable: true,
        render: ({ seen_at }) => <RelativeTime value={seen_at} />,
      },
    ],
    [t, d, n, format, styles],
  )
}
