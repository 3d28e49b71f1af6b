import { Network } from '@seaport/contract/kernel/network.schema'
import * as contract from '@seaport/contract/work/task'
import {
  changeTasks,
  createTasks,
  createTasksAgain,
  previewAudience,
} from '@seaport/contract/work/task-batch'
import { estimateTask } from '@seaport/contract/work/task-cost'
import { capabilitiesOf, offerOf } from '@seaport/platforms/capabilities'
import { listAnswer } from '../../../db/page.ts'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { orNotFound } from '../../../kernel/refusal.ts'
import { offeredNetworks } from '../../platform/network/network.public.ts'
import { listResources, toResource } from '../resource/resource.public.ts'
import { preview } from './audience-preview.ts'
import * as repository from './task.repository.ts'
import * as service from './task.service.ts'
import { changeMany, createAgain } from './task-change-many.ts'
import { estimate } from './task-cost.ts'
import { create } from './task-create.ts'
import { createBatch } from './task-create-batch.ts'
import { exportTargets, exportTasks } from './task-export.ts'
import { targetsAnswer, toOffer, toTask, toTaskDetail } from './task-mapper.ts'
import { pageOf } from './task-script.ts'

/** Tasks, for supervisors and for the seats that work on them. */
export function taskRoutes(registerRoute: RegisterRoute, installation: Installation): void {
  registerRoute(contract.listTasks, async ({ db, actor, now }, { query }) =>
    listAnswer(await repository.listTasks(db, service.scopeOf(actor), query), query, (row) =>
      toTask(row, now),
    ),
  )

  registerRoute(contract.countTasks, ({ db, actor }, { query }) =>
    repository.countTasks(db, service.scopeOf(actor), query),
  )

  registerRoute(contract.exportTasks, async ({ db, actor, locale, now }, { query }) =>
    exportTasks(db, service.scopeOf(actor), { locale, now }, query),
  )

  registerRoute(contract.listTaskKinds, async ({ db }, { query }) => {
    const configured = await offeredNetworks(db, installation)
    return {
      list: Network.options
        .filter((network) => query.network === undefined || network === query.network)
        .flatMap((network) =>
          capabilitiesOf(network).map(({ kind }) =>
            toOffer(network, kind, offerOf(configured, network, kind)),
          ),
        ),
    }
  })

  registerRoute(contract.createTask, ({ actor, now, mutate }, { body }) =>
    mutate(async (work) => {
      const networks = await offeredNetworks(work.trx, installation)
      return toTask(await create(work, actor, body, { networks }), now)
    }),
  )

  registerRoute(contract.getTask, async ({ db, actor, now }, { params }) => {
    const row = orNotFound(await repository.findTask(db, service.scopeOf(actor), params.id))
    return toTaskDetail(row, await pageOf(db, row), now)
  })

  registerRoute(contract.updateTask, ({ actor, now, mutate }, { params, body }) =>
    mutate(async (work) => toTask(await service.update(work, actor, params.id, body), now)),
  )

  registerRoute(contract.deleteTask, ({ actor, mutate }, { params }) =>
    mutate(async (work) => {
      await service.remove(work, actor, params.id)
      return {}
    }),
  )

  registerRoute(contract.endTask, ({ actor, now, mutate }, { params }) =>
    mutate(async (work) => toTask(await service.end(work, actor, params.id), now)),
  )

  registerRoute(contract.retryTask, ({ actor, now, mutate }, { params }) =>
    mutate(async (work) => toTask(await service.retry(work, actor, params.id), now)),
  )

  batchRoutes(registerRoute, installation)
  targetRoutes(registerRoute)
}

/** Several tasks at once, and previews before they are created. */
function batchRoutes(registerRoute: RegisterRoute, installation: Installation): void {
  registerRoute(createTasks, ({ actor, now, mutate }, { body }) =>
    mutate(async (work) => {
      const networks = await offeredNetworks(work.trx, installation)
      const created = await createBatch(work, actor, body, { networks })
      return { list: created.map((row) => toTask(row, now)) }
    }),
  )

  registerRoute(changeTasks, ({ actor, locale, mutate }, { body }) =>
    mutate((work) => changeMany(work, actor, body, locale)),
  )

  registerRoute(createTasksAgain, ({ actor, locale, now, mutate }, { body }) =>
    mutate(async (work) => {
      const networks = await offeredNetworks(work.trx, installation)
      const { created, ...rest } = await createAgain(work, actor, body.ids, { networks }, locale)
      return { list: created.map((row) => toTask(row, now)), ...rest }
    }),
  )

  registerRoute(previewAudience, async ({ db, actor, now }, { body }) =>
    preview(
      { trx: db, kind: installation.database.kind, now },
      actor,
      body,
      await offeredNetworks(db, installation),
    ),
  )

  registerRoute(estimateTask, async ({ db, actor, now }, { body }) =>
    estimate({ trx: db, kind: installation.database.kind, now }, actor, body, {
      networks: await offeredNetworks(db, installation),
      env: installation.env,
    }),
  )
}

/** What a task works through, and what it has collected. */
function targetRoutes(registerRoute: RegisterRoute): void {
  registerRoute(contract.listTaskTargets, async ({ db, actor }, { params, query }) => {
    const task = orNotFound(await repository.findTask(db, service.scopeOf(actor), params.id))
    return targetsAnswer(db, task.id, query)
  })

  registerRoute(contract.exportTaskTargets, async ({ db, actor, locale, now }, { params, query }) => {
    const task = orNotFound(await repository.findTask(db, service.scopeOf(actor), params.id))
    return exportTargets(db, task, { locale, now }, query)
  })

  registerRoute(contract.listTaskResources, async ({ db, actor }, { params, query }) => {
    const task = orNotFound(await repository.findTask(db, service.scopeOf(actor), params.id))
    const resources = await listResources(db, actor.tenantId, { ...query, task_id: task.id })
    return listAnswer(resources, query, toResource)
  })
}
