import type { TaskKindId } from '@seaport/contract/work/task-kind'

type List = 'links' | 'profiles' | 'keywords' | 'groups'

/** @returns what the entries of a kind's list are: groups whose members are collected are given as profiles */
export function entriesOf(kind: TaskKindId | '', list: List): List {
  return kind === 'collect_group_members' ? 'groups' : list
}
