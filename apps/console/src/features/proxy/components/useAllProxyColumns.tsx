import { PulseRegular } from '@fluentui/react-icons/svg/pulse'
import { hostAndPort } from '@seaport/contract/address/proxy-address'
import { adminCheckProxy, adminListProxies } from '@seaport/contract/desk/proxy'
import type { AdminProxy } from '@seaport/contract/desk/proxy.schema'
import { useT } from '@seaport/i18n/react'
import type { Column } from '@seaport/ui/data-table-types'
import { RowMenu, rowMenuColumn } from '@seaport/ui/row-menu'
import { useNotify } from '@seaport/ui/use-notify'
import { type ReactNode, useMemo } from 'react'
import { useEndpointMutation } from '../../../shared/api/endpoint.ts'
import { useSharedColumns } from './shared-columns.tsx'

/** Columns of the proxies of all supervisors. */
export function useAllProxyColumns(): readonly Column<AdminProxy>[] {
  const t = useT('proxy')
  const shared = useSharedColumns<AdminProxy>()
  return useMemo(
    () => [
      ...shared.address,
      {
        id: 'user',
        collapsible: true,
        header: t('owner'),
        width: 190,
        render: ({ user }) => <span title={`${user.username} · ${user.email}`}>{user.email}</span>,
      },
      ...shared.state,
      ...shared.found,
      {
        id: 'group',
        header: t('group'),
        width: 130,
        hidden: true,
        render: ({ group }) => group.name,
      },
      ...shared.rest,
      { ...rowMenuColumn, header: t('actions'), render: (proxy) => <CheckMenu proxy={proxy} /> },
    ],
    [t, shared],
  )
}

function CheckMenu({ proxy }: { proxy: AdminProxy }): ReactNode {
  const t = useT('proxy')
  const notify = useNotify()
  const { mutateAsync } = useEndpointMutation(adminCheckProxy, [adminListProxies])
  const check = async () => {
    try {
      await mutateAsync({ params: { id: proxy.id } })
      notify.info(t('queued', { count: 1 }))
    } catch (error) {
      notify.failed(error)
    }
  }
  return (
    <RowMenu
      name={hostAndPort(proxy)}
      actions={[
        {
          id: 'check',
          label: t('do.check'),
          icon: <PulseRegular />,
          disabled: proxy.status === 'checking',
          onSelect: () => void check(),
        },
      ]}
    />
  )
}
