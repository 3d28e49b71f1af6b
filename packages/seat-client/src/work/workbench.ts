import type { PromotionOutcome } from '@seaport/contract/work/runner.schema'
import type { PromotionKind } from '@seaport/contract/work/task-kind'
import { targetUrl } from '@seaport/platforms/target-url'
import type { SeatAccounts } from '../account/seat-accounts.ts'
import { ClientRefused } from '../client-refused.ts'
import type { Messages } from '../messages.ts'
import type { SeatRunner } from './seat-runner.ts'

export interface WorkbenchOptions {
  runner: Pick<SeatRunner, 'state' | 'startTarget' | 'recordOutcome' | 'undoOutcome'>
  accounts: Pick<SeatAccounts, 'prepare'>
  messages: Messages
}

/** The workbench of promotions: opens the next target's page in the account's view, and records the outcome. */
export class Workbench {
  readonly #options: WorkbenchOptions

  constructor(options: WorkbenchOptions) {
    this.#options = options
  }

  /**
   * Opens the account first, behind its own proxy: a target whose page can't be shown must not be started. If showing it fails later, the target is
   * returned. The page's content is never touched.
   * @throws ClientRefused if the account can't be opened, or the task does not run here
   */
  async startTarget(taskId: string): Promise<'open' | 'wait' | 'finished' | 'bad_link' | 'unreachable'> {
    const { runner, accounts, messages } = this.#options
    const task = runner.state().tasks.find(({ id }) => id === taskId)
    if (!task?.manual) throw new ClientRefused(messages, 'task_not_here')
    const { kind } = task.manual.step
    const isShownAgain = kind === 'open' || kind === 'interrupted'
    const account = await accounts.prepare(task.account_id)
    const result = await runner.startTarget(taskId)
    if (!result) throw new ClientRefused(messages, 'task_not_here')
    if (result.kind !== 'target') return result.kind
    const { position, target } = result.target
    const page = targetUrl(account, task.kind as PromotionKind, target)
    if (page === null) {
      await this.recordOutcome(taskId, { position, outcome: 'failed', reason: 'bad_link' })
      return 'bad_link'
    }
    await account.showUrl(page).catch(async (error: unknown) => {
      if (!isShownAgain) await runner.recordOutcome(taskId, { position, outcome: 'pending', reason: null })
      throw error
    })
    return 'open'
  }

  /** @throws ClientRefused if no such target is in progress */
  async recordOutcome(taskId: string, outcome: PromotionOutcome): Promise<void> {
    const { runner, messages } = this.#options
    if (!(await runner.recordOutcome(taskId, outcome))) throw new ClientRefused(messages, 'target_settled')
  }

  /** Undoes the last recorded outcome, even if another page is shown by now. @throws ClientRefused if that is no longer possible */
  async undoOutcome(taskId: string): Promise<void> {
    const { runner, messages } = this.#options
    const result = await runner.undoOutcome(taskId)
    if (result === 'too_late') throw new ClientRefused(messages, 'undo_too_late')
    if (result === 'unreachable') throw new ClientRefused(messages, 'undo_unreachable')
  }
}
