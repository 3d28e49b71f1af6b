import type { PermissionKey } from '@seaport/contract/kernel/permission'
import { userPermission } from '@seaport/contract/people/user'
import { useT } from '@seaport/i18n/react'
import { ViewTabs } from '@seaport/ui/view-tabs'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'

const RECORDS = [
  { id: 'orders', path: '/paymentData-user', permission: '1-4' },
  { id: 'purchases', path: '/buyData-user', permission: '1-5' },
  { id: 'ledger', path: '/turnover-user', permission: '1-9' },
] as const satisfies readonly { id: string; path: string; permission: PermissionKey }[]

/** Billing records as tabs of one screen; each keeps its own address and permission key. */
export function BillingTabs(): ReactNode {
  const t = useT('orderScreen')
  const { pathname } = useLocation()
  const keys = useEndpointQuery(userPermission, {}).data?.keys
  const open = RECORDS.filter(({ permission }) => keys?.includes(permission))
  return (
    <ViewTabs
      label={t('billing')}
      views={open.map(({ id, path }) => ({ id, label: t(`tabs.${id}`), href: `#${path}` }))}
      chosen={RECORDS.find(({ path }) => path === pathname)?.id}
    />
  )
}
