import type { UserTable } from '../db/schema/user.ts'
import type { Installation } from '../kernel/installation.ts'
import { hashPassword } from '../kernel/password.ts'
import { type UnitOfWork, withTransaction } from '../kernel/unit-of-work.ts'
import { insertAccounts } from '../modules/desk/account/account.public.ts'
import { insertSeat } from '../modules/desk/seat/seat.public.ts'
import { ensureRoles } from '../modules/people/role/role.public.ts'
import { insertUser } from '../modules/people/user/user.public.ts'
import { changeSettings } from '../modules/platform/setting/setting.public.ts'
import { beginNotifications } from '../modules/work/notification/notification.public.ts'
import { rebuild } from '../modules/work/stats/stats.public.ts'
import { demoHistory, secondHistory } from './history.ts'
import { lastLogin, todayOfSeat, writeLogin, writeLogins } from './logins.ts'
import { tasksOfOtherKinds } from './other-kinds.ts'
import { DAY, demoAccount, demoAccounts, demoSeat, demoUser } from './people.ts'
import { ongoingTask, promotionTasks, writeBlocks } from './promotions.ts'
import { demoSettings, writeAdministration } from './seed-admin.ts'
import { writeActs, writeColleagues } from './seed-administrators.ts'
import { writeHelp } from './seed-help.ts'
import { writeLibrary } from './seed-library.ts'
import { writeMediaScripts } from './seed-media-scripts.ts'
import { demoMoney, secondMoney, writeMoney, writePriceList } from './seed-money.ts'
import { writeRegistrationConfig } from './seed-people.ts'
import { optOuts, writeResourceGroups } from './seed-resources.ts'
import { writeUsers } from './seed-users.ts'
import { readSeen } from './seen.ts'
import { type Desk, pastTasks, type Upcoming, upcomingTask, type Worker, writeInOrder } from './tasks.ts'

type Seat = ReturnType<typeof demoSeat>
type Account = ReturnType<typeof demoAccount>

/**
 * Fills an empty database with the demo: the owner, a supervisor with a month behind it, and a second, small tenant. Changes nothing
 * where there is anybody already.
 */
export async function seedDemo(installation: Installation): Promise<void> {
  const { db } = installation.database
  if (await db.selectFrom('user').select('id').limit(1).executeTakeFirst()) return
  await ensureRoles(installation)
  const [owner, supervisor, seat] = await Promise.all(
    ['Seaport-admin-1', 'Seaport-demo-1', 'Seaport-seat-1'].map(hashPassword),
  )
  const hashes = { owner: owner as string, supervisor: supervisor as string, seat: seat as string }
  const webBase = installation.env.sandboxUrl ?? 'http://127.0.0.1:8788'
  const seeded = await withTransaction(installation, async (work) => {
    // Before the last thing that the owner did.
    const ownerLogin = Math.round(work.now - 2.3 * DAY)
    const first = demoUser(work.now, {
      email: 'admin@seaport.test',
      username: 'Owner',
      password_hash: hashes.owner,
      role_key: 'owner',
      last_login_at: ownerLogin,
    })
    // Another server may be seeding at this moment: the unique address lets one of them through.
    if (!(await insertUser(work.trx, first))) return undefined
    await writeLogin(work, { userId: first.id, at: ownerLogin, ip: '203.116.10.5' })
    await writeRegistrationConfig(work)
    await writePriceList(work)
    const demo = await writeDemoTenant(work, hashes, webBase)
    const [scriptId = ''] = await writeLibrary(work, installation, { ...demo, ownerId: first.id })
    await writeInOrder([
      ...pastTasks(work, demo.desk, demoHistory),
      ...upcoming(work.now).map((task) => upcomingTask(work, demo.desk, task)),
      ...promotionTasks(work, demo.desk),
      ongoingTask(work, demo.desk, scriptId),
      ...tasksOfOtherKinds(work, demo.desk, scriptId),
      ...optOuts(work, demo.tenantId),
    ])
    await writeResourceGroups(work, demo.tenantId)
    await changeSettings(work, first.id, demoSettings(installation.env))
    await writeAdministration(work, { ownerId: first.id, supervisorId: demo.tenantId })
    await writeHelp(work, { ownerId: first.id, supervisorId: demo.tenantId })
    await writeSecondTenant(work, hashes, webBase)
    const colleagues = await writeColleagues(work)
    const financeId = colleagues.get('finance@seaport.test') ?? first.id
    const users = await writeUsers(work, hashes.supervisor, financeId)
    await writeActs(work, first.id, new Map([...colleagues, ...users]))
    await rebuild(work)
    return demo.tenantId
  })
  if (seeded !== undefined) await writeMediaScripts(installation, seeded)
}

interface Hashes {
  supervisor: string
  seat: string
}

