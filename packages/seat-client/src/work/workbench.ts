import type { PromotionOutcome } from '@seaport/contract/work/runner'
import type { PromotionKind } from '@seaport/contract/work/task-kind'
import { pageOf } from '@seaport/platforms/page-of'
import type { Runner } from '@seaport/runner/runner'
import type { SeatAccounts } from '../account/seat-accounts.ts'
import { ClientRefused } from '../client-refused.ts'
import type { Messages } from '../messages.ts'

/** Where a person works through a promotion: opens the next target's page in the account's view, and records the outcome. */
export interface Workbench {
  /** @throws ClientRefused when the account can't be opened, or the task is not under way here */
  begin(taskId: string): Promise<'open' | 'wait' | 'over' | 'bad_link' | 'away'>
  /** @throws ClientRefused when the target is not in progress any more */
  tell(taskId: string, told: PromotionOutcome): void
}

export interface WorkbenchOptions {
  runner: Pick<Runner, 'state' | 'begin' | 'tell'>
  accounts: Pick<SeatAccounts, 'prepare'>
  messages: Messages
}

/**
 * The account is opened first, behind its own proxy: no target may be started whose page can't be shown. If showing it fails after all, the target is
 * given back. Nothing here touches the page's content.
 */
export function createWorkbench({ runner, accounts, messages }: WorkbenchOptions): Workbench {
  const workbench: Workbench = {
    async begin(id) {
      const task = runner.state().tasks.find((one) => one.id === id)
      if (!task?.hand) throw new ClientRefused(messages, 'task_not_here')
      const { step } = task.hand
      const isShownAgain = step.kind === 'open' || step.kind === 'ask'
      const account = await accounts.prepare(task.account_id)
      const begun = await runner.begin(id)
      if (!begun) throw new ClientRefused(messages, 'task_not_here')
      if (begun.kind !== 'target') return begun.kind
      const { position, target } = begun.target
      const page = pageOf(account, task.kind as PromotionKind, target)
      if (page === null) {
        workbench.tell(id, { position, outcome: 'failed', reason: 'bad_link' })
        return 'bad_link'
      }
      await account.showUrl(page).catch((error: unknown) => {
        if (!isShownAgain) runner.tell(id, { position, outcome: 'pending', reason: null })
        throw error
      })
      return 'open'
    },
    tell(id, told) {
      if (!runner.tell(id, told)) throw new ClientRefused(messages, 'target_settled')
    },
  }
  return workbench
}
