import { listAccounts } from '@seaport/contract/desk/account'
import { listSeats } from '@seaport/contract/desk/seat'
import type { Locale } from '@seaport/contract/kernel/locale.schema'
import type { NetworkId } from '@seaport/contract/kernel/network'
import type { PermissionKey } from '@seaport/contract/kernel/permission'
import { listOrders } from '@seaport/contract/money/order'
import { listResources } from '@seaport/contract/work/resource'
import { foundKinds, searchEverything } from '@seaport/contract/work/search'
import type { FoundKind } from '@seaport/contract/work/search.schema'
import { listTasks } from '@seaport/contract/work/task'
import { translateTaskName } from '@seaport/i18n/server'
import type { Db } from '../../../db/schema.ts'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import * as repository from './search.repository.ts'

interface Row {
  id: string
  title: string
  detail: string | null
  network?: NetworkId
}

/** Finder of each kind, the key of its list, and the path of one result. */
const kinds: Record<
  FoundKind,
  {
    key: PermissionKey
    find(db: Db, wanted: repository.Wanted, locale: Locale): Promise<Row[]>
    pathOf(row: Row): string
  }
> = {
  account: {
    key: listAccounts.permission,
    find: repository.accounts,
    pathOf: ({ id }) => `/media?${new URLSearchParams({ id })}`,
  },
  seat: {
    key: listSeats.permission,
    find: repository.seats,
    pathOf: ({ id }) => `/seatAccount?${new URLSearchParams({ id })}`,
  },
  task: {
    key: listTasks.permission,
    find: async (db, wanted, locale) =>
      (await repository.tasks(db, wanted)).map(({ id, name, kind, account }) => ({
        id,
        title: translateTaskName(locale, { name, kind, account: { account } }),
        detail: account,
      })),
    pathOf: ({ id }) => `/task/${id}`,
  },
  person: {
    key: listResources.permission,
    find: repository.people,
    pathOf: ({ id }) => `/resource?${new URLSearchParams({ id })}`,
  },
  order: {
    key: listOrders.permission,
    find: repository.orders,
    pathOf: ({ id }) => `/paymentData-user?${new URLSearchParams({ order: id })}`,
  },
}

/** One search over everything of a tenant. */
export function searchRoutes(registerRoute: RegisterRoute): void {
  registerRoute(searchEverything, async ({ db, locale, actor: { tenantId, keys } }, { query: { text } }) => {
    const found = await Promise.all(
      foundKinds
        .filter((kind) => keys.has(kinds[kind].key))
        .map(async (kind) =>
          (await kinds[kind].find(db, { tenantId, text }, locale)).map((row) => ({
            kind,
            ...row,
            detail: row.detail ?? '',
            network: row.network ?? null,
            path: kinds[kind].pathOf(row),
          })),
        ),
    )
    return { list: found.flat() }
  })
}
