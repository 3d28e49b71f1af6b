import { Account } from '@seaport/contract/desk/account.schema'
import { NetworkSettings } from '@seaport/contract/kernel/network-settings.schema'
import { sampleOf } from '@seaport/contract/test-support/sample.schema'
import { GuardLimits } from '@seaport/contract/work/guard.schema'
import { Script } from '@seaport/contract/work/script.schema'
import { TaskDetail } from '@seaport/contract/work/task.schema'
import { type AudiencePreview, previewAudience } from '@seaport/contract/work/task-batch.schema'
import type { TaskKindId } from '@seaport/contract/work/task-kind'
import { arrows, does, fieldOf, type KitCase, kitCase, press } from '@seaport/ui/test-support/kit'
import { useForm } from '@seaport/ui/use-form'
import type { ReactNode } from 'react'
import { AudiencePreview as PreviewOfAudience } from '../task-wizard/AudiencePreview.tsx'
import { MessagePreview } from '../task-wizard/MessagePreview.tsx'
import { TaskWizard } from '../task-wizard/TaskWizard.tsx'
import { emptyDraft, type TaskDraft, TaskForm } from '../task-wizard/task-draft.ts'
import type { StepProps, TaskWizardProps, WizardAccount } from '../task-wizard/task-wizard.types.ts'
import { WhatStep } from '../task-wizard/WhatStep.tsx'
import { WhenStep } from '../task-wizard/WhenStep.tsx'
import { WhomStep } from '../task-wizard/WhomStep.tsx'
import { ZoneField } from '../zone/ZoneField.tsx'

const accountOf = (row: number, over: Partial<WizardAccount> = {}): WizardAccount => ({
  ...sampleOf(Account, row),
  network: 'x',
  availability: 'normal',
  seat: { id: 'seat', name: 'Ghế', seat_code: 'K7' },
  time_zone: 'Australia/Adelaide',
  free_ports: 3,
  ...over,
})
const accounts = [
  accountOf(0),
  accountOf(1, { login_status: 'logged_out', nickname: '' }),
  accountOf(2, { network: 'facebook' }),
  accountOf(3, { availability: 'abnormal' }),
  accountOf(4, { seat: null, free_ports: null }),
  accountOf(5, { seat_disabled: true }),
  accountOf(6, { free_ports: 0 }),
]
const settings = [0, 1, 2].map((row) => sampleOf(NetworkSettings, row))
const limits = { ...sampleOf(GuardLimits), quiet_hours: { from: '05:00', to: '23:00' } }
const preview = { ...sampleOf(previewAudience.data), ready: 9 }
const script: Script = {
  ...sampleOf(Script, 2),
  text: 'Chào {nickname, bạn} ở {location}, {my_nickname} 茶',
  networks: ['x'],
}

const wizardProps: TaskWizardProps = {
  accounts,
  networks: settings,
  limits,
  groups: [{ value: 'g', label: 'Nhóm' }],
  seats: { options: [{ value: 'seat', label: 'Ghế' }], assign: () => {} },
  usePreview: (request) => ({ data: request && preview, failed: false }),
  useScripts: () => [script],
  useScript: (id) => (id === '' ? undefined : id === 'deleted' ? null : script),
  onCreate: async () => {},
  onCancel: () => {},
}

type Params = Partial<TaskDraft['work']['params']>
interface Shown {
  kind: TaskKindId | ''
  params: Params
  chosen: readonly WizardAccount[]
  executor: TaskDraft['executor']
  start: TaskDraft['start']
  limits: TaskWizardProps['limits']
  networks: TaskWizardProps['networks']
  data: AudiencePreview | null | undefined
  failed: boolean
}
const shown: Shown = {
  kind: 'send_message',
  params: { script_id: script.id },
  chosen: accounts.slice(0, 1),
  executor: '',
  start: { mode: 'now', at: null },
  limits,
  networks: settings,
  data: preview,
  failed: false,
}

const choose = ({ account }: WizardAccount) =>
  does(`choose ${account}`, () => {
    const rows = [...document.querySelectorAll<HTMLElement>('label')]
    rows.find(({ textContent }) => textContent?.startsWith(`@${account} `))?.click()
  })

/** What a copy of a task by an account begins with, in which nothing is missing. */
const copyFor = (id = ''): NonNullable<TaskWizardProps['template']> => ({
  task: {
    work: {
      kind: 'collect_homepage',
      params: {
        profiles: ['@harbor_tea'],
        target_count: 15,
        duration_minutes: 30,
        deduplication: 'task',
        deep_collection: false,
      },
    },
    executor: 'api',
    account: { ...sampleOf(TaskDetail).account, id },
  },
  targets: [],
  last: false,
})

/** A step of the wizard over a draft, which it can change. */
function step(Step: (props: StepProps) => ReactNode) {
  function Shows({ initial, chosen, data, failed, ...props }: Omit<Shown, 'kind'> & { initial: TaskDraft }) {
    const form = useForm({ schema: TaskForm, initial, onSubmit: async () => {} })
    return (
      <Step
        {...wizardProps}
        {...props}
        form={form}
        chosen={chosen}
        usePreview={(request) => ({ data: request && data, failed })}
      />
    )
  }
  return function OfDraft({ kind, ...props }: Shown): ReactNode {
    const { chosen, executor, params, start } = props
    const initial: TaskDraft = {
      ...emptyDraft,
      account_ids: chosen.map(({ id }) => id),
      executor,
      work: { kind, params: { ...emptyDraft.work.params, ...params } },
      start,
    }
    return <Shows key={JSON.stringify(initial)} initial={initial} {...props} />
  }
}

