import {
  adjustBalance,
  adminListLedger,
  exportLedger as exportLedgerContract,
  listLedger,
} from '@seaport/contract/money/wallet'
import type { LedgerEntry } from '@seaport/contract/money/wallet.schema'
import { listAnswer } from '../../../db/page.ts'
import type { LedgerTable } from '../../../db/schema/money.ts'
import { cents, instant, money } from '../../../db/wire.ts'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import { withPeriodStart } from '../../../kernel/period.ts'
import { audit } from '../../platform/audit/audit.public.ts'
import { exportLedger } from './ledger-export.ts'
import { pageOfAllLedgers, pageOfLedger } from './wallet.repository.ts'
import { lockWallet, moveBalance, requireOthersWallet } from './wallet.service.ts'

/** The ledger, for its owner and for administrators, and the adjustment of a balance by hand. */
export function walletRoutes(registerRoute: RegisterRoute): void {
  registerRoute(listLedger, async ({ db, actor, now }, { query }) => {
    const page = await pageOfLedger(db, actor.tenantId, withPeriodStart(query, now))
    return {
      ...listAnswer(page, query, toEntry),
      ...cursorAnswer(page.rows, query, (row) => `${row.at}.${row.seq}`),
    }
  })

  registerRoute(exportLedgerContract, async ({ db, actor, locale, now }, { query }) =>
    exportLedger(db, actor.tenantId, { locale, now }, query),
  )

  registerRoute(adminListLedger, async ({ db, now }, { query }) => {
    const page = await pageOfAllLedgers(db, withPeriodStart(query, now))
    const list = listAnswer(page, query, (row) => ({
      ...toEntry(row),
      user_id: row.tenant_id,
      email: row.email,
      operator_id: row.actor_id,
      operator_email: row.operator_email,
    }))
    return { ...list, ...cursorAnswer(page.rows, query, (row) => `${row.at}.${row.id}`) }
  })

  registerRoute(adjustBalance, (context, { params, body }) =>
    context.mutate(async (work) => {
      await requireOthersWallet(work, context.actor, params.id)
      const wallet = await lockWallet(work, params.id)
      const { remark } = body
      const entry = await moveBalance(work, wallet, {
        type: 'adjustment',
        amount: cents(body.amount),
        remark,
        actorId: context.actor.userId,
        idempotencyKey: context.header('idempotency-key'),
      })
      const shown = toEntry(entry)
      await audit(work, context, {
        action: 'user.adjust_balance',
        subject: params.id,
        tenantId: params.id,
        before: { balance: shown.amount_before },
        after: { balance: shown.amount_after, remark },
      })
      return shown
    }),
  )
}

function toEntry(row: LedgerTable): LedgerEntry {
  return {
    id: row.id,
    seq: row.seq,
    time: instant(row.at),
    type: row.type,
    amount: money(row.amount_cents),
    amount_before: money(row.before_cents),
    amount_after: money(row.after_cents),
    remark: row.remark,
    order_no: row.order_no,
  }
}

/** What a list adds that can be read by cursor; a short page is the last one. */
function cursorAnswer<Row>(
  rows: readonly Row[],
  { cursor, page_size }: { cursor?: string | undefined; page_size: number },
  placeOf: (row: Row) => string,
): { total?: null; next_cursor: string | null } {
  const last = rows.at(-1)
  const next_cursor = last === undefined || rows.length < page_size ? null : placeOf(last)
  return { ...(cursor !== undefined && { total: null }), next_cursor }
}
