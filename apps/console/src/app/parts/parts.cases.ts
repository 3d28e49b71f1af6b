import { Account } from '@seaport/contract/desk/account.schema'
import { ProxyEntry } from '@seaport/contract/desk/proxy.schema'
import { Seat } from '@seaport/contract/desk/seat.schema'
import { Period } from '@seaport/contract/kernel/period.schema'
import { listCustomers } from '@seaport/contract/money/customer'
import { Customer } from '@seaport/contract/money/customer.schema'
import { AdminOrder, Order, Payment, quoteOrder, TierSnapshot } from '@seaport/contract/money/order.schema'
import { orderStates } from '@seaport/contract/money/order-state'
import { AdminPriceTier, PriceTier } from '@seaport/contract/money/price.schema'
import { AdminLedgerEntry } from '@seaport/contract/money/wallet.schema'
import { AdminUser, SystemUser } from '@seaport/contract/people/admin-user.schema'
import { ApiToken } from '@seaport/contract/people/api-token.schema'
import { AdminLoginLog, LoginLog } from '@seaport/contract/people/login-log.schema'
import { Plan } from '@seaport/contract/people/plan.schema'
import { RegistrationConfig } from '@seaport/contract/people/registration.schema'
import { Role } from '@seaport/contract/people/role.schema'
import { FactorChange, Passkey, SecondFactor } from '@seaport/contract/people/second-factor.schema'
import { listSecurityNotices } from '@seaport/contract/people/security-notice.schema'
import { UserInfo } from '@seaport/contract/people/user.schema'
import { AdminAnnouncement, Announcement } from '@seaport/contract/platform/announcement.schema'
import { AuditEntry } from '@seaport/contract/platform/audit.schema'
import { EmailConfig, OutboxMail } from '@seaport/contract/platform/email.schema'
import { AdminFeedback, Feedback } from '@seaport/contract/platform/feedback.schema'
import { StoredFile } from '@seaport/contract/platform/file.schema'
import { JobState } from '@seaport/contract/platform/job.schema'
import { MenuEntry } from '@seaport/contract/platform/menu.schema'
import { NetworkConfig } from '@seaport/contract/platform/network-config.schema'
import { ChannelLookup, OfficialChannel } from '@seaport/contract/platform/official-channel.schema'
import { Release } from '@seaport/contract/platform/release.schema'
import { getSettings } from '@seaport/contract/platform/setting.schema'
import { DesktopPlatform, latestVersion, Version } from '@seaport/contract/platform/version.schema'
import { type Given, sampleOf } from '@seaport/contract/test-support/sample.schema'
import { AdminAccount, AdminSeat } from '@seaport/contract/work/admin-list.schema'
import { firstSteps } from '@seaport/contract/work/attention'
import { AttentionItem } from '@seaport/contract/work/attention.schema'
import { NotificationKind } from '@seaport/contract/work/notification.schema'
import { Resource } from '@seaport/contract/work/resource.schema'
import { Script } from '@seaport/contract/work/script.schema'
import { getAdminTrend, getTaskStats } from '@seaport/contract/work/stats.schema'
import { Task, TaskDetail } from '@seaport/contract/work/task.schema'
import { TranslationConfig } from '@seaport/contract/work/translation.schema'
import { Webhook } from '@seaport/contract/work/webhook.schema'
import { fieldOf } from '@seaport/ui/test-support/kit'
import { z } from 'zod'
import { client } from '../../shared/api/client.ts'
import { hang } from '../../shared/test-support/console-case.tsx'
import { calendar } from './calendar.cases.ts'

