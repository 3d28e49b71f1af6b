import {
  assignAccounts,
  createAccount,
  deleteAccount,
  importAccounts,
  listAccounts,
  unassignAccounts,
  updateAccount,
} from '@seaport/contract/account'
import type { Mount } from '../../app/route.ts'
import { listAnswer } from '../../db/page.ts'
import { pageOfAccounts } from './account.repository.ts'
import { assign, create, remove, unassign, update } from './account.service.ts'
import { importList, tryImport } from './account-import.ts'
import { toAccount } from './account-wire.ts'

/** Social accounts, as their supervisor manages them. */
export function accountRoutes(mount: Mount): void {
  mount(listAccounts, async ({ actor, db }, { query }) =>
    listAnswer(await pageOfAccounts(db, actor.tenantId, query), query, toAccount),
  )

  mount(createAccount, ({ actor, mutate }, { body }) =>
    mutate(async (work) => toAccount(await create(work, actor.tenantId, body))),
  )

  mount(importAccounts, ({ actor, db, locale, mutate }, { body }) =>
    body.dry_run
      ? tryImport(db, actor.tenantId, body, locale)
      : mutate((work) => importList(work, actor.tenantId, body, locale)),
  )

  mount(updateAccount, ({ actor, mutate }, { params, body }) =>
    mutate(async (work) => toAccount(await update(work, actor.tenantId, params.id, body))),
  )

  mount(deleteAccount, ({ actor, mutate }, { params }) =>
    mutate(async (work) => {
      await remove(work, actor.tenantId, params.id)
      return {}
    }),
  )

  mount(assignAccounts, ({ actor, mutate }, { body }) =>
    mutate(async (work) => ({ assigned: await assign(work, actor.tenantId, body) })),
  )

  mount(unassignAccounts, ({ actor, mutate }, { body }) =>
    mutate(async (work) => ({ unassigned: await unassign(work, actor.tenantId, body.account_ids) })),
  )
}