const none = {
  kind: [],
  params: [],
  chosen: [],
  executor: [],
  start: [],
  limits: [],
  networks: [],
  data: [],
  failed: [],
}
const several = { ...none, chosen: [accounts.slice(0, 2)] }
const nobody: AudiencePreview = { ...preview, ready: 0, people: [], left_out: [] }

export const wizard: readonly KitCase[] = [
  kitCase('WhatStep', step(WhatStep), shown, { ...several, kind: ['', 'like'] }),
  kitCase(
    'WhomStep',
    step(WhomStep),
    shown,
    {
      ...several,
      kind: [
        'collect_likers',
        'collect_group_members',
        'publish_group_post',
        'pull_group',
        'edit_profile',
        'change_language',
      ],
      executor: ['assisted'],
      params: [
        { audience: { ...emptyDraft.work.params.audience, from: 'list', targets: ['@a', 'b c'] } },
        { audience: { ...emptyDraft.work.params.audience, from: 'ids', resource_ids: ['1', '2'] } },
        { skip_reached: false },
        { script_id: 'deleted' },
      ],
      data: [nobody, null, undefined],
      failed: [true],
    },
    [{ acts: [...arrows('Followers, at least'), ...arrows('Followers, at most')] }],
  ),
  kitCase(
    'WhenStep',
    step(WhenStep),
    shown,
    {
      ...several,
      kind: ['collect_likers', 'publish_post', 'pull_group'],
      executor: ['assisted'],
      params: [
        { script_id: '', promotion_count: 100_000, send_interval_seconds: 90 },
        { promotion_count: null },
        { audience: { ...emptyDraft.work.params.audience, from: 'list', targets: ['@a', '@b'] } },
      ],
      start: [
        { mode: 'at', at: null },
        { mode: 'at', at: '2026-03-14T03:00:00.000Z' },
      ],
      limits: [undefined, { ...limits, quiet_hours: null }],
      networks: [[]],
      data: [nobody, undefined],
    },
    [
      { acts: ['Pause between targets', 'Time limit', 'How many'].flatMap(arrows) },
      { with: { limits: undefined }, acts: arrows('Pause between targets') },
    ],
  ),
  kitCase(
    'MessagePreview',
    step((props) => <MessagePreview {...props} script={script} />),
    shown,
    { ...several, kind: ['publish_post'], data: [nobody, undefined] },
  ),
  kitCase(
    'AudiencePreview',
    PreviewOfAudience,
    { data: preview, failed: false, asked: true, days: 7, executor: 'api' },
    { data: [nobody, null], failed: [true], asked: [false], days: [0], executor: ['assisted'] },
  ),
  kitCase(
    'ZoneField',
    ZoneField,
    { field: fieldOf('Asia/Katmandu'), label: 'Zone' },
    { field: [fieldOf('Mars/Base')], label: ['Other'], hint: ['A hint.'] },
  ),
  kitCase(
    'TaskWizard',
    TaskWizard,
    wizardProps,
    {
      accounts: [accounts.slice(0, 1), []],
      networks: [],
      counts: [{ count: 2, total: 40 }],
      onSearch: [],
      onMore: [() => {}],
      gone: [],
      onChosen: [],
      limits: [undefined],
      groups: [undefined],
      people: [['1', '2']],
      template: [
        {
          task: {
            work: sampleOf(TaskDetail).work,
            executor: 'api',
            account: { ...sampleOf(TaskDetail).account, id: 'deleted' },
          },
          targets: [],
          last: false,
        },
      ],
      seats: [undefined],
      usePreview: [],
      useScripts: [],
      useScript: [],
      onCreate: [],
      onCancel: [],
    },
    [
      {
        with: { accounts: accounts.slice(0, 1) },
        acts: [press('Next'), press('Cancel')],
      },
      {
        acts: [choose(accountOf(0)), choose(accountOf(0)), choose(accountOf(4))],
      },
      {
        // A draft in which nothing is missing.
        with: {
          accounts: accounts.slice(0, 1),
          template: copyFor(accounts[0]?.id),
        },
        acts: [press('Next'), press('Next'), press('Back'), press('Back'), press('Cancel')],
      },
      {
        // Its account was deleted, which the first step asks for.
        with: { accounts: accounts.slice(0, 2), template: { ...copyFor('deleted'), last: true } },
        acts: [press('Create task')],
      },
      {
        // The server refuses its account.
        with: {
          accounts: accounts.slice(0, 1),
          template: { ...copyFor(accounts[0]?.id), last: true },
          onCreate: async () => {
            const detail = [{ loc: ['body', 'account_ids'], msg: 'Từ chối 拒絕' }]
            throw Object.assign(new Error(), { refusal: { detail } })
          },
        },
        acts: [press('Create task')],
      },
    ],
  ),
]