const MORE = ['task_id', 'followers_min', 'followers_max', 'location']
const text = () => 'Trà 茶'
const one = (of: readonly unknown[]) => (turn: number) => of[turn % of.length]
const flag = (turn: number) => turn % 2 === 0
/** The panel of a row, with the part of it that is chosen. */
export const panelAt = (part?: string) => ({
  id: 'r2',
  part,
  show: () => {},
  choosePart: () => {},
  close: () => {},
  previous: undefined,
  next: () => {},
})
const field = (turn: number) => fieldOf('', turn % 3 === 1 ? { error: 'Sai 錯' } : {})
const answer = (data: z.ZodType) => (turn: number) => ({
  data: turn % 3 === 1 ? undefined : sampleOf(data, 0, turn),
  isError: turn % 3 === 1,
  error: new Error('Từ chối'),
  refetch: () => {},
})
const until = one([null, '2026-03-20T08:00:00.000Z', '2026-03-01T08:00:00.000Z'])
const tier = TierSnapshot
const quote = (turn: number) => ({ ...answer(quoteOrder.data)(turn), request: undefined })
const menuEntry = (turn: number) => ({
  ...sampleOf(MenuEntry, 0, turn),
  depth: turn % 3,
  siblings: 3,
  children: turn % 3,
})
const changed = (turn: number) => ({
  ...sampleOf(AuditEntry, 0, turn),
  before: turn === 1 ? null : { username: 'trà', region_notice: true, port_num: 1200, remark: 'cũ' },
  after: turn === 2 ? null : { username: '茶', region_notice: turn === 1, port_num: 7, contact: '@trà' },
})

