import { expect, test } from 'vitest'
import type { z } from 'zod'
import { Nickname, SignInName } from './desk/account.schema.ts'
import { importAccountFile } from './desk/account-import.schema.ts'
import { createProxy, ProxyHost } from './desk/proxy.schema.ts'
import { networkFields } from './kernel/network-settings.schema.ts'
import { CountryChoice, listQuery, Money, typedText } from './kernel/primitives.schema.ts'
import { quoteForCustomer } from './money/customer.schema.ts'
import { RechargeText } from './money/order.schema.ts'
import { createPriceTier } from './money/price.schema.ts'
import { adjustBalance, adminListLedger, listLedger } from './money/wallet.schema.ts'
import { createSystemUser, createUser, updateSystemUser, updateUser } from './people/admin-user.schema.ts'
import { RegistrationConfig } from './people/registration.schema.ts'
import { Password } from './people/session.schema.ts'
import { updateUserInfo } from './people/user.schema.ts'
import { createAnnouncement } from './platform/announcement.schema.ts'
import { ReleaseFile, ReleaseManifest } from './platform/release.schema.ts'
import { DownloadAddress, VersionNumber } from './platform/version.schema.ts'
import { GuardLimits } from './work/guard.schema.ts'
import { libraryFilter } from './work/library-filter.schema.ts'
import { listResources } from './work/resource.schema.ts'
import { createScript, ScriptContent } from './work/script.schema.ts'
import { CreateTasks } from './work/task-batch.schema.ts'
import { getTaskCalendar } from './work/task-calendar.schema.ts'
import { promotionParams } from './work/task-kind.schema.ts'
import { RepeatPlan, repeatTasks } from './work/task-repeat.schema.ts'
import { putTranslationConfig, translateTexts } from './work/translation.schema.ts'

const x = (length: number) => 'x'.repeat(length)
const nines = (length: number) => '9'.repeat(length)
const tier = createPriceTier.body.shape
const file = ReleaseFile.shape
const pick = (schema: { shape: Record<string, z.ZodType> }, name: string) => schema.shape[name] as z.ZodType
const hex = 'a'.repeat(128)
const fileOf = (name: string, more: object = {}) => ({
  ...{ name, target: 'mac-arm64', uses: ['update'], size: 1, sha512: hex, ...more },
})
const proxyOf = (more: object) => ({
  ...{ group_id: 'g', scheme: 'socks5', ip: '192.0.2.1', port: 80, ...more },
})
const DMG = 'Seaport.dmg'
const noon = '2026-03-02T12:00:00.000Z'
const giftsOf = (gifted_ports: number, gifted_days: number) => ({
  ...{ allow_registration: true, refusal_messages: {}, max_per_ip_per_day: 1, gifted_ports, gifted_days },
})
const idsOf = (length: number) => Array.from({ length }, (_, at) => `id-${at}`)
const columnOf = (position: number, field: string) => ({ position, field })
const groupsOf = (group_count: number, people_per_group: number) => ({
  ...{ group_count, people_per_group, audience: { from: 'ids', resource_ids: ['f'.repeat(32)] } },
})

