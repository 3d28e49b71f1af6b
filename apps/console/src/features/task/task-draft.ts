import { CreateTask, updateTask } from '@seaport/contract/work/task'
import type { CollectionKind } from '@seaport/contract/work/task-kind'
import { z } from 'zod'

/** A kind that a task can be created for. */
export type CreatableKind = CollectionKind

/** What a kind of task starts from, and the parameter that holds it. */
export type Source = 'links' | 'profiles' | 'keywords'

const sources: Readonly<Record<CreatableKind, Source>> = {
  collect_homepage: 'profiles',
  collect_likers: 'links',
  collect_commenters: 'links',
  collect_sharers: 'links',
  collect_group_members: 'profiles',
  collect_friends: 'profiles',
  collect_followers: 'profiles',
  collect_following: 'profiles',
  collect_keywords: 'keywords',
}

export const creatableKinds = Object.keys(sources) as CreatableKind[]

export const sourceOf = (kind: CreatableKind): Source => sources[kind]

/** @returns what the source is called: groups are given where profiles are */
export const sourceNameOf = (kind: CreatableKind): Source | 'groups' =>
  kind === 'collect_group_members' ? 'groups' : sources[kind]

/** When a task starts, as a form holds it: the moment is kept while "at once" is chosen. */
export interface StartDraft {
  mode: 'now' | 'at' | ''
  at: string | null
}

/** What the form for a new task holds: the sources of every kind, so that trying another kind loses nothing. */
export interface TaskDraft {
  name: string
  account_id: string
  work: {
    kind: CreatableKind
    params: Record<Source, string[]> & {
      target_count: number | null
      duration_minutes: number | null
      deduplication: 'task' | 'library'
      deep_collection: boolean
    }
  }
  start: StartDraft
}

export const emptyTask: TaskDraft = {
  name: '',
  account_id: '',
  work: {
    kind: 'collect_likers',
    params: {
      links: [],
      profiles: [],
      keywords: [],
      target_count: 500,
      duration_minutes: null,
      deduplication: 'task',
      deep_collection: false,
    },
  },
  start: { mode: 'now', at: null },
}

const startOf = ({ mode, at }: StartDraft) => (mode === 'at' ? { mode, at } : { mode })

/** The draft as the API takes it: only what the chosen kind and start know. */
function requestOf({ name, account_id, work: { kind, params }, start }: TaskDraft) {
  const { target_count, duration_minutes, deduplication, deep_collection } = params
  const source = sourceOf(kind)
  return {
    ...(name.trim() && { name }),
    account_id,
    work: {
      kind,
      params: { [source]: params[source], target_count, duration_minutes, deduplication, deep_collection },
    },
    start: startOf(start),
  }
}

/** The rules for a new task: the contract's, applied to the form's draft. */
export const TaskForm = z.preprocess(requestOf, CreateTask)

const Change = updateTask.body.required()

/** The rules for changing a task: its name, and while it is pending its start. */
export const NameForm = Change.pick({ name: true })
export const PendingForm = z.preprocess(
  ({ name, start }: { name: string; start: StartDraft }) => ({ name, start: startOf(start) }),
  Change,
)
