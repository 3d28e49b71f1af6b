import { expect, test } from 'vitest'
import { readAccountLine } from './address/account-line.ts'
import { readAccountName } from './address/account-name.ts'
import { normaliseEmail } from './address/email.ts'
import { handleKey, isHandle, isOwnPage } from './address/handle.ts'
import { readLink } from './address/link.ts'
import { brandOfLink, linkOfNetwork, type NetworkPlace } from './address/network-site.ts'
import { isCredential, isNoName, readNickname } from './address/nickname.ts'
import { readPerson } from './address/person.ts'
import { isPlaceholder } from './address/placeholder.ts'
import {
  plainPhone,
  plainText,
  sendableText,
  shownName,
  shownPart,
  trimVisibly,
  unquoted,
  writtenText,
} from './address/plain-text.ts'
import { isProxyHost, readProxyLine, shownProxy } from './address/proxy-line.ts'
import { columnTitles } from './desk/account-columns.ts'
import { deviceKindOf } from './desk/seat-session.ts'
import { foldText, searchKey, sortKey, withoutAt } from './kernel/fold.ts'
import { countGraphemes, cutGraphemes, cutUnits } from './kernel/graphemes.ts'
import { type NetworkId, networks } from './kernel/network.ts'
import { fieldsOf, hasAppSecret } from './kernel/network-settings.ts'
import { nextOrderState, type OrderTrigger, orderStates, orderTransitions } from './money/order-state.ts'
import { isPersonalPassword } from './people/personal-password.ts'
import { guardedNetwork } from './work/guard.ts'
import { readVariable, unknownVariables } from './work/script.ts'
import { excessTagsAt, lengthsOf, placeOfKind } from './work/script-length.ts'
import { fillScript, parseTemplate } from './work/script-template.ts'
import { isDealtOut } from './work/task-batch.ts'
import { taskKindIds } from './work/task-kind.ts'
import { ParkReason } from './work/task-state.schema.ts'
import {
  allowsAct,
  holdsPort,
  isOrdinaryRest,
  nextTaskState,
  type TaskTrigger,
  taskStates,
  taskTransitions,
  waitsForPerson,
} from './work/task-state.ts'
import { countWords } from './work/translation-words.ts'

const ID = '1780000000000000001'

/** Addresses of people and pages, as they are copied from the networks' sites and programs, and as lists and people write them. */
const ADDRESSES = [
  'x.com/Harbor_Tea',
  'https://www.twitter.com/harbor_tea?s=20',
  'https://mobile.x.com/harbor_tea/status/17',
  'http://x.com/#!/harbor_tea',
  'https://x.com/intent/user?user_id=17',
  'https://x.com/intent/follow?screen_name=harbor_tea',
  'https://x.com/i/user/17',
  'https://x.com/settings',
  'https://x.com/search?q=tea%2Bmilk+cake',
  'https://x.com/en/tos',
  'https://x.com/harbor_tea/lists/tea',
  'https://x.com/@harbor_tea/',
  'https://m.facebook.com/harbor.tea?ref=bookmarks',
  'https://vi-vn.facebook.com/harbortea/',
  'https://0.facebook.com/profile.php?id=61550000000001&sk=about',
  'https://facebook.com/people/Harbor-Tea/61550000000001/',
  'https://www.facebook.com/pages/Tr%C3%A0/61550000000001',
  'https://www.facebook.com/pages/category/Tea/Harbor-Tea-61550000000001',
  'https://www.facebook.com/p/Harbor-Tea-61550000000001/',
  'https://www.facebook.com/pg/harbortea/posts',
  'https://www.facebook.com/groups/17/user/61550000000001/',
  'https://www.facebook.com/groups/tea',
  'https://www.facebook.com/share/abc',
  'https://www.facebook.com/v21.0/dialog/oauth?app_id=1',
  'https://www.facebook.com/harbortea/posts/17',
  'https://m.me/harbortea',
  'https://l.facebook.com/l.php?u=https%3A%2F%2Fwww.facebook.com%2Fharbortea%3Fa%3D1%252B1&h=AT',
  'https://l.instagram.com/?u=https%3A%2F%2Finstagram.com%2Fharbor.tea',
  'https://instagram.com/Harbor.Tea/?hl=vi',
  'https://www.instagram.com/_u/harbor.tea',
  'https://www.instagram.com/stories/harbor.tea/17/',
  'https://www.instagram.com/stories/highlights/17/',
  'https://www.instagram.com/harbor.tea/reel/abc/',
  'https://www.instagram.com/p/abc/',
  'https://instagr.am/harbor.tea',
  'https://ig.me/m/harbor.tea',
  'https://t.co/abc',
  'fb.me/harbortea',
  'https://notx.com/harbor_tea',
  'https://x.com.example/harbor_tea',
  'https://user:secret@x.com/harbor_tea',
  'https://x.com/../harbor_tea',
  'https://x.com/%E0%A4%A',
  'X.COM:443/harbor_tea',
  'https://sandbox.test/network/facebook/harbor_tea',
  'https://sandbox.test/other/harbor_tea',
]

