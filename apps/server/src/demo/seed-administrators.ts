import type { PermissionKey } from '@seaport/contract/kernel/permission'
import type { UserTable } from '../db/schema/user.ts'
import { hashPassword } from '../kernel/password.ts'
import { newToken } from '../kernel/secret.ts'
import type { UnitOfWork } from '../kernel/unit-of-work.ts'
import { insertRole } from '../modules/people/role/role.public.ts'
import { insertUser, newUser } from '../modules/people/user/user.public.ts'
import { audit } from '../modules/platform/audit/audit.public.ts'
import { atTheDesk } from './at-the-desk.ts'
import { writeLogin } from './logins.ts'
import { DAY } from './people.ts'

const roles: readonly { key: string; name: string; superuser: 0 | 1; keys: readonly PermissionKey[] }[] = [
  {
    key: 'demo-finance',
    name: 'Finance',
    superuser: 1,
    keys: ['0', '1-admin', '104', '105', '107', '120', '121'],
  },
  {
    key: 'demo-support',
    name: 'Support desk',
    superuser: 1,
    keys: ['0', '9', '106', '108', '109', '110', '122'],
  },
  {
    key: 'demo-trial',
    name: 'Trial',
    superuser: 0,
    keys: ['0', '1', '1-1', '1-2', '1-3', '1-6', '007', '008', '009', '9-1', '9-2'],
  },
]

/** @param daysAgo of the last login */
const administrators: readonly {
  daysAgo: number
  given: Pick<UserTable, 'email' | 'username' | 'role_key'> & Partial<UserTable>
}[] = [
  {
    daysAgo: 0.3,
    given: {
      email: 'finance@seaport.test',
      username: 'Finance',
      role_key: 'demo-finance',
      phone: '+65 6550 0110',
    },
  },
  {
    daysAgo: 1.2,
    given: {
      email: 'support@seaport.test',
      username: 'Support desk',
      role_key: 'demo-support',
      remark: 'Shared by the day shift',
    },
  },
  {
    daysAgo: 2.3,
    given: { email: 'operations@seaport.test', username: '运营 · 周敏', role_key: 'admin' },
  },
  {
    daysAgo: 10.3,
    given: {
      email: 'former@seaport.test',
      username: 'Former colleague',
      role_key: 'admin',
      status: 'disabled',
    },
  },
]

/** Adds the owner's colleagues, who have no usable password, and their roles. @returns their ids by address */
export async function writeColleagues(work: UnitOfWork): Promise<ReadonlyMap<string, string>> {
  const { trx, now } = work
  for (const { keys, ...role } of roles) await insertRole(trx, { ...role, keys: JSON.stringify(keys) })
  const password_hash = await hashPassword(newToken())
  const ids = new Map<string, string>()
  for (const [index, { daysAgo, given }] of administrators.entries()) {
    const at = Math.round(now - daysAgo * DAY)
    const user = newUser(now - (50 - index * 9) * DAY, { ...given, password_hash, last_login_at: at })
    await insertUser(trx, user)
    await writeLogin(work, { userId: user.id, at, ip: `203.116.10.${6 + index}` })
    ids.set(user.email, user.id)
  }
  return ids
}

interface Past {
  daysAgo: number
  by: string
  act: Parameters<typeof audit>[2]
}

/** Actions of the colleagues over the last weeks, as far as they show in the users. @param id of an address */
function history(id: (email: string) => string): readonly Past[] {
  const of = (email: string) => ({ subject: id(email), tenantId: id(email) })
  const [support, owner] = ['support@seaport.test', 'admin@seaport.test']
  return [
    {
      daysAgo: 32,
      by: owner,
      act: {
        action: 'role.create',
        subject: 'demo-trial',
        after: { name: 'Trial', superuser: false, keys: roles[2]?.keys },
      },
    },
    {
      daysAgo: 20,
      by: support,
      act: {
        action: 'user.set_ports',
        ...of('chan.kaming@kowloon-media.test'),
        before: { port_num: 2 },
        after: { port_num: 8, why: 'Promised on the phone' },
      },
    },
    {
      daysAgo: 15,
      by: support,
      act: { action: 'user.login_as', ...of('blocked@fast-followers.test') },
    },
    {
      daysAgo: 14.9,
      by: support,
      act: {
        action: 'user.update',
        ...of('blocked@fast-followers.test'),
        before: { status: 'normal', remark: '' },
        after: { status: 'disabled', remark: 'Sent spam, see ticket 1042' },
      },
    },
    {
      daysAgo: 9,
      by: owner,
      act: {
        action: 'system_user.update',
        subject: id('former@seaport.test'),
        before: { status: 'normal' },
        after: { status: 'disabled' },
      },
    },
    {
      daysAgo: 8.6,
      by: owner,
      act: {
        action: 'user.update',
        ...of('international.partnerships@southeast-asia-travel-bureau.test'),
        before: { contact: null },
        after: { contact: 'partnerships desk, weekdays from nine to six' },
      },
    },
    {
      daysAgo: 1.15,
      by: support,
      act: { action: 'user.reset_password', ...of('grace@little-academy.test') },
    },
  ]
}

/** Writes what the administrators did. @param ids of the colleagues and the supervisors, by address */
export async function writeActs(
  work: UnitOfWork,
  ownerId: string,
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const idOf = (email: string) => ids.get(email) ?? ownerId
  for (const { daysAgo, by, act } of history(idOf)) {
    const then = { ...work, now: Math.round(work.now - daysAgo * DAY) }
    await audit(then, atTheDesk(idOf(by)), act)
  }
}
