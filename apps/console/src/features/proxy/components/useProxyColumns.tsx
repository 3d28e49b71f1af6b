import type { ProxyEntry } from '@seaport/contract/desk/proxy.schema'
import { useT } from '@seaport/i18n/react'
import type { Column } from '@seaport/ui/data-table-types'
import { rowMenuColumn } from '@seaport/ui/row-menu'
import { useMemo } from 'react'
import { type OnProxyAction, ProxyMenu } from './ProxyMenu.tsx'
import { useSharedColumns } from './shared-columns.tsx'

/** Columns of a tenant's proxies. */
export function useProxyColumns(onAction: OnProxyAction): readonly Column<ProxyEntry>[] {
  const t = useT('proxy')
  const shared = useSharedColumns<ProxyEntry>()
  return useMemo(
    () => [
      ...shared.address,
      ...shared.state,
      {
        id: 'group',
        header: t('group'),
        width: 130,
        render: (proxy) => proxy.group.name,
      },
      ...shared.found,
      ...shared.rest,
      {
        ...rowMenuColumn,
        header: t('actions'),
        render: (proxy) => <ProxyMenu proxy={proxy} onAction={onAction} />,
      },
    ],
    [t, shared, onAction],
  )
}