/** The same without an address: handles, numbers, and cells of lists. */
const NAMES = [
  '',
  ' \u200b',
  '@Harbor_Tea',
  '＠harbor_tea',
  'harbor.tea',
  'harbor..tea',
  '.harbor',
  'harbor-tea',
  'trà_việt',
  '茶館',
  'a_handle_of_sixteen',
  '17',
  ID,
  '007',
  '1.78E+18',
  '1,780,000',
  '178000000000000000000',
  "'17",
  '="17"',
  '"harbor_tea"',
  'null',
  '(none)',
  '#N/A',
  '—',
  'không có',
  'Không  có',
  'home',
  'PROFILE.PHP',
  'marketplace',
  'press',
]

/** First parts of the paths of the networks' own pages. */
const PAGES = `
i explore search settings messages notifications compose login signup logout hashtag intent share tos
privacy about jobs download account bookmarks lists communities followers following who_to_follow
connect_people oauth personalization languages p reel reels tv stories accounts direct help legal web
challenge developer graphql api watch groups events gaming games pages pg people friends memories saved
policies ads business me profile photo photos story sharer public media notes posts videos dating community
checkpoint recover fundraisers commerce latest feeds live app_scoped_user_id dialog plugins reg feed ajax
lite tr nt apps browse terms careers safety directory username emails session support
`
  .trim()
  .split(/\s+/)

/** Words that stand for nothing. */
const NOTHINGS = `
nil none nan na n/a undefined true false empty blank 无 無 暂无 暫無 没有 沒有 空 không trống \\n
`
  .trim()
  .split(/\s+/)

/** Lines and cells of lists, with what sellers put behind an account. */
const LINES = [
  'harbor_tea,Harbor Tea',
  'harbor_tea；海港茶',
  'harbor_tea\t"Harbor Tea"',
  'harbor_tea,Harbor Tea,secret',
  'harbor_tea:Secret-1',
  'harbor_tea----Secret-1',
  'harbor_tea,ann@example.com',
  'TeaHouse2026!',
  'tea@2026',
  'JBSW Y3DP EHPK 3PXP',
  'abcd efgh ijkl mnop',
  'xK9mQ2pLw7',
  'Mật khẩu: trà',
  '密碼：茶',
  'c_user=17; xs=1',
  '+84 90 123 45 67',
  '090–123–4567',
  'Mozilla/5.0 (X11)',
  'Nguyễn Thị Hoa',
  'Ann 2 Bob',
  'Tea\u202eleaf',
  '\u2800',
  '\ufeffTea',
  '👩🏽‍🌾 tea',
  'Straße ΣΑΣ İstanbul ıı',
  'item 10 and 9',
  'Cafe\u0301 Đà Nẵng',
  'カフェ cafe中文two',
  `${'a'.repeat(41)} b`,
]

