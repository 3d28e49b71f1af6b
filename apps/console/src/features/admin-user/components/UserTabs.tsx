import { userPermission } from '@seaport/contract/people/user'
import { adminListAccounts, adminListSeatsOf } from '@seaport/contract/work/admin-list'
import { useT } from '@seaport/i18n/react'
import { SectionTabs } from '@seaport/ui/section-tabs'
import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { type UserTab, userPath } from '../user-path.ts'
import { UserAccounts } from './UserAccounts.tsx'
import { UserSeats } from './UserSeats.tsx'

const NEEDS = { seats: adminListSeatsOf.permission, accounts: adminListAccounts.permission } as const
const OWNED = ['seats', 'accounts'] as const satisfies readonly UserTab[]

/** A user's seats and accounts, as far as the keys allow; the tab is in the address. */
export function UserTabs({ id }: { id: string }): ReactNode {
  const t = useT('adminUser')
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const keys = useEndpointQuery(userPermission, {}).data?.keys ?? []
  const sections = OWNED.filter((owned) => keys.includes(NEEDS[owned]))
  const chosen = sections.find((owned) => owned === params.get('show')) ?? sections[0]
  if (!chosen) return null
  return (
    <SectionTabs
      label={t('owned')}
      sections={sections.map((owned) => ({ id: owned, label: t(owned) }))}
      chosen={chosen}
      onChoose={(owned) => void navigate(userPath(id, owned), { replace: true })}
    >
      {chosen === 'seats' ? <UserSeats id={id} /> : <UserAccounts id={id} />}
    </SectionTabs>
  )
}
