import type { ProxyTable } from '../../../db/schema/seat.ts'
import type { Db } from '../../../db/schema.ts'
import { newId } from '../../../kernel/id.ts'
import type { Installation } from '../../../kernel/installation.ts'
import type { Job } from '../../../kernel/jobs/jobs.ts'
import { withTransaction } from '../../../kernel/unit-of-work.ts'
import { type CheckResult, checkProxy } from './proxy-check.ts'
import { openPassword, withCredentials } from './proxy-secret.ts'

/** Concurrent checks of one server; each proxy has one at a time, on any server. */
const AT_ONCE = 16
/** Milliseconds after which a claimed but unfinished check is repeated: far beyond its own time limit. */
const CLAIM = 60_000

/** Runs the requested checks of proxies. */
export function proxyJobs(installation: Installation): Job[] {
  return [{ name: 'proxy-check', intervalSeconds: 2, run: () => checkRequested(installation) }]
}

async function checkRequested(installation: Installation): Promise<void> {
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (;;) {
      const proxy = await claimNext(installation)
      if (!proxy) return
      await note(installation, proxy, await check(installation, proxy))
    }
  })
  const [failed] = (await Promise.allSettled(workers)).filter((outcome) => outcome.status === 'rejected')
  if (failed) throw failed.reason
}

async function check(installation: Installation, proxy: ProxyTable): Promise<CheckResult> {
  const { checkUrl, allowPrivate } = installation.env.proxy
  // The secret was lost or replaced: the login has to be entered again.
  if (openPassword(installation, proxy) === null) return { ok: false, error: 'proxy_login_refused' }
  return checkProxy(withCredentials(installation, proxy), { checkUrl, allowPrivate })
}

/** Takes the check that has waited longest. */
function claimNext(installation: Installation): Promise<ProxyTable | undefined> {
  return withTransaction(installation, async ({ trx, now }) => {
    const next = await trx
      .selectFrom('proxy')
      .select('id')
      .where('check_wanted_at', 'is not', null)
      .where((eb) => eb.or([eb('check_claimed_until', 'is', null), eb('check_claimed_until', '<', now)]))
      .orderBy('check_wanted_at')
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!next) return undefined
    return trx
      .updateTable('proxy')
      .set({ check_claim: newId(), check_claimed_until: now + CLAIM })
      .where('id', '=', next.id)
      .returningAll()
      .executeTakeFirst()
  })
}

/** The check of a lost server is repeated after its claim: see `shortenWaits`. */
export async function endLongProxyClaims(db: Db, now: number): Promise<void> {
  await db
    .updateTable('proxy')
    .set({ check_claimed_until: now + CLAIM })
    .where('check_wanted_at', 'is not', null)
    .where('check_claimed_until', '>', now + CLAIM)
    .execute()
}

/** Saves the result of a check, unless the proxy was changed or another server took over the check since. */
async function note(installation: Installation, proxy: ProxyTable, result: CheckResult): Promise<void> {
  const seen = result.ok
    ? {
        status: 'normal' as const,
        response_ms: result.responseMs,
        exit_address: result.exit.address,
        exit_country: result.exit.country,
        error: null,
      }
    : {
        status: 'abnormal' as const,
        response_ms: null,
        exit_address: null,
        exit_country: null,
        error: result.error,
      }
  await withTransaction(installation, async ({ trx, now, emit }) => {
    const { numUpdatedRows } = await trx
      .updateTable('proxy')
      .set({
        ...seen,
        last_detected_at: now,
        check_wanted_at: null,
        check_claim: null,
        check_claimed_until: null,
      })
      .where('id', '=', proxy.id)
      .where('check_claim', '=', proxy.check_claim)
      .executeTakeFirst()
    if (numUpdatedRows) emit(proxy.tenant_id, { type: 'proxy', id: proxy.id })
  })
}
