import * as contract from '@seaport/contract/work/runner'
import { instant } from '../../../db/wire.ts'
import type { Mount } from '../../../kernel/http/route.ts'
import type { Install } from '../../../kernel/install.ts'
import * as promotion from './promotion.ts'
import * as service from './runner.service.ts'

/** What a seat's local runner asks and reports (design, section 4, Runner protocol). */
export function runnerRoutes(mount: Mount, _install: Install): void {
  mount(contract.claimTasks, ({ actor, mutate }, { body }) =>
    mutate(async (work) => ({ tasks: await service.claim(work, actor, body) })),
  )

  mount(contract.reportProgress, ({ actor, mutate }, { params, body }) =>
    mutate(async (work) => ({ lease_until: instant(await service.progress(work, actor, params.id, body)) })),
  )

  mount(contract.uploadResources, ({ actor, mutate }, { params, body }) =>
    mutate((work) => service.upload(work, actor, params.id, body)),
  )

  mount(contract.nextTarget, ({ actor, mutate }, { params, body }) =>
    mutate((work) => promotion.next(work, actor, params.id, body)),
  )

  mount(contract.settleTarget, ({ actor, mutate }, { params, body }) =>
    mutate((work) => promotion.settle(work, actor, params.id, body)),
  )

  mount(contract.finishTask, ({ actor, log, mutate }, { params, body }) =>
    mutate(async (work) => {
      await service.finish(work, actor, params.id, body, log)
      return { status: body.status }
    }),
  )
}
