import { ResourceKind } from '@seaport/contract/work/resource-kind.schema'
import { isDealtOut } from '@seaport/contract/work/task-batch'
import { CreateTasks, PeopleKind } from '@seaport/contract/work/task-batch.schema'
import { type TaskKindId, taskKinds } from '@seaport/contract/work/task-kind'
import { Executor, TaskKind, taskParams } from '@seaport/contract/work/task-kind.schema'
import { z } from 'zod'

const Lines = z.array(z.string())
const Amount = z.number().nullable()
const orEmpty = <T extends z.ZodType>(schema: T) => z.union([schema, z.literal('')])

/** Parameters of all kinds, so that switching the kind loses nothing. */
const DraftParams = z.object({
  links: Lines,
  profiles: Lines,
  keywords: Lines,
  groups: Lines,
  script_id: z.string(),
  audience: z.object({
    from: orEmpty(z.enum(['library', 'ids', 'list'])),
    filter: z.object({
      kind: orEmpty(ResourceKind),
      search: z.string(),
      location: z.string(),
      group_id: z.string(),
      followers_min: Amount,
      followers_max: Amount,
      /** What only a program filters by, kept when its task is repeated; '' = not set. */
      task_id: z.string().default(''),
      seen_from: z.string().default(''),
      seen_to: z.string().default(''),
    }),
    resource_ids: Lines,
    targets: Lines,
  }),
  /** Promotions: skips people who were reached before. */
  skip_reached: z.boolean(),
  target_count: Amount,
  promotion_count: Amount,
  comment_count: Amount,
  like_count: Amount,
  group_count: Amount,
  people_per_group: Amount,
  send_interval_seconds: Amount,
  duration_minutes: Amount,
  /** Collections: scope of deduplication. */
  deduplication: orEmpty(z.enum(['task', 'library'])),
  deep_collection: z.boolean(),
  profile: z.object({ name: z.string(), bio: z.string(), location: z.string(), url: z.string() }),
  language: z.string(),
})

const Draft = z.object({
  name: z.string(),
  account_ids: z.array(z.string()),
  /** The sender, where there is a choice; '' = the kind's first. */
  executor: orEmpty(Executor),
  work: z.object({ kind: orEmpty(TaskKind), params: DraftParams }),
  start: z.object({ mode: orEmpty(z.enum(['now', 'at'])), at: z.string().nullable() }),
})
/** Draft of the wizard. */
export type TaskDraft = z.infer<typeof Draft>
export type DraftParam = keyof TaskDraft['work']['params']

export const emptyDraft: TaskDraft = {
  name: '',
  account_ids: [],
  executor: '',
  work: {
    kind: '',
    params: {
      links: [],
      profiles: [],
      keywords: [],
      groups: [],
      script_id: '',
      audience: {
        from: 'library',
        filter: {
          kind: '',
          search: '',
          location: '',
          group_id: '',
          followers_min: null,
          followers_max: null,
          task_id: '',
          seen_from: '',
          seen_to: '',
        },
        resource_ids: [],
        targets: [],
      },
      skip_reached: true,
      target_count: 100,
      promotion_count: 20,
      comment_count: 20,
      like_count: 20,
      group_count: 1,
      people_per_group: 20,
      send_interval_seconds: 60,
      duration_minutes: null,
      deduplication: 'task',
      deep_collection: false,
      profile: { name: '', bio: '', location: '', url: '' },
      language: 'en',
    },
  },
  start: { mode: 'now', at: null },
}

/** @returns a stored draft; undefined for none, or one of another version */
export function readDraft(text: string | null): TaskDraft | undefined {
  try {
    return Draft.safeParse(JSON.parse(text ?? 'null')).data
  } catch {
    return undefined
  }
}

/** @returns whether a kind has a parameter */
export function hasParam(kind: TaskKindId | '', name: DraftParam | 'audience'): boolean {
  if (kind === '') return false
  return (name === 'skip_reached' ? 'audience' : name) in taskParams[kind].shape
}

export const isPeopleKind = (kind: TaskKindId | ''): kind is PeopleKind => PeopleKind.safeParse(kind).success

/** The list that a kind works through, if it has one. */
export function listOf(kind: TaskKindId | ''): 'links' | 'profiles' | 'keywords' | 'groups' | undefined {
  return (['links', 'profiles', 'keywords', 'groups'] as const).find((name) => hasParam(kind, name))
}

