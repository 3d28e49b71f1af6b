import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'

/** What stands on accounts hears of them, in the same unit of work; the composition connects it. */
export interface AccountHooks {
  /** An account leaves its seat: whatever it does there ends, before its own port is free. */
  accountLeaves(
    work: UnitOfWork,
    account: { tenantId: string; accountId: string; reason: 'account_unassigned' | 'account_deleted' },
  ): Promise<void>
}