/** What props of a name are, in every feature or in one. A part that reads another says in its record that it throws. */
export const given: Readonly<Record<string, Readonly<Record<string, Given>>>> = {
  '*': {
    id: () => 'r1',
    panel: () => panelAt(),
    field,
    list: (turn) => ({
      state: { filters: { status: turn === 1 ? 'normal' : '', availability: 'abnormal', network: 'x' } },
      setFilters: () => {},
      changeFilters: () => {},
    }),
    title: text,
    superuser: flag,
    info: UserInfo,
    period: Period,
    children: () => 'Bên trong',
    open: () => true,
    hint: text,
  },
  account: {
    account: Account,
    ids: () => ['left_out.id-1', 'a2'],
    chosen: one(['', 'promotion', 'personal']),
    isOptional: flag,
    mapping: (turn) => ({
      headings: ['account', 'nickname', '', 'country'].map((of, position) => ({
        title: turn % 2 ? '' : `Cột ${position}`,
        position,
        field: of,
        samples: ['một', '二'],
        examples: ['một', '二'],
      })),
      choose: () => {},
    }),
  },
  'admin-announcement': {
    announcement: AdminAnnouncement,
    published: flag,
    from: () => 'en',
    texts: (turn) => ({
      cn: { title: '', content: '' },
      hk: { title: '', content: '' },
      en: { title: turn === 1 ? '' : 'News', content: 'Text' },
      vi: { title: 'Tin', content: '' },
    }),
  },
  'admin-feedback': { feedback: AdminFeedback },
  'admin-ledger': { entry: AdminLedgerEntry },
  'admin-list': {
    account: AdminAccount,
    seat: AdminSeat,
    label: text,
    count: one([1, 3]),
    run: () => async () => ({
      done: 2,
      missing: 1,
      left_out: [{ id: 's1', name: 'Cầu Giấy', message: 'It is disabled.' }],
    }),
  },
  'admin-login-log': { login: AdminLoginLog },
  'admin-order': { order: AdminOrder, orderNo: () => 'R-7', tier },
  'admin-payment': { payment: Payment, status: Payment.shape.status, count: one([1, 3, 1200]) },
  'admin-user': {
    user: AdminUser,
    from: until,
    until,
    stacked: flag,
    only: () => undefined,
    field: (turn) => () => field(turn),
  },
  announcement: {
    announcement: Announcement,
    unread: one([0, 1, 1200]),
    announcements: flag,
    allHref: one(['#/notice-user', undefined]),
    type: Announcement.shape.type,
    newer: one([{ id: 'n1', title: 'Mới' }, null]),
    older: one([null, { id: 'n2', title: 'Cũ' }]),
  },
  'anti-scam': { found: ChannelLookup },
  audit: { entry: AuditEntry },
  buy: {
    kind: one(['first', 'more', 'renew']),
    limits: one([
      { quantity: { min: 1, max: 50 }, days: { min: 7, max: 365 } },
      { quantity: { min: 1, max: 1200 }, days: { min: 7, max: 365 } },
      { quantity: null, days: { min: 7, max: 30 } },
    ]),
    tiers: z.array(PriceTier),
    daysLeft: one([0, 1, 1200]),
    picker: () => 'Picker',
    now: () => Date.UTC(2026, 2, 13, 20),
    value: one(['ports', 'time']),
    refused: one([{}, { time: 'Không' }, { ports: 'Không' }]),
    what: one(['quantity', 'days']),
    range: one([
      { min: 1, max: 50 },
      { min: 7, max: 7 },
      { min: 1, max: 1200 },
    ]),
    label: text,
    optional: flag,
    saves: () => (preset: number) => (preset > 20 ? 0.15 : 0),
    bought: (turn) => ({ order_no: 'R-7', quote: sampleOf(quoteOrder.data, 0, turn) }),
    quote,
    chosen: flag,
    form: one([{ submitting: false }, { submitting: true }]),
    formId: () => 'form',
  },
  'buy-for': { order: AdminOrder, customer: Customer, quote, chosen: flag },
  config: {
    type: EmailConfig.shape.type,
    job: JobState,
    changed: getSettings.data.shape.changed,
    keys: () => Object.keys(getSettings.data.shape.settings.shape),
    mail: OutboxMail,
    state: OutboxMail.shape.state,
    data: getSettings.data,
    settings: getSettings.data.shape.settings,
    deposit_change: getSettings.data.shape.deposit_change,
  },
  customer: {
    from: () => listCustomers,
    label: text,
    known: one([{ id: 'c9', email: 'khác@example.test' }, undefined]),
  },
  dashboard: {
    statistics: flag,
    tasks: flag,
    aside: text,
    done: (turn) => Object.fromEntries(firstSteps.map((step, at) => [step, at < turn])),
    gift: one([null, { ports: 3, until: '2026-03-20T08:00:00.000Z' }]),
    items: z.array(AttentionItem),
    actOf: () => () => 'Xem',
    value: Period,
    href: one(['#/seatAccount', undefined]),
  },
  download: {
    platform: DesktopPlatform,
    first: flag,
    files: one([[], [{ name: 'a.exe', sha512: 'ab'.repeat(64) }]]),
    name: () => 'seaport-2.exe',
    url: () => 'https://example.test/seaport-2.exe',
    sha512: one(['ab'.repeat(64), null]),
    downloads: latestVersion.data.shape.downloads,
    visitor: one(['windows', 'm1', 'intel', 'linux']),
    version: Version,
    notes: () => '- một\n- 二',
  },
  'error-page': { text, motif: one(['compass', 'lighthouse']) },
  feedback: { feedback: Feedback, status: Feedback.shape.status },
  ledger: { value: one(['12.50', '-3.00', '0.00', '1234.5']) },
  login: {
    held: () => hang,
  },
  'login-log': { login: LoginLog, outcome: LoginLog.shape.outcome },
  menu: {
    row: menuEntry,
    rows: (turn) =>
      [0, 1].map((at) => ({ ...sampleOf(MenuEntry, at, turn), depth: 0, siblings: 2, children: 0 })),
    entry: menuEntry,
    parentId: () => null,
    name: text,
  },
  notification: {
    secret: () => 'whsec_1',
    webhook: Webhook,
    kinds: z.array(NotificationKind),
  },
  'official-channel': { channel: OfficialChannel },
  order: { order: Order, orderNo: () => 'R-7', tier, type: Order.shape.order_type },
  pay: {
    order: Order,
    status: one(orderStates.filter((state) => state !== 'pending')),
    amount: one(['12.50', '1234.5']),
    end: one(['2026-03-13T20:30:00.000Z', '2026-03-13T19:00:00.000Z']),
    claimed: one([null, '9.00']),
    over: flag,
    link: one([
      { orderNo: 'R-7', claimed: null },
      { orderNo: 'R-7', claimed: '9.00' },
    ]),
    text,
    actions: () => 'Nút',
  },
  plan: { current: Plan },
  price: {
    tier: AdminPriceTier,
    tiers: z.array(AdminPriceTier),
    draft: one([
      { min_quantity: 5, min_days: 30 },
      { min_quantity: null, min_days: 30 },
    ]),
  },
  proxy: { proxy: ProxyEntry, proxyId: () => 'p1', status: ProxyEntry.shape.status, asked: one([1, 3]) },
  recharge: {
    opened: z.object({
      order_no: z.literal('R-7'),
      paid_amount: z.literal('12.50'),
      blocked: z.literal(true).optional(),
    }),
    wanted: one([null, { missing: '7.25', back: '/buyPort-user' }]),
  },
  registration: {
    code: one([
      { wait: 0, sending: false, sent: undefined, send: async () => {} },
      {
        wait: 42,
        sending: false,
        sent: { email: 'a@example.test', valid_minutes: 10 },
        send: async () => {},
      },
      { wait: 0, sending: true, sent: undefined, send: async () => {} },
    ]),
    sentHint: () => () => 'Đã gửi',
    password: one(['', 'a', 'Cà-phê 9 sữa', 'Cà-phê 9 sữa đá!']),
    email: () => 'a@example.test',
    industry: field,
    size: field,
  },
  resource: {
    resource: Resource,
    filters: (turn) =>
      Object.fromEntries(MORE.map((name, at) => [name, turn === 1 ? '' : String(at + turn)])),
  },
  role: {
    role: Role,
    open: () => (key: string) => !key.startsWith('9'),
    field: () => fieldOf(['9-1', '103']),
  },
  script: {
    script: Script,
    kind: one(['image', 'video']),
    stored: z.array(StoredFile),
    field: (turn) => fieldOf(turn % 2 ? ['x'] : []),
  },
  seat: { seat: Seat, device: Seat.shape.device, taken: one([0, 3, 9]), total: one([9, 9, 9, 0]) },
  'security-notice': {
    list: listSecurityNotices.data.shape.list,
    own: listSecurityNotices.data.shape.own,
  },
  'second-factor': {
    isBeginning: (turn) => turn % 3 === 1,
    codes: () => ['a1b2-c3d4', 'e5f6-g7h8'],
    changes: z.array(FactorChange),
    factor: SecondFactor,
    passkeys: z.array(Passkey),
    use: () => async () => {},
    client: () => client,
    step: one(['second_factor', 'second_factor_setup']),
    totp: () => ({ secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP' }),
  },
  statistics: {
    figures: (turn) => [
      { label: 'Một', value: turn === 1 ? undefined : turn * 700, share: turn === 2 ? undefined : turn / 7 },
      { label: 'Hai', value: 0, share: 0 },
    ],
    measures: () => [
      { id: 'tasks_completed', name: 'Xong' },
      { id: 'tasks_error', name: 'Lỗi' },
    ],
    measure: () => 'tasks_completed',
    scope: one([
      { period: '7d', seat_id: undefined, kind: undefined },
      { period: '30d', seat_id: 's1', kind: 'search_account' },
    ]),
    answer: answer(getTaskStats.data),
    tasks: flag,
    seats: (turn) => turn % 3 === 0,
  },
  'system-user': { user: SystemUser, own: flag, field: (turn) => () => field(turn) },
  task: {
    task: TaskDetail,
    batch: Task.shape.batch.unwrap(),
    mode: () => fieldOf('now'),
    at: () => fieldOf(null),
    ...calendar,
  },
  tutorial: { lead: text },
  version: {
    version: Version,
    release: Release,
    // One before it that is published, and one after.
    releases: (turn) => [
      { ...sampleOf(Release, 1, turn), version: '2.1.0', state: 'published' },
      sampleOf(Release, 0, turn),
      { ...sampleOf(Release, 1, turn), version: '1.9.0', state: 'published' },
    ],
    created: () => ({ name: 'CI', token: 'tok_1' }),
    name: text,
    address: field,
    size: () => fieldOf(null),
    sha512: field,
  },
}

/** Longer terms save something, and more of it for more ports than the form begins with. */
const soldTiers = [
  [1, 5, 7, 30, '1.0000'],
  [1, 5, 31, 365, '0.9000'],
  [6, 1200, 7, 30, '1.0000'],
  [6, 1200, 31, 365, '0.7000'],
].map(([min_quantity, max_quantity, min_days, max_days, duration_rate]) => ({
  ...sampleOf(PriceTier),
  ...{ min_quantity, max_quantity, min_days, max_days, duration_rate },
  discount: '1.0000',
}))

/** What parts of one name are given, where others of their feature are given something else by that name. */
export const ofPart: Readonly<Record<string, Readonly<Record<string, Given>>>> = {
  AmountChoice: { field: (turn) => fieldOf(turn * 7) },
  PurchaseForm: { tiers: () => soldTiers },
  EmailCard: { config: EmailConfig },
  EmailEditor: { config: EmailConfig },
  NetworkCard: { config: NetworkConfig },
  // Its form takes addresses alone for what its samples have a value of.
  NetworkEditor: {
    config: NetworkConfig.extend({
      fields: z.array(NetworkConfig.shape.fields.element.extend({ value: z.url() })),
      secret: NetworkConfig.shape.secret.unwrap(),
    }),
  },
  // Of one that is put aside, which alone can be acted on, the amount may be unknown.
  PaymentMenu: { payment: Payment.extend({ status: z.literal('parked') }) },
  RegistrationEditor: { config: RegistrationConfig },
  TranslationEditor: { config: TranslationConfig },
  AuditPanel: { entry: changed },
  ChangeTable: { entry: changed },
  EntryEditor: { entry: (turn) => ({ ...menuEntry(turn), icon: 'chart' }) },
  ReleaseNotes: { version: () => '2.0.7' },
  BuildCard: { offer: latestVersion.data.shape.downloads.shape.windows.unwrap() },
  ProfileFields: { field: (turn) => () => field(turn) },
  NewPasswordFields: { password: field, repeated: field },
  SignInField: { field },
  StepUp: {},
  TokenItem: { token: ApiToken },
  TokenDialog: { token: () => 'tok_1' },
  TierExample: {},
  ProxyState: {},
  MediaField: { field: () => fieldOf(['id-1']) },
  LimitField: { field: one([fieldOf(null), fieldOf(3)]) },
  AttentionFailure: { answer: answer(getTaskStats.data) },
  KindChart: { kind: () => 'bar', answer: answer(getTaskStats.data) },
  RepeatDialog: {
    plan: one([
      { weekdays: [2, 5], time: '07:30', until: null, left: 12 },
      { weekdays: [7], time: '21:15', until: '2026-04-02', left: null },
    ]),
    zone: () => 'America/St_Johns',
  },
  TotalCards: { answer: answer(getAdminTrend.data) },
  TrendChart: {
    kind: () => 'stacked',
    valueKind: () => 'money',
    measures: () => [['tasks_created', 'info'], ['collected_new']],
    answer: answer(getAdminTrend.data),
  },
}

/** Props that a part may do without, though it says so in no type of its module. */
export const optional: Readonly<Record<string, readonly string[]>> = { RepeatDialog: ['plan'] }

/** What only opens others, and what is drawn from what its screen holds: the records of the screens have them. */
export const ELSEWHERE = new Set([
  ...['AccountDialogs', 'ProxyDialogs', 'ResourceDialogs', 'ScriptDialogs', 'Loaded', 'ReloginHost'],
  ...['CalendarGrid', 'Clauses', 'Contents', 'LegalPage', 'Steps', 'TourPopover', 'CredentialFields'],
  ...['LoginStep', 'UnfinishedLogin', 'ChangePasswordHost', 'SecondFactorHost'],
])
