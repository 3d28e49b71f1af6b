import { Account, AccountBlock } from '@seaport/contract/desk/account.schema'
import { StoredFile } from '@seaport/contract/platform/file.schema'
import { LARGE, sampleOf, variantsOf } from '@seaport/contract/test-support/sample.schema'
import { getResource, Resource, Sighting } from '@seaport/contract/work/resource.schema'
import { Script } from '@seaport/contract/work/script.schema'
import { Task, TaskDetail, TaskTarget } from '@seaport/contract/work/task.schema'
import { TaskHistoryEntry } from '@seaport/contract/work/task-history.schema'
import { TaskRepeat } from '@seaport/contract/work/task-repeat.schema'
import {
  differing,
  does,
  fieldOf,
  fieldStates,
  type KitCase,
  key,
  kitCase,
  leave,
  press,
  type,
} from '@seaport/ui/test-support/kit'
import { type ReactNode, useState } from 'react'
import type { z } from 'zod'
import { AccountDetails } from '../account/AccountDetails.tsx'
import { AccountState } from '../account/AccountState.tsx'
import { BlockHistory } from '../account/BlockHistory.tsx'
import { NetworkMark, NetworkName, NetworkNames } from '../network/NetworkName.tsx'
import { WebLink } from '../network/WebLink.tsx'
import { Berths } from '../port/Berths.tsx'
import { ResourcePanel } from '../resource/ResourcePanel.tsx'
import { Sightings } from '../resource/Sightings.tsx'
import { MediaPreview } from '../script/MediaPreview.tsx'
import { ScriptPanel } from '../script/ScriptPanel.tsx'
import { ScriptText } from '../script/ScriptText.tsx'
import { AddressLines } from '../task/AddressLines.tsx'
import { RepeatPlan } from '../task/RepeatPlan.tsx'
import { TaskBanner } from '../task/TaskBanner.tsx'
import { TaskDetails } from '../task/TaskDetails.tsx'
import { TaskPeople } from '../task/TaskPeople.tsx'
import { TaskProgress } from '../task/TaskProgress.tsx'
import { TaskSettings } from '../task/TaskSettings.tsx'
import { TaskStatus } from '../task/TaskStatus.tsx'
import { TaskTargets } from '../task/TaskTargets.tsx'
import { TaskTimeline } from '../task/TaskTimeline.tsx'
import { Stepper } from '../task-wizard/Stepper.tsx'
import { TranslatedText } from '../translation/TranslatedText.tsx'

/** As many as a thing has states, and last one with large numbers. */
function states<S extends z.ZodType>(schema: S): [z.output<S>, ...z.output<S>[]] {
  const of = (row: number) => sampleOf(schema, row) as z.output<S>
  return [of(0), ...[1, 2, 3, 4, 5].map(of), sampleOf(schema, 0, LARGE) as z.output<S>]
}
/** A thing as it is without one of its members, or with another of a member’s choices. */
function variants<S extends z.ZodType, V extends object = z.output<S> & object>(
  schema: S,
  of = (value: z.output<S>) => value as V,
): V[] {
  return variantsOf(schema).map(([how, value]) => differing(of(value), how))
}
/** Beside what differs in one member, some that differ in many. */
const few = <T,>(others: readonly T[]): readonly T[] => [...others.slice(0, 2), ...others.slice(-1)]
const [task, ...tasks] = states(TaskDetail)
const [account, ...accounts] = states(Account)
const [file, ...files] = states(StoredFile)
const [row, ...rows] = states(Task)
const broken = does(
  'the picture fails',
  () => void document.querySelector('img, video')?.dispatchEvent(new Event('error')),
)
const NEXT = 'Next'

function Previews(): ReactNode {
  const [at, setAt] = useState(0)
  return (
    <>
      <MediaPreview file={files[at] ?? file} onRetry={() => {}} />
      <button type="button" onClick={() => setAt(1)}>
        {NEXT}
      </button>
    </>
  )
}
const answer = (data: unknown, error: unknown = null) => ({ data, error, refetch: async () => {} }) as never

