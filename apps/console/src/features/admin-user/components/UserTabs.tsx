import { adminListOrders } from '@seaport/contract/money/order'
import { adminListLedger } from '@seaport/contract/money/wallet'
import { adminListLoginLog } from '@seaport/contract/people/login-log'
import { userPermission } from '@seaport/contract/people/user'
import { adminListAccounts, adminListSeatsOf, adminListTasks } from '@seaport/contract/work/admin-list'
import { useT } from '@seaport/i18n/react'
import { LoadingState } from '@seaport/ui/loading-state'
import { SectionTabs } from '@seaport/ui/section-tabs'
import { type ReactNode, Suspense } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAddressQuery } from '../../../shared/address/useAddressQuery.ts'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { type UserTab, userPath } from '../user-path.ts'
import { UserAccounts } from './UserAccounts.tsx'
import { UserLedger, UserLogins, UserOrders, UserTasks } from './UserRecords.tsx'
import { UserSeats } from './UserSeats.tsx'

const PARTS = {
  seats: { permission: adminListSeatsOf.permission, Part: UserSeats },
  accounts: { permission: adminListAccounts.permission, Part: UserAccounts },
  orders: { permission: adminListOrders.permission, Part: UserOrders },
  ledger: { permission: adminListLedger.permission, Part: UserLedger },
  tasks: { permission: adminListTasks.permission, Part: UserTasks },
  logins: { permission: adminListLoginLog.permission, Part: UserLogins },
} as const satisfies Record<UserTab, object>
const OWNED = Object.keys(PARTS) as UserTab[]

/** Assets and history of a user, as far as the keys allow; the tab is in the address. */
export function UserTabs({ id }: { id: string }): ReactNode {
  const t = useT('adminUser')
  const navigate = useNavigate()
  const { params } = useAddressQuery()
  const keys = useEndpointQuery(userPermission, {}).data?.keys ?? []
  const sections = OWNED.filter((owned) => keys.includes(PARTS[owned].permission))
  const chosen = sections.find((owned) => owned === params.get('show')) ?? sections[0]
  if (!chosen) return null
  const { Part } = PARTS[chosen]
  return (
    <SectionTabs
      label={t('owned')}
      sections={sections.map((owned) => ({ id: owned, label: t(owned) }))}
      chosen={chosen}
      onChoose={(owned) => void navigate(userPath(id, owned), { replace: true })}
    >
      {/* Its texts may be loaded later than the page's own. */}
      <Suspense fallback={<LoadingState />}>
        <Part id={id} />
      </Suspense>
    </SectionTabs>
  )
}
