import type { NetworkId } from '@seaport/contract/kernel/network'
import type { Selectable } from 'kysely'
import type { AccountTable, SeatTable } from '../db/schema/seat.ts'
import type { UserTable } from '../db/schema/user.ts'
import { newId } from '../kernel/id.ts'
import { newAccountRow } from '../modules/desk/account/account.public.ts'
import { newUser } from '../modules/people/user/user.public.ts'

export const DAY = 24 * 60 * 60 * 1000

/** A user who came two months ago. */
export function demoUser(now: number, given: Parameters<typeof newUser>[1]): UserTable {
  return newUser(now - 60 * DAY, given)
}

type DemoSeat = Selectable<SeatTable>

export function demoSeat(
  now: number,
  given: Pick<DemoSeat, 'tenant_id' | 'seat_code' | 'name' | 'password_hash' | 'allocated'> &
    Partial<DemoSeat>,
): DemoSeat {
  return {
    id: newId(),
    enabled: 1,
    remark: '',
    device_key: null,
    device_id: null,
    device_name: null,
    device_platform: null,
    device_bound_at: null,
    session_hash: null,
    told_online: 0,
    last_seen_at: null,
    last_login_at: null,
    created_at: now - 45 * DAY,
    deleted_at: null,
    ...given,
  }
}

/** An account that was added by hand forty days ago. */
export function demoAccount(
  now: number,
  {
    tenant_id,
    network,
    account,
    ...given
  }: Pick<AccountTable, 'tenant_id' | 'network' | 'account'> & Partial<AccountTable>,
): AccountTable {
  const from = { network, account, nickname: '', type: 'promotion', time_zone: 'Asia/Singapore' } as const
  const known = { follower_count: 120 + 37 * account.length, country: 'SG' }
  return { ...newAccountRow(tenant_id, from, 'manual', now - 40 * DAY), ...known, ...given }
}

/** An account of the demo supervisor. The sandbox ones exist in the simulated network, with as many followers; the first three can be signed in to. */
interface AccountLine {
  network: NetworkId
  account: string
  nickname: string
  /** Position of its seat; null = assigned to nobody. */
  seat: number | null
  more?: Partial<AccountTable>
}

export const demoAccounts: readonly AccountLine[] = [
  {
    network: 'x_sandbox',
    account: 'harbor_tea',
    nickname: 'Harbor Tea',
    seat: 0,
    more: { sign_in_name: 'harbor.tea@seaport.test', follower_count: 1250 },
  },
  {
    network: 'x_sandbox',
    account: 'nova_gadgets',
    nickname: 'Nova Gadgets',
    seat: 0,
    more: { country: 'US', follower_count: 320 },
  },
  {
    network: 'x_sandbox',
    account: 'lotus_travel',
    nickname: 'Lotus Travel · 莲花旅行',
    seat: 1,
    more: { country: 'VN', follower_count: 640 },
  },
  {
    network: 'x_sandbox',
    account: 'marcusreid',
    nickname: 'Marcus Reid',
    seat: 1,
    more: { type: 'personal', sign_in_name: '+65 8123 4567', follower_count: 792 },
  },
  {
    network: 'x_sandbox',
    account: 'min_xu',
    nickname: '徐敏',
    seat: null,
    more: { type: 'personal', follower_count: 370 },
  },
  {
    network: 'x_sandbox',
    account: 'theo_thompson',
    nickname: 'Theo Thompson',
    seat: null,
    more: { follower_count: 221 },
  },
  {
    network: 'x_sandbox',
    account: 'louismoreau',
    nickname: 'Louis Moreau',
    seat: null,
    more: { follower_count: 277 },
  },
  {
    network: 'x',
    account: 'seaport_tea',
    nickname: 'Seaport Tea',
    seat: null,
    more: { import_type: 'list' },
  },
  {
    network: 'x',
    account: 'seaport_travel',
    nickname: 'Seaport Travel',
    seat: null,
    more: { import_type: 'list' },
  },
  { network: 'facebook', account: 'seaport.tea.house', nickname: 'Seaport Tea House', seat: null },
  { network: 'facebook', account: 'seaport.travel.club', nickname: 'Seaport Travel Club', seat: null },
  { network: 'instagram', account: 'seaport.gadgets', nickname: 'Seaport Gadgets', seat: null },
  {
    network: 'facebook_sandbox',
    account: 'harbor_tea',
    nickname: 'Harbor Tea',
    seat: 0,
    more: { follower_count: 1250 },
  },
  {
    network: 'instagram_sandbox',
    account: 'harbor_tea',
    nickname: 'Harbor Tea',
    seat: 0,
    more: { follower_count: 1250 },
  },
]
