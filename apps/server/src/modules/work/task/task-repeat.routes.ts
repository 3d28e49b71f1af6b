import * as contract from '@seaport/contract/work/task-repeat'
import { instant } from '../../../db/wire.ts'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import { orNotFound } from '../../../kernel/refusal.ts'
import { findTask } from './task.repository.ts'
import { scopeOf } from './task.service.ts'
import { plannedRepeats } from './task-repeat.repository.ts'
import { repeat, shownRepeat, stopRepeat, toPlan } from './task-repeat.ts'

/** Tasks that repeat on days of the week. */
export function taskRepeatRoutes(registerRoute: RegisterRoute): void {
  registerRoute(contract.getTaskRepeat, async ({ db, actor, locale }, { params }) => {
    const { id } = orNotFound(await findTask(db, scopeOf(actor), params.id))
    return { repeat: await shownRepeat(db, id, locale) }
  })

  registerRoute(contract.repeatTask, ({ actor, locale, mutate }, { params, body }) =>
    mutate(async (work) => {
      await repeat(work, actor, params.id, body)
      return orNotFound((await shownRepeat(work.trx, params.id, locale)) ?? undefined)
    }),
  )

  registerRoute(contract.stopTaskRepeat, ({ actor, mutate }, { params }) =>
    mutate(async (work) => {
      await stopRepeat(work, actor, params.id)
      return {}
    }),
  )

  registerRoute(contract.repeatTasks, ({ actor, mutate }, { body: { ids, ...plan } }) =>
    mutate(async (work) => {
      for (const id of inLockOrder(ids)) await repeat(work, actor, id, plan)
      return {}
    }),
  )

  registerRoute(contract.stopTaskRepeats, ({ actor, mutate }, { body }) =>
    mutate(async (work) => {
      for (const id of inLockOrder(body.ids)) await stopRepeat(work, actor, id)
      return {}
    }),
  )

  registerRoute(contract.listTaskRepeats, async ({ db, actor }) => {
    const rows = await plannedRepeats(db, actor.tenantId)
    return {
      list: rows.flatMap((row) => {
        if (row.next_at === null) return []
        const { name, kind, account_id, account } = row
        const shown = { name, kind, account: { id: account_id, account } }
        return [{ ...toPlan(row), ...shown, next_at: instant(row.next_at) }]
      }),
    }
  })
}

/** The order in which all requests lock tasks, so that two of them don't wait for each other. */
const inLockOrder = (ids: readonly string[]) => ids.toSorted()
