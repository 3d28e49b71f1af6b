import { makeStyles } from '@fluentui/react-components'
import type { Script } from '@seaport/contract/work/script.schema'
import { useT } from '@seaport/i18n/react'
import type { Column } from '@seaport/ui/data-table-types'
import { RelativeTime } from '@seaport/ui/relative-time'
import { Row } from '@seaport/ui/row'
import { StatusBadge } from '@seaport/ui/status-badge'
import { TwoLines } from '@seaport/ui/two-lines'
import { type ReactNode, useMemo } from 'react'
import { NetworkNames } from '../network/NetworkName.tsx'
import { Thumbnail } from './Thumbnail.tsx'

const useStyles = makeStyles({
  title: { gap: '10px' },
  texts: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
})

/**
 * Columns for lists of scripts, by name.
 * @param own whose a script is that is not public
 */
export function useScriptColumns(own: string) {
  const t = useT('script')
  return useMemo(
    () =>
      ({
        title: {
          id: 'title',
          words: true,
          header: t('title'),
          width: 210,
          sortable: true,
          hideable: false,
          rowHeader: true,
          render: (script) => <ScriptTitle script={script} />,
        },
        type: {
          id: 'type',
          words: true,
          header: t('type'),
          width: 120,
          render: ({ type }) => t(`type.${type}`),
        },
        network: {
          id: 'network',
          header: t('network'),
          width: 140,
          render: ({ networks }) => <NetworkNames networks={networks} />,
        },
        group: {
          id: 'group',
          header: t('group'),
          collapsible: true,
          width: 130,
          render: ({ group }) => group?.name,
        },
        text: {
          id: 'text',
          words: true,
          header: t('content'),
          render: ({ text, files }) => text || t('filesCount', { count: files.length }),
        },
        public: {
          id: 'public',
          words: true,
          header: t('source'),
          width: 110,
          render: (script) =>
            script.public ? (
              <StatusBadge tone="info" label={t('public')} />
            ) : (
              <StatusBadge tone="neutral" label={own} />
            ),
        },
        updated_at: {
          id: 'updated_at',
          header: t('updated'),
          collapsible: true,
          width: 140,
          sortable: true,
          render: ({ updated_at }) => <RelativeTime value={updated_at} />,
        },
      }) as const satisfies Record<string, Column<Script>>,
    [t, own],
  )
}

/** Title with thumbnail, and the type below it if it has no column. */
export function ScriptTitle({ script, type }: { script: Script; type?: string }): ReactNode {
  const styles = useStyles()
  return (
    <Row as="span" wrap="cut" className={styles.title} title={script.title}>
      <Thumbnail script={script} large={type !== undefined} />
      <span className={styles.texts}>
        {type === undefined ? script.title : <TwoLines first={script.title} second={type} />}
      </span>
    </Row>
  )
}