/** Proxies and hosts. */
const PROXIES = [
  'gate.example.com:8080',
  'Gate.Example.COM:8080:ann:secret',
  'ann:secret@gate.example.com:8080',
  'gate.example.com:8080@ann:secret',
  'socks5h://ann:secret@gate.example.com:1080',
  'ftp://gate.example.com:21',
  'http://gate.example.com:8080/',
  '192.0.2.1|8080|ann|secret',
  '192.0.2.1:8080:None:None',
  '192.0.2.1:8080:ann:None',
  '192.0.2.1:8080:ann:secret:HK',
  '[2001:db8::1]:8080',
  '2001:db8::1',
  '192.0.2.1',
  '192.0.2.256:80',
  'gate.example.com:0',
  'gate.example.com:65536',
  "['192.0.2.1:8080']",
  'localhost:8080',
  'Ann@EXAMPLE.com',
  'ann@例子。中国',
  'Ａｎｎ@example.com',
  'a..b@example.com',
  'ann@example',
]

/** Texts of scripts. */
const SCRIPTS = [
  'Hi {nickname}',
  'Hi { nickname , or there }',
  'Xin chào {nickname, hoặc bạn}',
  '你好{nickname，或朋友}',
  'Hi {nobody} and {nobody}',
  '{{nickname}} {account}',
  '{nickname',
  '{ Nickname }',
  '{location, }',
  '{my_nickname,or}',
  'See https://example.com and example.org 👩🏽‍🌾茶',
]

const networkIds = Object.keys(networks) as NetworkId[]

/** Each network on its own site, a simulated one on the installation's, and one wherever its links lead. */
const places: readonly NetworkPlace[] = [
  { network: 'x' },
  { network: 'facebook' },
  { network: 'instagram' },
  { network: 'x_sandbox', web_base: 'https://sandbox.test/network' },
  { network: 'facebook_sandbox' },
]

const person = { nickname: 'Ann', account: 'ann', location: '', my_nickname: 'Tea' }

type Ask = (text: string) => unknown

/** Functions of a text, with the texts that they are asked. */
const ofText: readonly (readonly [texts: readonly string[], functions: Readonly<Record<string, Ask>>])[] = [
  [
    ADDRESSES,
    {
      readLink: (text) => {
        const link = readLink(text)
        return (
          link && [
            link.scheme,
            link.host,
            link.path,
            [...link.query].filter(([name]) => name !== ''),
            link.fragment,
          ]
        )
      },
      brandOfLink,
      ...perPlace('linkOfNetwork', (place, text) => linkOfNetwork(place, text)?.path),
    },
  ],
  [
    [...ADDRESSES, ...NAMES],
    { ...perPlace('readPerson', readPerson), ...perPlace('readAccountName', readAccountName) },
  ],
  [
    NAMES,
    {
      ...perPlace('isHandle', ({ network }, text) => isHandle(network, text)),
      ...perPlace('handleKey', ({ network }, text) => handleKey(network, text)),
    },
  ],
  [[...NAMES, ...PAGES], perPlace('isOwnPage', ({ network }, text) => isOwnPage(network, text))],
  [[...NAMES, ...NOTHINGS], { isPlaceholder }],
  [
    [...NAMES, ...LINES],
    {
      readAccountLine: (text) => readAccountLine({ network: 'x' }, text),
      readNickname,
      isCredential,
      isNoName,
      trimVisibly,
      sendableText,
      writtenText,
      shownName,
      plainText,
      plainPhone,
      unquoted,
      withoutAt,
    },
  ],
  [[...ADDRESSES, ...LINES], { shownPart }],
  [PROXIES, { readProxyLine, isProxyHost, shownProxy, normaliseEmail }],
  [
    LINES,
    {
      foldText,
      searchKey,
      sortKey,
      countGraphemes,
      'cutGraphemes to 5': (text) => cutGraphemes(text, 5),
      'cutUnits to 5': (text) => cutUnits(text, 5),
      'isPersonalPassword of Harbor Tea': (text) =>
        isPersonalPassword(text, ['Harbor Tea', 'ann@example.com']),
    },
  ],
  [[...LINES, ...SCRIPTS], { countWords }],
  [
    SCRIPTS,
    {
      parseTemplate,
      'readVariable of what is in the braces': (text) => readVariable(text.replace(/^.*?\{|\}.*$/g, '')),
      unknownVariables,
      fillScript: (text) => fillScript(text, person),
      ...perPlace('lengthsOf', ({ network }, text) =>
        lengthsOf(network, text).map(({ place, length }) => `${place} ${length.length}`),
      ),
      'excessTagsAt of a post on Instagram, twenty times the text': (text) =>
        excessTagsAt('instagram', 'post', `${text} `.repeat(20)),
    },
  ],
  [['agent-1', 'demo-agent-1', 'desktop-1', 'my-agent-1'], { deviceKindOf }],
]

