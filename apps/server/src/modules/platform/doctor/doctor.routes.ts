import { runDoctor } from '@seaport/contract/platform/doctor'
import { instant } from '../../../db/wire.ts'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import type { Installation } from '../../../kernel/installation.ts'
import type { JobRunner } from '../../../kernel/jobs/jobs.ts'
import { recordHit } from '../../../kernel/throttle/throttle.ts'
import { examine } from './doctor.service.ts'

/** Each call asks a mail server, DNS and the internet. */
const rule = { name: 'doctor', limit: 30, seconds: 600 }

/** Problems of the installation, for its administrators. */
export function doctorRoutes(
  registerRoute: RegisterRoute,
  installation: Installation,
  jobs: JobRunner,
): void {
  registerRoute(runDoctor, async ({ db, actor, now }) => {
    await recordHit(db, rule, actor.userId, now)
    return { checked_at: instant(now), list: await examine(installation, () => jobs.states()) }
  })
}
