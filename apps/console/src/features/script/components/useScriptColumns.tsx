import { makeStyles } from '@griffel/react'
import type { Script } from '@seaport/contract/work/script'
import { useT } from '@seaport/i18n/react'
import type { Column } from '@seaport/ui/data-table-types'
import { RelativeTime } from '@seaport/ui/relative-time'
import { rowMenuColumn } from '@seaport/ui/row-menu'
import { StatusBadge } from '@seaport/ui/status-badge'
import { type ReactNode, useMemo } from 'react'
import { NetworkName } from '../../account/account.public.ts'
import { type ScriptDeeds, ScriptMenu } from './ScriptMenu.tsx'
import { Thumbnail } from './Thumbnail.tsx'

const useStyles = makeStyles({
  title: { display: 'flex', alignItems: 'center', gap: '10px', minWidth: 0 },
  words: { overflow: 'hidden', textOverflow: 'ellipsis' },
})

/** Columns of the scripts' table. */
export function useScriptColumns(deeds: ScriptDeeds): readonly Column<Script>[] {
  const t = useT('script')
  return useMemo(
    () => [
      {
        id: 'title',
        header: t('title'),
        width: 210,
        sortable: true,
        hideable: false,
        rowHeader: true,
        render: (script) => <Title script={script} />,
      },
      { id: 'type', header: t('type'), width: 120, render: ({ type }) => t(`type.${type}`) },
      {
        id: 'network',
        header: t('network'),
        width: 140,
        render: ({ network }) => <NetworkName network={network} />,
      },
      {
        id: 'group',
        header: t('group'),
        yields: true,
        width: 130,
        render: ({ group }) => (group ? <span title={group.name}>{group.name}</span> : t('none')),
      },
      {
        id: 'text',
        header: t('content'),
        render: ({ text, files }) =>
          text ? <span title={text}>{text}</span> : t('filesCount', { count: files.length }),
      },
      {
        id: 'public',
        header: t('source'),
        width: 110,
        render: (script) =>
          script.public ? (
            <StatusBadge tone="info" label={t('public')} />
          ) : (
            <StatusBadge tone="neutral" label={t('own')} />
          ),
      },
      {
        id: 'updated_at',
        header: t('updated'),
        yields: true,
        width: 140,
        sortable: true,
        render: ({ updated_at }) => <RelativeTime value={updated_at} />,
      },
      {
        id: 'created_at',
        header: t('created'),
        width: 140,
        sortable: true,
        hidden: true,
        render: ({ created_at }) => <RelativeTime value={created_at} />,
      },
      {
        ...rowMenuColumn,
        header: t('actions'),
        render: (script) => <ScriptMenu script={script} deeds={deeds} />,
      },
    ],
    [t, deeds],
  )
}

function Title({ script }: { script: Script }): ReactNode {
  const styles = useStyles()
  return (
    <span className={styles.title} title={script.title}>
      <Thumbnail script={script} />
      <span className={styles.words}>{script.title}</span>
    </span>
  )
}