function perPlace(name: string, ask: (place: NetworkPlace, text: string) => unknown): Record<string, Ask> {
  return Object.fromEntries(
    places.map((place) => [`${name} on ${place.network}`, (text) => ask(place, text)]),
  )
}

/** Functions of a value of a list. */
const ofValue: Record<string, (readonly [string, unknown])[]> = {
  isDealtOut: taskKindIds.map((kind) => [kind, isDealtOut(kind)]),
  placeOfKind: taskKindIds.map((kind) => [kind, placeOfKind(kind)]),
  guardedNetwork: networkIds.map((network) => [network, guardedNetwork(network)]),
  columnTitles: Object.entries(columnTitles),
  fieldsOf: networkIds.map((network) => [network, fieldsOf(network)]),
  hasAppSecret: networkIds.map((network) => [network, hasAppSecret(network)]),
  nextOrderState: orderStates.flatMap((state) =>
    (Object.keys(orderTransitions) as OrderTrigger[]).map(
      (trigger) => [`${state} ${trigger}`, nextOrderState(state, trigger)] as const,
    ),
  ),
  nextTaskState: taskStates.flatMap((state) =>
    (Object.keys(taskTransitions) as TaskTrigger[]).map(
      (trigger) => [`${state} ${trigger}`, nextTaskState(state, trigger)] as const,
    ),
  ),
  holdsPort: taskStates.map((state) => [state, holdsPort(state)]),
  allowsAct: taskStates.flatMap((status) =>
    [null, 'paused' as const].flatMap((park_reason) =>
      (['end', 'retry', 'delete', 'pause', 'resume'] as const).map(
        (act) => [`${status} ${park_reason ?? ''} ${act}`, allowsAct({ status, park_reason }, act)] as const,
      ),
    ),
  ),
  waitsForPerson: ParkReason.options.map((reason) => [reason, waitsForPerson(reason)]),
  isOrdinaryRest: ParkReason.options.map((reason) => [reason, isOrdinaryRest(reason)]),
}

const short = (value: unknown) =>
  (JSON.stringify(value) ?? 'undefined')
    .replace(
      /(?!\p{Emoji_Modifier})[\p{Cf}\p{M}\p{Cc}\u00a0\u2800\u3000]/gu,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )
    .replace(/(.)\1{20,}/g, (run, one) => `${one}×${run.length}`)

/** Lines with each answer and the values that have it; the answer of most is said once, without them. */
function linesOf(answers: readonly (readonly [string, string])[]): string[] {
  const byAnswer = new Map<string, string[]>()
  for (const [value, answer] of answers) byAnswer.set(answer, [...(byAnswer.get(answer) ?? []), value])
  const [usual] = [...byAnswer].sort(([, one], [, other]) => other.length - one.length)
  return [...byAnswer].map(([answer, values]) =>
    answer === usual?.[0] ? `  others: ${answer}` : `  ${values.join(', ')}: ${answer}`,
  )
}

function answerTo(text: string, ask: Ask): string {
  const answer = ask(text)
  return answer === text ? 'the same' : short(answer)
}

test('what each function of a text or of a list’s value answers is what its record says', async () => {
  const texts = ofText.flatMap(([samples, functions]) =>
    Object.entries(functions).flatMap(([name, ask]) => [
      '',
      name,
      ...linesOf(samples.map((text) => [short(text), answerTo(text, ask)])),
    ]),
  )
  const values = Object.entries(ofValue).flatMap(([name, answers]) => [
    '',
    name,
    ...linesOf(answers.map(([value, answer]) => [value, short(answer)])),
  ])
  await expect(`${[...values, ...texts].join('\n').trim()}\n`).toMatchFileSnapshot('functions.txt')
})
