import * as contract from '@seaport/contract/work/runner'
import { defaultWebBases } from '@seaport/platforms/target-url'
import { instant } from '../../../db/wire.ts'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import type { Installation } from '../../../kernel/installation.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { offeredNetworks } from '../../platform/network/network.public.ts'
import * as handwork from './keep.ts'
import * as promotion from './promotion.ts'
import * as service from './runner.service.ts'

/** The runner's protocol: claim, progress, resources, targets, finish. */
export function runnerRoutes(registerRoute: RegisterRoute, installation: Installation): void {
  const webBases = async ({ trx }: UnitOfWork): Promise<handwork.WebBaseOf> => {
    const configured = await offeredNetworks(trx, installation)
    return (network) =>
      configured.find((one) => one.network === network)?.web_base ?? defaultWebBases[network]
  }

  registerRoute(contract.claimTasks, ({ actor, mutate }, { body }) =>
    mutate(async (work) => ({ tasks: await service.claim(work, actor, body, installation) })),
  )

  registerRoute(contract.reportProgress, ({ actor, mutate }, { params, body }) =>
    mutate(async (work) => ({
      lease_until: instant(await service.progress(work, actor, params.id, body, installation)),
    })),
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

  registerRoute(contract.undoOutcome, ({ actor, mutate }, { params, body }) =>
    mutate((work) => promotion.undoOutcome(work, actor, params.id, body)),
  )

  registerRoute(contract.keepPerson, ({ actor, mutate }, { params, body }) =>
    mutate(async (work) => handwork.keep(work, actor, params.id, body, await webBases(work))),
  )

  registerRoute(contract.undoKeep, ({ actor, mutate }, { params, body }) =>
    mutate(async (work) => handwork.undo(work, actor, params.id, body, await webBases(work))),
  )

  registerRoute(contract.finishTask, ({ actor, log, mutate }, { params, body }) =>
    mutate(async (work) => {
      await service.finish(work, actor, params.id, body, { env: installation.env, log })
      return { status: body.status }
    }),
  )
}
