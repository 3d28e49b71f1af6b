import { cutUnits } from '@seaport/contract/kernel/graphemes'
import type { CollectionKind } from '@seaport/contract/work/task-kind'
import { browseUrl } from '@seaport/platforms/browse-url'
import { readProfilePage } from '@seaport/platforms/profile-page'
import type { RunnerTask } from '@seaport/runner/state'
import type { AccountViews } from '../account/account-views.ts'
import type { SeatAccounts } from '../account/seat-accounts.ts'
import { ClientRefused } from '../client-refused.ts'
import type { Messages } from '../messages.ts'
import type { SeatRunner } from './seat-runner.ts'

export interface ManualCollectorOptions {
  runner: Pick<SeatRunner, 'state' | 'keep' | 'undoKeep' | 'noteKeep' | 'lookAt'>
  accounts: Pick<SeatAccounts, 'prepare' | 'placeOf'>
  views: Pick<AccountViews, 'pageOf' | 'announce'>
  messages: Messages
}

/** Result of keeping the person shown in an account's view: kept, already there, or refused with the reason. */
export interface KeepResult {
  state: 'kept' | 'duplicate' | 'own_profile' | 'no_profile' | 'elsewhere' | 'no_window' | 'not_here'
  /** The person's name, as far as address and title tell it. */
  name: string
}

type ManualCollectionTask = RunnerTask & { collection: NonNullable<RunnerTask['collection']> }

/**
 * The workbench of collections by hand: opens sources in the account's view, and keeps the person of the shown profile. The page's content is never
 * read.
 */
export class ManualCollector {
  readonly #options: ManualCollectorOptions
  /** Last used task per account: with several tasks, a key applies to that one. */
  readonly #lastTasks = new Map<string, string>()

  constructor(options: ManualCollectorOptions) {
    this.#options = options
  }

  /**
   * Whom the person keeps belongs to the source from now on, while its page still loads; if it can't be shown, to the page that stayed.
   * @throws ClientRefused if the account can't be opened, or the task does not run here
   */
  async openSource(taskId: string, position: number): Promise<'open' | 'bad_link'> {
    const { runner, accounts } = this.#options
    const { account_id, kind, collection } = this.#task(taskId)
    const source = collection.sources.find((one) => one.position === position)
    const account = await accounts.prepare(account_id)
    const url = source ? browseUrl(account, kind as CollectionKind, source.target) : null
    if (url === null) return 'bad_link'
    // The task may have ended while the account was opened.
    const { source: before } = this.#task(taskId).collection
    const lastTask = this.#lastTasks.get(account_id)
    await runner.lookAt(taskId, position)
    this.#lastTasks.set(account_id, taskId)
    await account.showUrl(url).catch(async (error: unknown) => {
      if (lastTask !== undefined && this.#lastTasks.get(account_id) === taskId)
        this.#lastTasks.set(account_id, lastTask)
      if (this.#lookedAt(taskId) === position) await runner.lookAt(taskId, before)
      throw error
    })
    return 'open'
  }

  /** Keeps the person whose profile the account's view shows now. @throws ClientRefused if the task does not run here */
  async keep(taskId: string, note: string): Promise<KeepResult> {
    const { runner, accounts, views } = this.#options
    const task = this.#task(taskId)
    this.#lastTasks.set(task.account_id, taskId)
    const [page, place] = [views.pageOf(task.account_id), accounts.placeOf(task.account_id)]
    if (!page || !place) return { state: 'no_window', name: '' }
    const reading = readProfilePage(place, page)
    if (reading.kind !== 'profile') return { state: reading.kind, name: '' }
    const { profile } = reading
    const name = profile.name || profile.handle || profile.external_id
    if (profile.handle.toLowerCase() === place.handle.toLowerCase()) return { state: 'own_profile', name }
    const title = cutUnits(page.title, 500)
    return { state: (await runner.keep(taskId, { ...profile, title }, note)) ?? 'not_here', name }
  }

  /** @throws ClientRefused if there is no such keep */
  async undo(taskId: string, seq: number): Promise<void> {
    const { runner, messages } = this.#options
    if (!(await runner.undoKeep(taskId, seq))) throw new ClientRefused(messages, 'keep_gone')
  }

  /** @throws ClientRefused if the person was not kept */
  async note(taskId: string, seq: number, note: string): Promise<void> {
    const { runner, messages } = this.#options
    if (!(await runner.noteKeep(taskId, seq, note))) throw new ClientRefused(messages, 'keep_gone')
  }

  /** A key press in an account's view. @returns the result; null if the account has no collection by hand */
  async onKey(
    accountId: string,
    action: 'keep' | 'undo',
  ): Promise<{ task_id: string; result: KeepResult } | null> {
    const tasks = this.#tasks().filter((task) => task.account_id === accountId)
    const task = tasks.find(({ id }) => id === this.#lastTasks.get(accountId)) ?? tasks[0]
    if (!task) return null
    const result = await (action === 'keep' ? this.keep(task.id, '') : this.#undoLast(task))
    this.#announce(task, action, result)
    return { task_id: task.id, result }
  }

  async #undoLast({ id, collection }: ManualCollectionTask): Promise<KeepResult> {
    const [last] = collection.recent
    if (!last || !(await this.#options.runner.undoKeep(id, last.seq))) return { state: 'not_here', name: '' }
    return { state: 'kept', name: last.name || last.handle || last.external_id }
  }

  #announce(
    { id, account_id }: ManualCollectionTask,
    action: 'keep' | 'undo',
    { state, name }: KeepResult,
  ): void {
    const { views, messages } = this.#options
    const now = this.#tasks().find((task) => task.id === id)
    const key = action === 'undo' && state === 'kept' ? 'manual.undone' : (`manual.${state}` as const)
    const values = { name, done: String(now?.people ?? ''), total: String(now?.target_count ?? '') }
    views.announce(account_id, messages(key, values))
  }

  /** @returns the source that the person opened last; undefined if the task does not run here */
  #lookedAt(taskId: string): number | undefined {
    return this.#tasks().find(({ id }) => id === taskId)?.collection.source
  }

  #tasks(): ManualCollectionTask[] {
    return this.#options.runner
      .state()
      .tasks.filter((task): task is ManualCollectionTask => task.collection !== null)
  }

  #task(taskId: string): ManualCollectionTask {
    const task = this.#tasks().find(({ id }) => id === taskId)
    if (!task) throw new ClientRefused(this.#options.messages, 'task_not_here')
    return task
  }
}
