import type { PromotionOutcome } from '@seaport/contract/work/runner'
import type { PromotionKind } from '@seaport/contract/work/task-kind'
import { pageOf } from '@seaport/platforms/page-of'
import type { Runner } from '@seaport/runner/runner'
import type { AccountDesk } from '../account/account-desk.ts'
import { ClientRefused } from '../client-refused.ts'
import type { Translate } from '../messages.ts'

/** Where a person carries out promotions: the next target's page in the account's own window, and what became of it. */
export interface Workbench {
  /** @throws ClientRefused when the account can't be opened, or the task is not under way here */
  begin(taskId: string): Promise<'open' | 'wait' | 'over' | 'bad_link' | 'away'>
  /** @throws ClientRefused when nothing is begun there any more */
  tell(taskId: string, told: PromotionOutcome): void
}

export interface WorkbenchOptions {
  runner: Pick<Runner, 'state' | 'begin' | 'tell'>
  accounts: Pick<AccountDesk, 'ready'>
  translate: Translate
}

/**
 * The account is opened first, behind its own proxy: a window that can't be shown must leave nobody begun. If it fails at the last moment all the same, the target is
 * given back. Nothing here touches what the page shows.
 */
export function createWorkbench({ runner, accounts, translate }: WorkbenchOptions): Workbench {
  const workbench: Workbench = {
    async begin(id) {
      const task = runner.state().tasks.find((one) => one.id === id)
      if (!task?.hand) throw new ClientRefused(translate, 'task_not_here')
      const { step } = task.hand
      const isShownAgain = step.kind === 'open' || step.kind === 'ask'
      const account = await accounts.ready(task.account_id)
      const begun = await runner.begin(id)
      if (!begun) throw new ClientRefused(translate, 'task_not_here')
      if (begun.kind !== 'target') return begun.kind
      const { position, target } = begun.target
      const page = pageOf(account, task.kind as PromotionKind, target)
      if (page === null) {
        workbench.tell(id, { position, outcome: 'failed', reason: 'bad_link' })
        return 'bad_link'
      }
      await account.showAt(page).catch((error: unknown) => {
        if (!isShownAgain) runner.tell(id, { position, outcome: 'pending', reason: null })
        throw error
      })
      return 'open'
    },
    tell(id, told) {
      if (!runner.tell(id, told)) throw new ClientRefused(translate, 'target_settled')
    },
  }
  return workbench
}