/** What each rule takes at its edge, and what it refuses one step beyond. */
const edges: readonly [what: string, schema: z.ZodType, taken: unknown[], refused: unknown[]][] = [
  [
    'a price of a port',
    tier.port_unit_price,
    ['0.01', '1', '9999.99'],
    ['0', '0.00', '0.001', '10000', '-1', '.5', '1.'],
  ],
  [
    'a rate of a length of time',
    tier.duration_rate,
    ['0.0001', '10', '10.0000'],
    ['0', '0.00001', '10.0001', '100'],
  ],
  ['a discount', tier.discount, ['0.0001', '1', '1.0000'], ['0.0000', '1.0001', '10']],
  ['a quantity', tier.min_quantity, [1, 10_000], [0, 10_001, 1.5]],
  ['days', tier.max_days, [1, 3650], [0, 3651, 1.5]],
  [
    'money',
    Money,
    ['0.00', '-0.01', `${nines(13)}.99`],
    ['0', '0.0', '0.000', `${nines(14)}.00`, '+1.00', '1,000.00'],
  ],
  [
    'an adjustment',
    adjustBalance.body.shape.amount,
    ['0.01', '-0.01', '9999999.99', '-9999999'],
    ['0', '-0.00', '0.001', '10000000', '+1'],
  ],
  ['a recharge', RechargeText, ['10', '010', '100000'], ['9', '100001', '10.0', '-10', '', '0000000010']],
  [
    'a cursor of a tenant’s ledger',
    pick(listLedger.query, 'cursor'),
    ['1.1', `${nines(15)}.${nines(15)}`],
    ['1', '1.', '.1', `${nines(16)}.1`, `1.${nines(16)}`, '1.a'],
  ],
  [
    'a cursor of every ledger',
    pick(adminListLedger.query, 'cursor'),
    ['1.a-_', `1.${x(64)}`],
    ['1.', `1.${x(65)}`, `${nines(16)}.a`, '1.a.b'],
  ],
  [
    'a cursor of the library',
    pick(listResources.query, 'cursor'),
    [`1.${'f'.repeat(32)}`],
    [`1.${'f'.repeat(31)}`, `1.${'f'.repeat(33)}`, `1.${'g'.repeat(32)}`],
  ],
  [
    'a library read on',
    listResources.query,
    [
      { cursor: `1.${'f'.repeat(32)}` },
      { cursor: `1.${'f'.repeat(32)}`, sort: 'first_seen_at' },
      { sort: 'name', task_id: 't' },
    ],
    [
      { cursor: `1.${'f'.repeat(32)}`, sort: 'name' },
      { cursor: `1.${'f'.repeat(32)}`, task_id: 't' },
    ],
  ],
  [
    'a quote of ports and of time',
    quoteForCustomer.query,
    [
      { order_type: 2, quantity: 1 },
      { order_type: 2, quantity: 1, days: 1 },
      { order_type: 3, days: 1 },
    ],
    [
      { order_type: 2 },
      { order_type: 2, days: 1 },
      { order_type: 3 },
      { order_type: 3, quantity: 1, days: 1 },
      { order_type: 1, days: 1 },
    ],
  ],
  [
    'a page',
    listQuery(['at'], {}),
    [
      { page: 500, page_size: 20 },
      { page: 50, page_size: 200 },
      { page: 10_000, page_size: 1 },
      { page: 51, page_size: 199 },
    ],
    [
      { page: 0 },
      { page: 501, page_size: 20 },
      { page: 51, page_size: 200 },
      { page: 10_001, page_size: 1 },
      { page_size: 0 },
      { page_size: 201 },
      { sort: 'to' },
      { order: 'up' },
    ],
  ],
  [
    'a typed text of three',
    typedText(3),
    ['', 'abc', '👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦', ' abc '],
    ['abcd', '👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦🍵', `a${'\u0301'.repeat(48)}`],
  ],
  ['a country', CountryChoice, ['', null, 'vn', ' VN '], ['V', 'VNM', 'ZZ', 'EU', '84']],
  ['a password', Password, [x(8), x(128)], [x(7), x(129)]],
  ['a nickname', Nickname, ['', x(80), '茶'.repeat(80)], [x(81), 'ann:secret-1']],
  [
    'a name to sign in with',
    SignInName,
    ['', 'ann@example.com', '123456', '+84 (90) 123.4567', '\u2068+84\u00a090–123–4567\u2069', nines(15)],
    ['12345', nines(16), 'ann', '++123456', '123456 x', `${x(250)}@example.com`],
  ],
  [
    'a telephone number',
    updateUserInfo.body.shape.phone,
    [
      null,
      undefined,
      '1234',
      '06.12.34.56.78',
      '\u202a+84\u00a090\u2011123\u20114567\u202c',
      '１２３４',
      nines(32),
    ],
    ['', '123', '12 x 34', '++1234', nines(33)],
  ],
  [
    'a proxy’s host',
    ProxyHost,
    ['192.0.2.1', '[2001:db8::1]', '2001:DB8::1', 'a.example', `${x(63)}.example`],
    [
      '',
      '192.0.2',
      '192.0.2.256',
      'example',
      `${x(64)}.example`,
      '-a.example',
      'a..example',
      'http://a.example',
      '[a.example',
      '1:2:3',
    ],
  ],
  [
    'a proxy',
    createProxy.body,
    [
      proxyOf({}),
      proxyOf({ username: x(255), password: 'p' }),
      proxyOf({ username: 'é'.repeat(127), password: 'p' }),
      proxyOf({ username: '茶'.repeat(85), password: 'p' }),
      proxyOf({ username: '😀'.repeat(63), password: 'p' }),
      proxyOf({ scheme: 'http', username: 'a', password: '' }),
      proxyOf({ port: 65_535, allocation_limit: 1000 }),
    ],
    [
      proxyOf({ username: 'a' }),
      proxyOf({ password: 'p' }),
      proxyOf({ scheme: 'http', username: 'a:b', password: 'p' }),
      proxyOf({ username: x(256), password: 'p' }),
      proxyOf({ username: 'é'.repeat(128), password: 'p' }),
      proxyOf({ username: '茶'.repeat(86), password: 'p' }),
      proxyOf({ username: '😀'.repeat(64), password: 'p' }),
      proxyOf({ port: 0 }),
      proxyOf({ port: 65_536 }),
      proxyOf({ allocation_limit: 0 }),
      proxyOf({ allocation_limit: 1001 }),
    ],
  ],
  [
    'gifts for newcomers',
    RegistrationConfig,
    [giftsOf(0, 0), giftsOf(1, 1), giftsOf(1000, 3650)],
    [giftsOf(0, 1), giftsOf(1, 0), giftsOf(1001, 1), giftsOf(1, 3651), giftsOf(-1, 0)],
  ],
  [
    'an announcement’s languages',
    createAnnouncement.body.shape.texts,
    [{ en: { title: 't', content: 'c' } }],
    [
      {},
      { en: { title: '', content: 'c' } },
      { en: { title: x(121), content: 'c' } },
      { xx: { title: 't', content: 'c' } },
    ],
  ],
  [
    'a file’s name',
    file.name,
    ['a', `a${x(150)}`, 'Seaport-1.0.0+b_x.dmg'],
    ['', `a${x(151)}`, '.a', '-a', 'a/b', 'a b'],
  ],
  [
    'a file’s hash',
    file.sha512,
    [hex, '0'.repeat(128)],
    [hex.slice(1), `${hex}a`, 'A'.repeat(128), 'g'.repeat(128)],
  ],
  ['a file’s size', file.size, [1, 4 * 1024 ** 3], [0, 4 * 1024 ** 3 + 1]],
  [
    'a release’s files',
    ReleaseManifest.shape.files,
    [[fileOf(DMG)], [fileOf(DMG), fileOf(`${DMG}.blockmap`, { uses: ['blockmap'] })]],
    [[], [fileOf(DMG), fileOf(DMG)], [fileOf(DMG, { uses: ['installer'] })], [fileOf('Seaport.txt')]],
  ],
  [
    'a version',
    VersionNumber,
    ['0.0.0', '99999.0.1', '1.2.3-rc.9999', '1.2.3-beta.0'],
    [
      '1.2',
      '01.2.3',
      '100000.0.0',
      '1.2.3-rc.10000',
      '1.2.3-rc.01',
      '1.2.3-rc',
      '1.2.3-gamma.1',
      '1.2.3+b',
      'v1.2.3',
    ],
  ],
  [
    'an address of a download',
    DownloadAddress,
    ['https://a.example', ' https://a.example/x?y#z ', '/downloads/a', ' /downloads/a/b.exe '],
    [
      'http://a.example',
      'https://',
      'https://u@a.example/',
      '/downloads/',
      '/downloads//a',
      '/downloads/../a',
      '/downloads/.a',
      '/files/a',
      '/downloads/a b',
      `https://a.example/${x(490)}`,
    ],
  ],
  [
    'quiet hours',
    pick(GuardLimits, 'quiet_hours'),
    [null, { from: '00:00', to: '23:59' }, { from: '22:00', to: '06:00' }],
    [
      { from: '22:00', to: '22:00' },
      { from: '24:00', to: '06:00' },
      { from: '9:00', to: '10:00' },
      { from: '09:60', to: '10:00' },
      { from: '09:00' },
    ],
  ],
  [
    'a script’s content',
    ScriptContent,
    [
      { type: 'text', text: x(2) },
      { type: 'text', text: x(5000) },
      { type: 'text', text: 'Hi {nickname}' },
      { type: 'video', file_ids: ['a'] },
      { type: 'image', file_ids: ['a'] },
    ],
    [
      { type: 'text', text: '' },
      { type: 'text', text: x(1) },
      { type: 'text', text: x(5001) },
      { type: 'text', text: 'Hi {nobody}' },
      { type: 'image', file_ids: [] },
      { type: 'image_text', text: 'Hi {nobody}', file_ids: ['a'] },
      { type: 'image_text', file_ids: ['a'] },
      { type: 'video', text: '{nobody}', file_ids: ['a'] },
      { type: 'video', file_ids: ['a', 'b'] },
      { type: 'video', file_ids: [] },
    ],
  ],
  [
    'a calendar’s time',
    getTaskCalendar.query,
    [
      { from: noon, to: '2026-03-02T12:00:00.001Z' },
      { from: noon, to: '2026-04-06T13:00:00.000Z' },
    ],
    [
      { from: noon, to: '2026-04-06T13:00:00.001Z' },
      { from: noon, to: noon },
      { from: noon, to: '2026-03-02T11:59:59.999Z' },
    ],
  ],
  [
    'a profile that is written',
    promotionParams.edit_profile.shape.profile,
    [{ name: 'a' }, { bio: x(1000) }],
    [{}, { name: undefined }, { bio: '' }, { bio: x(1001) }],
  ],
  [
    'a language that is chosen',
    promotionParams.change_language.shape.language,
    ['vi', 'zh-Hant-HK', 'aaa-bb-cc-dd'],
    ['v', 'aaaa', 'VI', 'zh-H', 'zh_HK', 'aa-bb-cc-dd-ee', 'aa-123456789'],
  ],
  [
    'groups that are filled',
    promotionParams.pull_group,
    [groupsOf(1, 1), groupsOf(10, 1000), groupsOf(100, 100)],
    [
      groupsOf(0, 1),
      groupsOf(1, 0),
      groupsOf(11, 1000),
      groupsOf(100, 101),
      groupsOf(101, 1),
      groupsOf(1, 1001),
    ],
  ],
  ['tasks that are repeated', repeatTasks.body.shape.ids, [['a'], idsOf(20)], [[], ['a', 'a'], idsOf(21)]],
  [
    'accounts of a batch',
    CreateTasks.shape.account_ids,
    [['a'], idsOf(20)],
    [[], ['a', 'b', 'a'], idsOf(21)],
  ],
  [
    'networks of a script',
    createScript.body.shape.networks,
    [['x'], ['x', 'facebook']],
    [[], ['x', 'x'], ['myspace']],
  ],
  [
    'columns of a sheet',
    importAccountFile.body.shape.columns,
    [undefined, [columnOf(0, 'account')], [columnOf(0, 'account'), columnOf(1, 'nickname')]],
    [[], [columnOf(0, 'account'), columnOf(0, 'nickname')], [columnOf(0, 'account'), columnOf(1, 'account')]],
  ],
  [
    'a plan to repeat',
    RepeatPlan,
    [
      { weekdays: [1, 7], time: '00:00' },
      { weekdays: [1], time: '23:59', until: '2026-02-28', count: 1 },
    ],
    [
      { weekdays: [], time: '00:00' },
      { weekdays: [1, 1], time: '00:00' },
      { weekdays: [0], time: '00:00' },
      { weekdays: [8], time: '00:00' },
      { weekdays: [1], time: '24:00' },
      { weekdays: [1], time: '00:00', until: '2026-02-30' },
      { weekdays: [1], time: '00:00', count: 0 },
    ],
  ],
  [
    'a number of followers',
    libraryFilter.followers_max,
    [undefined, '0', '2147483647', 0, 5],
    ['', ' ', null, false, [], '-1', '1.5', '2147483648'],
  ],
  [
    'texts to translate',
    translateTexts.body.shape.texts,
    [['a'], [x(20_000), x(5_000)]],
    [[], [''], [' '], [x(20_001)], [x(20_000), x(5_001)]],
  ],
  [
    'a service that translates',
    putTranslationConfig.body,
    [
      { provider: null, url: null },
      { provider: 'deepl', url: null, key: '!~' },
      { provider: 'libretranslate', url: 'http://a.example/x' },
    ],
    [
      { provider: 'libretranslate', url: null },
      { provider: 'deepl', url: 'ftp://a.example' },
      { provider: 'deepl', url: 'https://u@a.example' },
      { provider: 'deepl', url: 'https://a.example?k=1' },
      { provider: 'deepl', url: null, key: '' },
      { provider: 'deepl', url: null, key: 'a b' },
      { provider: 'deepl', url: null, key: 'clé' },
    ],
  ],
  [
    'a month’s budget',
    networkFields.monthly_budget,
    ['0.01', '9999999.99', '1'],
    ['0', '0.00', '00', '10000000', '1.001', '-1'],
  ],
  [
    'a price of a network',
    networkFields.price_post,
    ['0', '999.999999', '0.000001'],
    ['1000', '0.0000001', '-1', '1.', '.5'],
  ],
  [
    'ports of a callback',
    networkFields.callback_ports,
    ['1', ' 1 , 65535 ', Array(10).fill('1').join(',')],
    // A port that no socket has would be saved, and its network no longer be offered.
    ['', '1,', '123456', Array(11).fill('1').join(','), '1;2', '65536', '1,70000'],
  ],
  ['a version of Graph', networkFields.version, ['v1.0', ' v26.10 '], ['26.0', 'v26', 'v26.0.1', 'V26.0']],
]

