import {
  blockAccount,
  countAccounts,
  createAccount,
  deleteAccount,
  getAccount,
  importAccounts,
  listAccountBlocks,
  listAccounts,
  unblockAccount,
  updateAccount,
} from '@seaport/contract/desk/account'
import { columnTitles } from '@seaport/contract/desk/account-columns'
import { accountTemplate, importAccountFile, readAccountColumns } from '@seaport/contract/desk/account-import'
import { exportAccounts as exportContract } from '@seaport/contract/desk/desk-export'
import { listAnswer } from '../../../db/page.ts'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { orNotFound, refuse } from '../../../kernel/refusal.ts'
import { readHeads } from '../../../kernel/spreadsheet/read.ts'
import { templateAnswer } from '../../platform/file/file.public.ts'
import { offeredNetworks, requireNetwork } from '../../platform/network/network.public.ts'
import { accountCounts, findAccount, pageOfAccounts } from './account.repository.ts'
import { create, remove, update } from './account.service.ts'
import { pageOfBlocks } from './account-block.repository.ts'
import { blockByPerson, unblock } from './account-block.ts'
import { withFields } from './account-columns.ts'
import { exportAccounts } from './account-export.ts'
import type { AccountHooks } from './account-hooks.ts'
import { importList, mayBindProxies, previewImport } from './account-import.ts'
import { fileColumns, importFile, rowOf } from './account-import-file.ts'
import type { PasswordOf } from './account-import-places.ts'
import { toAccount, toBlock } from './account-mapper.ts'

/** Social accounts, as their supervisor manages them. */
export function accountRoutes(
  registerRoute: RegisterRoute,
  installation: Installation,
  hooks: AccountHooks,
  passwordOf: PasswordOf,
): void {
  registerRoute(listAccounts, async ({ actor, db }, { query }) =>
    listAnswer(await pageOfAccounts(db, actor.tenantId, query), query, toAccount),
  )

  registerRoute(countAccounts, ({ actor, db }, { query }) => accountCounts(db, actor.tenantId, query))

  registerRoute(getAccount, async ({ actor, db }, { params }) =>
    toAccount(orNotFound(await findAccount(db, actor.tenantId, params.id))),
  )

  registerRoute(exportContract, async ({ actor, db, locale, now }, { query }) =>
    exportAccounts(db, actor.tenantId, { locale, now }, query),
  )

  registerRoute(createAccount, ({ actor, mutate }, { body }) =>
    mutate(async (work) => {
      const place = await requireNetwork(work.trx, installation, body.network)
      return toAccount(await create(work, actor.tenantId, place, body))
    }),
  )

  registerRoute(importAccounts, async ({ actor, db, locale, mutate }, { body }) => {
    if (body.network) await requireNetwork(db, installation, body.network)
    const order = {
      ...body,
      rows: body.rows.map((cells, index) => rowOf(index + 1, cells, '', locale)),
      places: await offeredNetworks(db, installation),
      passwordOf,
      import_type: 'list' as const,
      mayBind: mayBindProxies(actor),
    }
    return body.dry_run
      ? previewImport(db, actor.tenantId, order, locale)
      : mutate((work) => importList(work, actor.tenantId, order, locale))
  })

  registerRoute(readAccountColumns, async (_context, { body, file }) => {
    const heads = await readHeads(await file.buffer(), columnTitles.account, body.has_titles)
    return { has_titles: heads.hasTitles, columns: withFields(heads) }
  })

  registerRoute(importAccountFile, (context, { body, file }) =>
    importFile({ installation, passwordOf }, context, body, file),
  )

  registerRoute(accountTemplate, async ({ locale }) => templateAnswer(locale, 'accounts', fileColumns))

  registerRoute(updateAccount, ({ actor, mutate }, { params, body }) =>
    mutate(async (work) => toAccount(await update(work, hooks, actor.tenantId, params.id, body))),
  )

  registerRoute(deleteAccount, ({ actor, mutate }, { params }) =>
    mutate(async (work) => {
      await remove(work, hooks, actor.tenantId, params.id)
      return {}
    }),
  )

  registerRoute(listAccountBlocks, async ({ actor, db }, { params, query }) => {
    const account = orNotFound(await findAccount(db, actor.tenantId, params.id))
    if (actor.kind === 'seat' && account.seat_id !== actor.seatId) refuse('not_found')
    return listAnswer(await pageOfBlocks(db, account.id, query), query, toBlock)
  })

  registerRoute(blockAccount, ({ actor, mutate }, { params, body }) =>
    mutate(async (work) =>
      toAccount(
        await blockByPerson(work, hooks, { tenantId: actor.tenantId, accountId: params.id, ...body }),
      ),
    ),
  )

  registerRoute(unblockAccount, ({ actor, mutate }, { params, body }) =>
    mutate(async (work) =>
      toAccount(await unblock(work, hooks, { tenantId: actor.tenantId, accountId: params.id, ...body })),
    ),
  )
}