/** @returns whose demo it is, and the accounts that go out through a proxy */
async function writeDemoTenant(work: UnitOfWork, hashes: Hashes, webBase: string) {
  const { now } = work
  const user = demoUser(now, {
    email: 'demo@seaport.test',
    username: 'Demo',
    password_hash: hashes.supervisor,
    role_key: 'user',
    plan: 'professional',
    industry: 'retail',
    team_size: '2-10',
    balance_cents: 128_640,
    port_num: 20,
    port_expire_at: now + 45 * DAY,
    gifted_at: now - 60 * DAY,
    last_login_at: lastLogin(now),
  })
  const common = { tenant_id: user.id, password_hash: hashes.seat }
  const seats = [
    demoSeat(now, { ...common, seat_code: '100001', name: 'Mei', allocated: 5, ...todayOfSeat(now, 0) }),
    demoSeat(now, { ...common, seat_code: '100002', name: 'Linh', allocated: 4, ...todayOfSeat(now, 1) }),
    demoSeat(now, {
      ...common,
      seat_code: '100003',
      name: 'Trainee',
      allocated: 2,
      enabled: 0,
      last_login_at: now - 12 * DAY,
      last_seen_at: now - 12 * DAY,
    }),
  ]
  const accounts = demoAccounts.map(({ seat, more, ...line }) =>
    demoAccount(now, {
      tenant_id: user.id,
      seat_id: seat === null ? null : (seats[seat]?.id ?? null),
      ...line,
      ...more,
    }),
  )
  const desk = await writeTenant(work, {
    user,
    seats,
    accounts,
    money: demoMoney,
    webBase,
  })
  const idOf = (handle: string) => accounts.find(({ account }) => account === handle)?.id ?? ''
  await writeBlocks(work, {
    tenantId: user.id,
    blockedId: idOf('louismoreau'),
    restingId: idOf('nova_gadgets'),
  })
  const [trainee, ...others] = seats.toReversed()
  const seatIds = others.toReversed().map(({ id }) => id)
  await writeLogins(work, { tenantId: user.id, seatIds, ...(trainee && { trainee }) })
  const bound = accounts.filter(({ network }) => network === 'x').map(({ id }) => id)
  return { tenantId: user.id, bound, desk }
}

/** Small, and never to be seen by the first. */
async function writeSecondTenant(work: UnitOfWork, hashes: Hashes, webBase: string): Promise<void> {
  const { now } = work
  const user = demoUser(now, {
    email: 'second@seaport.test',
    username: 'Second',
    password_hash: hashes.supervisor,
    role_key: 'user',
    balance_cents: 4_200,
    port_num: 4,
    port_expire_at: now + 12 * DAY,
    gifted_at: now - 60 * DAY,
    last_login_at: lastLogin(now),
  })
  const seat = demoSeat(now, {
    tenant_id: user.id,
    password_hash: hashes.seat,
    seat_code: '100004',
    name: 'Second desk',
    allocated: 3,
    ...todayOfSeat(now, 0),
  })
  const account = demoAccount(now, {
    tenant_id: user.id,
    network: 'x_sandbox',
    account: 'lotus_travel',
    nickname: 'Lotus Travel · 莲花旅行',
    follower_count: 640,
    seat_id: seat.id,
  })
  const desk = await writeTenant(work, {
    user,
    seats: [seat],
    accounts: [account],
    money: secondMoney,
    webBase,
  })
  await writeInOrder(pastTasks(work, desk, secondHistory))
  await writeLogins(work, { tenantId: user.id, seatIds: [seat.id] })
}

interface Tenant {
  user: UserTable
  seats: Seat[]
  accounts: Account[]
  money: Parameters<typeof writeMoney>[2]
  webBase: string
}

async function writeTenant(
  work: UnitOfWork,
  { user, seats, accounts, money, webBase }: Tenant,
): Promise<Desk> {
  const penniless = { ...user, balance_cents: 0, port_num: 0, port_expire_at: null }
  await insertUser(work.trx, penniless)
  await writeMoney(work, user, money)
  await beginNotifications(work, user.id, 'en')
  for (const seat of seats) await insertSeat(work.trx, seat)
  await insertAccounts(work.trx, accounts)
  return {
    workers: accounts.filter((account): account is Account & Worker => account.seat_id !== null),
    seen: readSeen(webBase),
    webBase,
    portsOf: (seatId) => seats.find(({ id }) => id === seatId)?.allocated ?? 1,
  }
}

const upcoming = (now: number): readonly Upcoming[] => [
  { group: 'harvest commenters', account: 0, target: 100, slot: 1, at: morningAfter(now, 1) },
  { group: 'nova_gadgets followers', account: 1, target: 200, slot: 2, at: morningAfter(now, 3) },
]

/** @returns nine in the morning, UTC, so many days after `now` */
function morningAfter(now: number, days: number): number {
  return now - (now % DAY) + days * DAY + 9 * 60 * 60 * 1000
}
