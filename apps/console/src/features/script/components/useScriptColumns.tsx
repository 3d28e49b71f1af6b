import type { Script } from '@seaport/contract/work/script.schema'
import { useT } from '@seaport/i18n/react'
import { useScriptColumns as useSharedColumns } from '@seaport/product-ui/script-columns'
import type { Column } from '@seaport/ui/data-table-types'
import { RelativeTime } from '@seaport/ui/relative-time'
import { rowMenuColumn } from '@seaport/ui/row-menu'
import { useMemo } from 'react'
import { type OnScriptAction, ScriptMenu } from './ScriptMenu.tsx'

/** Columns of the scripts' table. */
export function useScriptColumns(onAction: OnScriptAction): readonly Column<Script>[] {
  const t = useT('script')
  const of = useSharedColumns(t('own'))
  return useMemo(
    () => [
      of.title,
      of.type,
      of.network,
      of.group,
      of.text,
      of.public,
      of.updated_at,
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
        render: (script) => <ScriptMenu script={script} onAction={onAction} />,
      },
    ],
    [t, of, onAction],
  )
}
