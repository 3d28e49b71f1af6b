import type { Account } from '@seaport/contract/desk/account.schema'
import type { Port } from '@seaport/contract/desk/seat-session.schema'
import type { LocalAccount, RunnerState } from '@seaport/contract/desktop/ipc.schema'
import { containsText } from '@seaport/contract/kernel/fold'
import type { Task } from '@seaport/contract/work/task.schema'
import { waitsForPerson } from '@seaport/contract/work/task-state'
import { mergeRunnerState, taskFromRunner } from '../../shared/progress.ts'

export const boardFilters = ['all', 'needs', 'tasks', 'accounts', 'free'] as const
export type BoardFilter = (typeof boardFilters)[number]
export const boardSorts = ['slot', 'needs'] as const
export type BoardSort = (typeof boardSorts)[number]

export type ShownTask = Task | NonNullable<ReturnType<typeof taskFromRunner>>

/** A port with its data on the board. */
export interface BoardPort {
  readonly slot: number
  readonly holder: Port['holder']
  /** Of a port held by a task; undefined if neither server nor runner has reported it. */
  readonly task: ShownTask | undefined
  /** Of a port held by an account. */
  readonly account: Account | undefined
  readonly local: LocalAccount | undefined
  /** How urgently it needs its person; 0 = not at all. */
  readonly need: 0 | 1 | 2
}

interface BoardSources {
  readonly ports: readonly Port[]
  readonly accounts: readonly Account[]
  readonly local: readonly LocalAccount[]
  readonly tasks: readonly Task[]
  readonly runner: RunnerState | undefined
}

export function boardPorts({ ports, accounts, local, tasks, runner }: BoardSources): BoardPort[] {
  const byId = <T extends { id: string }>(list: readonly T[]) => new Map(list.map((one) => [one.id, one]))
  const [taskOf, accountOf, localOf] = [byId(tasks), byId(accounts), byId(local)]
  const atWork = byId(runner?.tasks ?? [])
  return ports.map(({ slot, holder }) => {
    const known = holder?.kind === 'task' ? taskOf.get(holder.id) : undefined
    const shown = {
      task:
        holder?.kind === 'task'
          ? known
            ? mergeRunnerState(known, runner)
            : taskFromRunner(holder.id, holder.title, runner)
          : undefined,
      account: holder?.kind === 'account' ? accountOf.get(holder.id) : undefined,
      local: holder?.kind === 'account' ? localOf.get(holder.id) : undefined,
    }
    const step = shown.task && atWork.get(shown.task.id)?.manual?.step.kind
    return { slot, holder, ...shown, need: needOf(shown, step) }
  })
}

/** @returns the task that holds a port, if the server has reported it: one known only to the runner can't be changed here */
export function taskOf({ task }: BoardPort): Task | undefined {
  return task && 'kind' in task ? task : undefined
}

function needOf(
  { task, account, local }: Pick<BoardPort, 'task' | 'account' | 'local'>,
  step: string | undefined,
): BoardPort['need'] {
  if (step === 'interrupted' || waitsForPerson(task?.park_reason)) return 2
  if (account?.availability === 'abnormal') return 2
  if (account && !local?.signed_in && !local?.signing_in) return 2
  return step === 'ready' || step === 'open' ? 1 : 0
}

/** @returns the filtered ports in the chosen order */
export function choosePorts(
  ports: readonly BoardPort[],
  { search, filter, sort }: { search: string; filter: BoardFilter; sort: BoardSort },
): BoardPort[] {
  const chosen = ports.filter((port) => passes(port, filter) && containsText([textOf(port)], search))
  // Sorting is stable: ports of the same need stay in the order of their numbers.
  return sort === 'needs' ? chosen.sort((one, other) => other.need - one.need) : chosen
}

function passes({ holder, need }: BoardPort, filter: BoardFilter): boolean {
  if (filter === 'needs') return need > 0
  if (filter === 'free') return holder === null
  if (filter === 'tasks') return holder?.kind === 'task'
  return filter === 'all' || holder?.kind === 'account'
}

function textOf({ slot, holder, task, account }: BoardPort): string {
  const handle = account?.account ?? (task && 'account' in task ? task.account.account : '')
  return `${slot} ${holder?.title ?? ''} @${handle}`
}