const list = {
  name: 'people',
  state: { page: 1, page_size: 20, sort: undefined, filters: { search: '', outcome: '' } },
  query: { page: 1, page_size: 20 },
  filtered: false,
  setPage: () => {},
  setSort: () => {},
  setFilter: () => {},
  setFilters: () => {},
  changeFilters: () => {},
  clearFilters: () => {},
}
/** A table as a list's query fills it. */
const tableOf = <Row,>(rows: readonly Row[]) => ({
  rows,
  filtered: false,
  refreshing: false,
  failure: undefined,
  onRetry: () => undefined,
  sort: undefined,
  onSort: () => {},
  page: { page: 1, page_size: 20, total: rows.length, isMinimum: false },
  onPage: () => {},
})
const [sighting, ...sightings] = states(Sighting)
const [script, ...scripts] = states(Script)
const [resource, ...resources] = states(getResource.data)
const [repeat, ...repeats] = states(TaskRepeat)

export const parts: readonly KitCase[] = [
  kitCase('NetworkMark', NetworkMark, { network: 'x' }, { network: ['facebook', 'instagram', 'x_sandbox'] }),
  kitCase('NetworkName', NetworkName, { network: 'x' }, { network: ['facebook', 'instagram', 'x_sandbox'] }),
  kitCase('NetworkNames', NetworkNames, { networks: ['x'] }, { networks: [['x', 'facebook'], []] }),
  kitCase(
    'Berths',
    Berths,
    { label: 'Ports', accounts: 1, tasks: 2, total: 5 },
    { label: ['Others'], accounts: [0, 9], tasks: [0], total: [12] },
  ),
  kitCase('AccountState', AccountState, { account }, { account: [...few(accounts), ...variants(Account)] }),
  kitCase(
    'AccountDetails',
    AccountDetails,
    { account },
    { account: [...few(accounts), ...variants(Account)], seat: ['Seat'], proxy: ['Proxy'] },
  ),
  kitCase(
    'BlockHistory',
    BlockHistory,
    { history: answer({ list: states(AccountBlock) }), taskHref: (id) => `#/task/${id.slice(0, 4)}` },
    {
      history: [answer({ list: [] }), answer(undefined), answer(undefined, new Error('It failed'))],
      bare: [true],
      taskHref: [],
      onLeave: [],
    },
    [{ with: { history: answer(undefined, new Error('It failed')) }, acts: [press('Try again')] }],
  ),
  kitCase(
    'Sightings',
    Sightings,
    { sightings: [sighting, ...sightings], taskHref: (id) => `#/task/${id.slice(0, 4)}`, linked: true },
    {
      sightings: variants(Sighting, (one) => [one, ...sightings]),
      taskHref: [],
      onLeave: [],
      linked: [false],
    },
  ),
  kitCase(
    'MediaPreview',
    MediaPreview,
    { file, onRetry: () => {} },
    { file: [...files.slice(0, 1), ...variants(StoredFile)], onRetry: [], action: ['Act'] },
    [{ acts: [broken, press('Try again')] }],
  ),
  kitCase('MediaPreview of one file, then another', Previews, {}, {}, [{ acts: [broken, press(NEXT)] }]),
  kitCase(
    'ScriptText',
    ScriptText,
    { text: 'Chào {nickname, bạn}, 茶 {my_nickname}' },
    { text: ['No variable'], copy: [true], variablesNote: ['Filled for each person.'] },
  ),
  kitCase(
    'ScriptText without a variable',
    ScriptText,
    { text: 'Chào' },
    { text: [], copy: [true], variablesNote: ['Filled for each person.'] },
  ),
  kitCase(
    'AddressLines',
    AddressLines,
    { field: fieldOf(['a', 'b']), label: 'Links', check: undefined },
    {
      field: fieldStates(['a', 'b'], []),
      label: ['Others'],
      hint: ['A hint.'],
      required: [true],
      disabled: [true],
      rows: [9],
      placeholder: ['Inside'],
      check: (['post', 'profile', 'group'] as const).map((form) => ({
        form,
        isRight: (text: string) => text === 'a',
      })),
    },
    [
      {
        with: { check: { form: 'post', isRight: (text: string) => text === 'a' } },
        acts: [type('Links', 'a\nx\ny\nz\nw\nv'), type('Links', 'a'), leave()],
      },
    ],
  ),
  kitCase('Stepper', Stepper, { step: 'what' }, { step: ['whom', 'when'] }),
  kitCase('TaskProgress', TaskProgress, { task: row }, { task: [...few(rows), ...variants(Task)] }),
  kitCase('TaskStatus', TaskStatus, { task: row }, { task: [...few(rows), ...variants(Task)] }),
  kitCase(
    'TaskStatus, done to its count',
    TaskStatus,
    { task: { ...row, status: 'completed', actual_count: 7, target_count: 7 } },
    { task: [{ ...row, status: 'completed', actual_count: 6, target_count: 7 }] },
  ),
  kitCase(
    'TaskDetails',
    TaskDetails,
    { task },
    {
      task: [...few(tasks), ...variants(TaskDetail)],
      more: [[{ label: 'More', value: 'more' }]],
      limits: [],
    },
  ),
  kitCase(
    'TaskSettings',
    TaskSettings,
    { task },
    { task: [...few(tasks), ...variants(TaskDetail)], limits: [] },
  ),
  kitCase(
    'TaskBanner',
    TaskBanner,
    { task, onShowFailed: () => {} },
    { task: [...few(tasks), ...variants(TaskDetail)], limits: [], failed: [3], onShowFailed: [] },
    [{ with: { failed: 3 }, acts: [press('Show them')] }],
  ),
  kitCase(
    'TaskTimeline',
    TaskTimeline,
    {
      history: states(TaskHistoryEntry).filter(
        ({ event, reason }) => event === 'parked' || reason !== 'proxy_unreachable',
      ),
    },
    { history: [[]] },
  ),
  kitCase(
    'TranslatedText',
    TranslatedText,
    {
      text: 'Xin chào',
      translate: async (text) => ({ texts: [`Hello (${text})`], provider: 'deepl', from: 'vi' }) as never,
    },
    { text: ['Khác'], translate: [] },
    [
      { acts: [press('Translate'), press('Hide translation')] },
      { with: { translate: () => Promise.reject(new Error('No answer')) }, acts: [press('Translate')] },
    ],
  ),
  kitCase(
    'TaskPeople',
    TaskPeople,
    { list, table: tableOf(states(Resource).slice(0, 2)), linked: true, over: false },
    { list: [], table: [], linked: [false], over: [], tools: ['Export'] },
    [{ acts: [type('Search name or handle', 'Ann'), key('Enter')] }],
  ),
  kitCase(
    'TaskPeople of nobody',
    TaskPeople,
    { list, table: tableOf([]), linked: true, over: false },
    {
      list: [],
      table: [],
      linked: [],
      over: [true],
      tools: [],
    },
  ),
  kitCase(
    'TaskTargets',
    TaskTargets,
    { targets: { list, table: tableOf(states(TaskTarget)) }, collects: true },
    {
      targets: [],
      collects: [false],
      bare: [true],
      tools: ['Export'],
      counts: [{ pending: 1, done: 2, skipped: 3, failed: 4, unknown: 5 }],
    },
  ),
  kitCase(
    'ScriptPanel',
    ScriptPanel,
    { query: answer(script), own: 'Own', actions: ({ id }) => `Acts on ${id}`, onClose: () => {} },
    {
      query: [
        ...scripts.slice(0, 3).map((one) => answer(one)),
        ...variants(Script, answer),
        answer(undefined),
      ],
      own: ['Of the team'],
      actions: [],
      onClose: [],
      copy: [true],
      variablesNote: ['Filled for each person.'],
      fileAction: [({ name }) => `Take ${name}`],
    },
    [{ acts: [broken, press('Try again')] }],
  ),
  kitCase(
    'ResourcePanel',
    ResourcePanel<typeof resource>,
    {
      query: answer(resource),
      actions: ({ id }) => `Acts on ${id}`,
      taskHref: (id) => `#/task/${id}`,
      linked: true,
      onClose: () => {},
    },
    {
      query: [
        ...resources.slice(0, 2).map((one) => answer(one)),
        ...variants(getResource.data, answer),
        answer(undefined),
      ],
      actions: [],
      taskHref: [],
      linked: [false],
      onClose: [],
      onLeave: [],
      note: [({ id }) => `Note on ${id}`],
      translation: [(text) => `Translates ${text}`],
    },
  ),
  kitCase(
    'RepeatPlan',
    RepeatPlan,
    { repeat, own: true, taskLink: ({ number }) => `Task ${number}` },
    { repeat: [...repeats.slice(0, 3), ...variants(TaskRepeat)], own: [false], taskLink: [] },
  ),
  kitCase(
    'WebLink',
    WebLink,
    { address: 'https://example.test/a', children: 'Address' },
    { address: ['javascript:alert(1)', 'example.test'], title: ['Title'], children: ['Other'] },
  ),
]
