import { makeStyles } from '@griffel/react'
import type { Script } from '@seaport/contract/work/script'
import { useT } from '@seaport/i18n/react'
import { CopyButton } from '@seaport/ui/copy-button'
import type { Column } from '@seaport/ui/data-table-types'
import { RelativeTime } from '@seaport/ui/relative-time'
import { StatusBadge } from '@seaport/ui/status-badge'
import { token } from '@seaport/ui/theme-tokens'
import { useMemo } from 'react'
import { Thumbnail } from './Thumbnail.tsx'

const useStyles = makeStyles({
  title: { display: 'flex', alignItems: 'center', gap: '10px', minWidth: 0 },
  words: { minWidth: 0 },
  line: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
  name: { fontWeight: token('fontWeightSemibold') },
  quiet: {
    color: token('colorNeutralForeground3'),
    fontSize: token('fontSizeBase200'),
    fontWeight: token('fontWeightRegular'),
  },
})

/** Columns of the scripts; the text is copied from its row. */
export function useScriptColumns(): readonly Column<Script>[] {
  const t = useT('desktopLibrary')
  const s = useT('script')
  const n = useT('network')
  const styles = useStyles()
  return useMemo(
    () => [
      {
        id: 'title',
        header: s('title'),
        width: 230,
        sortable: true,
        hideable: false,
        rowHeader: true,
        render: (script) => (
          <span className={styles.title} title={script.title}>
            <Thumbnail script={script} />
            <span className={styles.words}>
              <span className={`${styles.line} ${styles.name}`}>{script.title}</span>
              <span className={`${styles.line} ${styles.quiet}`}>{s(`type.${script.type}`)}</span>
            </span>
          </span>
        ),
      },
      {
        id: 'text',
        header: s('content'),
        render: ({ text, files }) =>
          text ? (
            <span className={styles.line} title={text}>
              {text}
            </span>
          ) : (
            s('filesCount', { count: files.length })
          ),
      },
      { id: 'network', header: s('network'), width: 120, yields: true, render: ({ network }) => n(network) },
      {
        id: 'group',
        header: s('group'),
        width: 130,
        yields: true,
        render: ({ group }) => (
          <span className={styles.line} title={group?.name}>
            {group?.name ?? s('none')}
          </span>
        ),
      },
      {
        id: 'public',
        header: s('source'),
        width: 152,
        render: (script) =>
          script.public ? (
            <StatusBadge tone="info" label={s('public')} />
          ) : (
            <StatusBadge tone="neutral" label={t('scripts.own')} />
          ),
      },
      {
        id: 'updated_at',
        header: s('updated'),
        width: 140,
        sortable: true,
        yields: true,
        render: ({ updated_at }) => <RelativeTime value={updated_at} />,
      },
      {
        id: 'actions',
        header: s('actions'),
        width: 176,
        align: 'end',
        hideable: false,
        pin: 'end',
        render: ({ text, title }) =>
          text && (
            <CopyButton
              text={text}
              label={t('copyText')}
              name={t('copyTextOf', { title })}
              appearance="secondary"
            />
          ),
      },
    ],
    [t, s, n, styles],
  )
}
