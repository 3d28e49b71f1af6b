import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'

/** Hooks for modules above accounts, called in the same unit of work and connected by the composition. */
export interface AccountHooks {
  /** An account leaves its seat: its work there ends before its own port is released. */
  accountLeaves(
    work: UnitOfWork,
    account: { tenantId: string; accountId: string; reason: 'account_unassigned' | 'account_deleted' },
  ): Promise<void>
  /** An account is blocked: its tasks wait. */
  accountBlocked(work: UnitOfWork, account: { tenantId: string; accountId: string }): Promise<void>
  /** An account gets another time zone; called before its row is locked. */
  accountMoves(
    work: UnitOfWork,
    account: { tenantId: string; accountId: string; timeZone: string },
  ): Promise<void>
  /** The account is no longer blocked: waiting tasks resume. */
  accountUnblocked(work: UnitOfWork, account: { tenantId: string; accountId: string }): Promise<void>
}