/** Parameters of the amount. */
export function amountsOf(kind: TaskKindId | '') {
  const names = [
    'target_count',
    'promotion_count',
    'comment_count',
    'like_count',
    'group_count',
    'people_per_group',
  ] as const
  return names.filter((name) => hasParam(kind, name))
}

/** @returns how many targets are asked for: of all accounts together where they are dealt out, else of each; no more than a promotion's list has */
export function targetsOf(kind: TaskKindId | '', params: TaskDraft['work']['params']): number {
  const names = amountsOf(kind)
  const asked = names.reduce((product, name) => product * (params[name] ?? 1), 1)
  const list = listOf(kind)
  if (kind === '' || !list || taskKinds[kind].family === 'collection') return asked
  const entries = new Set(params[list]).size
  return names.length === 0 ? entries : Math.min(asked, entries)
}

const given = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '' && value !== null))

/** @returns whom a promotion goes to, as the API takes it */
export function audienceOf({ from, filter, resource_ids, targets }: TaskDraft['work']['params']['audience']) {
  if (from === 'ids') return { from, resource_ids }
  return from === 'list' ? { from, targets } : { from, filter: given(filter) }
}

function paramsOf(kind: TaskKindId | '', params: TaskDraft['work']['params']): Record<string, unknown> {
  if (kind === '') return {}
  const wire: Record<string, unknown> = {
    ...params,
    audience: audienceOf(params.audience),
    profile: given(params.profile),
    script_id: kind === 'pull_group' && params.script_id === '' ? null : params.script_id,
    deduplication: taskKinds[kind].family === 'promotion' ? params.skip_reached : params.deduplication,
  }
  return Object.fromEntries(Object.keys(taskParams[kind].shape).map((name) => [name, wire[name]]))
}

/** The request body: only the parameters of the chosen kind and start. */
function requestOf({ name, account_ids, executor, work: { kind, params }, start }: TaskDraft) {
  return {
    ...(name.trim() && { name }),
    account_ids,
    ...(executor !== '' && { executor }),
    work: { kind, params: paramsOf(kind, params) },
    start: start.mode === 'at' ? start : { mode: start.mode },
  }
}

/** Validates a draft by the contract's schema of new tasks; the server refuses accounts for which no source is left. */
export const TaskForm = z.preprocess(
  requestOf,
  CreateTasks.superRefine(({ account_ids, work }, context) => {
    const list = isDealtOut(work.kind) ? listOf(work.kind) : undefined
    const entries = list && (work.params as Partial<Record<typeof list, string[]>>)[list]
    if (list && entries && new Set(entries).size < account_ids.length)
      context.addIssue({
        code: 'custom',
        message: 'fewer_than_accounts',
        params: { limit: String(account_ids.length) },
        path: ['work', 'params', list],
      })
  }),
)

export const STEPS = ['what', 'whom', 'when'] as const
export type Step = (typeof STEPS)[number]

/** Fields that must be valid before a step is left. */
export function fieldsOf(
  step: Step,
  kind: TaskKindId | '',
): ('name' | 'account_ids' | 'work.kind' | 'start.at' | `work.params.${DraftParam}`)[] {
  if (step === 'what') return ['account_ids', 'work.kind']
  const asked: readonly DraftParam[] =
    step === 'whom'
      ? ['links', 'profiles', 'keywords', 'groups', 'audience', 'script_id', 'profile', 'language']
      : [...amountsOf(kind), 'send_interval_seconds', 'duration_minutes']
  const fields = asked.filter((name) => hasParam(kind, name)).map((name) => `work.params.${name}` as const)
  return step === 'when' ? [...fields, 'start.at', 'name'] : fields
}

/** Refuses a task whose accounts would have to act faster than the guard allows. */
export function withLeastPause<S extends typeof TaskForm>(schema: S, least: number): S {
  return schema.superRefine(({ work }, context) => {
    const pause = 'send_interval_seconds' in work.params ? work.params.send_interval_seconds : undefined
    if (pause !== undefined && pause < least)
      context.addIssue({
        code: 'too_small',
        origin: 'number',
        minimum: least,
        inclusive: true,
        input: pause,
        path: ['work', 'params', 'send_interval_seconds'],
      })
  })
}
