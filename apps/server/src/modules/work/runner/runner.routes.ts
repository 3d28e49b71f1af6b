import * as contract from '@seaport/contract/work/runner'
import { defaultWebBases } from '@seaport/platforms/target-url'
import { instant } from '../../../db/wire.ts'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { configuredNetworks } from '../../people/system/system.public.ts'
import * as handwork from './keep.ts'
import * as promotion from './promotion.ts'
import * as service from './runner.service.ts'

/** What a seat's local runner asks and reports (design, section 4, Runner protocol). */
export function runnerRoutes(registerRoute: RegisterRoute, { env }: Installation): void {
  const webBaseOf: handwork.WebBaseOf = (network) =>
    configuredNetworks(env).find((address) => address.network === network)?.web_base ??
    defaultWebBases[network]

  registerRoute(contract.claimTasks, ({ actor, mutate }, { body }) =>
    mutate(async (work) => ({ tasks: await service.claim(work, actor, body) })),
  )

  registerRoute(contract.reportProgress, ({ actor, mutate }, { params, body }) =>
    mutate(async (work) => ({ lease_until: instant(await service.progress(work, actor, params.id, body)) })),
  )

  registerRoute(contract.uploadResources, ({ actor, mutate }, { params, body }) =>
    mutate((work) => service.upload(work, actor, params.id, body)),
  )

  registerRoute(contract.nextTarget, ({ actor, mutate }, { params, body }) =>
    mutate((work) => promotion.fetchNextTarget(work, actor, params.id, body)),
  )

  registerRoute(contract.settleTarget, ({ actor, mutate }, { params, body }) =>
    mutate((work) => promotion.recordOutcome(work, actor, params.id, body)),
  )

  registerRoute(contract.keepPerson, ({ actor, mutate }, { params, body }) =>
    mutate((work) => handwork.keep(work, actor, params.id, body, webBaseOf)),
  )

  registerRoute(contract.undoKeep, ({ actor, mutate }, { params, body }) =>
    mutate((work) => handwork.undo(work, actor, params.id, body, webBaseOf)),
  )

  registerRoute(contract.finishTask, ({ actor, log, mutate }, { params, body }) =>
    mutate(async (work) => {
      await service.finish(work, actor, params.id, body, log)
      return { status: body.status }
    }),
  )
}