test.each(edges)('%s is taken up to its edge, and refused beyond', (_what, schema, taken, refused) => {
  const isTaken = (value: unknown) => [value, schema.safeParse(value).success]
  expect(taken.map(isTaken)).toEqual(taken.map((value) => [value, true]))
  expect(refused.map(isTaken)).toEqual(refused.map((value) => [value, false]))
})

test.each(Object.entries({ createUser, updateUser, createSystemUser, updateSystemUser }))(
  'a telephone number that an administrator stores is one that the profile takes: %s',
  (_call, { body }) => {
    const taken = ['+65 6123 4567', 'ask Ann', '123', nines(33)].map((phone) => [
      body.shape.phone.safeParse(phone).success,
      updateUserInfo.body.safeParse({ phone }).success,
    ])
    expect(taken).toEqual([
      [true, true],
      [false, false],
      [false, false],
      [false, false],
    ])
  },
)

test('a telephone number is kept as its network can be given it', () => {
  const pasted = '\u202a+84\u00a090\u2011123\u20114567\u202c'
  expect(updateUserInfo.body.parse({ phone: pasted })).toEqual({ phone: '+84 90-123-4567' })
  expect([pasted, '０９０１２３４５６７', ' ann@example.com '].map((text) => SignInName.parse(text))).toEqual(
    ['+84 90-123-4567', '0901234567', 'ann@example.com'],
  )
})
