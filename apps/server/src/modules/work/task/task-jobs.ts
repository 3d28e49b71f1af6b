import { LEASE_SECONDS } from '@seaport/contract/work/runner'
import type { Db } from '../../../db/schema.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { eachApart } from '../../../kernel/jobs/each-apart.ts'
import type { Job } from '../../../kernel/jobs/jobs.ts'
import { type UnitOfWork, withTransaction } from '../../../kernel/unit-of-work.ts'
import { closeTenantAccounts } from '../../desk/account/account.public.ts'
import { expiredTenants } from '../../desk/port/port.public.ts'
import { isOnline } from '../../desk/seat/seat.public.ts'
import { lockUser } from '../../people/user/user.public.ts'
import { offeredNetworks } from '../../platform/network/network.public.ts'
import { endTasks, startDueTasks } from './task-bulk.ts'
import { moveTasks } from './task-move.ts'
import { dueRepeats } from './task-repeat.repository.ts'
import { runDue } from './task-repeat.ts'

/** Maximum tasks of one pass; the next pass takes the rest. */
const PASS = 500

/** Background jobs on tasks. Several servers may run each at once: row locks make the others wait and find the work done. */
export function taskJobs(installation: Installation): Job[] {
  return [
    { name: 'task-lease', intervalSeconds: 5, run: () => loseLeases(installation) },
    { name: 'task-start', intervalSeconds: 5, run: () => startDue(installation) },
    { name: 'task-repeat', intervalSeconds: 15, run: () => repeatDue(installation) },
    { name: 'port-expiry', intervalSeconds: 15, run: () => expirePorts(installation) },
  ]
}

/** Returns tasks whose runner gave no sign of life to the queue. */
function loseLeases(installation: Installation): Promise<void> {
  return withTransaction(installation, async (work) => {
    const late = await work.trx
      .selectFrom('task')
      .select('id')
      .where('status', '=', 'running')
      .where('lease_until', '<', work.now)
      .orderBy('id')
      .limit(PASS)
      .forUpdate()
      .execute()
    await moveTasks(
      work,
      late.map(({ id }) => id),
      { trigger: 'lease_lost' },
    )
  })
}

/** A running task waits at most one lease for its runner: see `shortenWaits`. */
export async function endLongLeases(db: Db, now: number): Promise<void> {
  const until = now + LEASE_SECONDS * 1000
  await db
    .updateTable('task')
    .set({ lease_until: until })
    .where('status', '=', 'running')
    .where('lease_until', '>', until)
    .execute()
}

/** Starts pending tasks whose time has come if their seat is online. */
async function startDue(installation: Installation): Promise<void> {
  const { db } = installation.database
  const now = installation.clock()
  const seats = await db
    .selectFrom('seat')
    .select(['id', 'tenant_id', 'session_hash', 'last_seen_at'])
    .where('session_hash', 'is not', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('task')
          .select('task.id')
          .whereRef('task.seat_id', '=', 'seat.id')
          .where('task.status', '=', 'pending')
          .where((or) => or.or([or('scheduled_at', 'is', null), or('scheduled_at', '<=', now)])),
      ),
    )
    .execute()
  await eachApart(
    seats.filter((seat) => isOnline(seat, now)),
    ({ tenant_id: tenantId, id: seatId }) =>
      withTransaction(installation, (work) => startDueTasks(work, { tenantId, seatId })),
  )
}

/** Creates due repeats one by one: a refusal or fault of one does not affect the others. */
async function repeatDue(installation: Installation): Promise<void> {
  const { db } = installation.database
  await eachApart(await dueRepeats(db, installation.clock(), PASS), (id) =>
    withTransaction(installation, async (work) =>
      runDue(work, id, { networks: await offeredNetworks(work.trx, installation) }),
    ),
  )
}

/** At the end of a tenant's term, its tasks end and its accounts close; the data stays. */
async function expirePorts(installation: Installation): Promise<void> {
  const tenants = await expiredTenants(installation.database.db, installation.clock())
  await eachApart(tenants, (id) => withTransaction(installation, (work) => expireTenant(work, id)))
}

async function expireTenant(work: UnitOfWork, tenantId: string): Promise<void> {
  const tenant = await lockUser(work, tenantId)
  // The term may have been extended since the tenant was found.
  if (!tenant?.port_expire_at || tenant.port_expire_at > work.now) return
  await endTasks(work, { tenantId, reason: 'port_expired' })
  await closeTenantAccounts(work, tenantId, 'port_expired')
}
