import { expect, test } from 'vitest'
import { type PastedLine, readList, readPasted } from './import-text.ts'

const places = [
  { network: 'x' },
  { network: 'facebook' },
  { network: 'x_sandbox', web_base: 'http://127.0.0.1:8788' },
] as const

const read = (text: string): PastedLine[] => {
  const list = readList(text)
  const columns = list.table?.columns.flatMap(({ position, field }) => (field ? [{ position, field }] : []))
  return readPasted(places, 'x', list, columns)
}

/** The same, of a list without titles whose second column a person chose to be the nickname. */
const readNamed = (text: string): PastedLine[] =>
  readPasted(places, 'x', readList(text), [
    { position: 0, field: 'account' },
    { position: 1, field: 'nickname' },
  ])

test('lines keep their number in the text', () => {
  const text = 'ann\n\n \r\n@bob,Bob\raudit_a1:Pass-word-1:audit1@mail.test'
  expect(readNamed(text)).toEqual([
    { line: 1, row: { account: 'ann', nickname: '', network: 'x' } },
    { line: 4, row: { account: 'bob', nickname: 'Bob', network: 'x' } },
    { line: 5, fault: 'account_line_parts', shown: 'audit_a1' },
  ])
  expect(readList(text).lines).toHaveLength(3)
})

test('a header line in any language maps the columns; unmapped ones stay in the browser', () => {
  const text = [
    '备注\t平台\t用户名\t密码\tTên hiển thị\tAgent\tProxy IP',
    'n1\tX\tann\tPass-word-1\tAnn, of Huế\t100001\t192.0.2.7:8080',
    'n2\tFB\t"100012345678901"\tPass-word-2',
    'n3\tMySpace\tcy\tPass-word-3',
    'n4\t\thttp://127.0.0.1:8788/dan\tPass-word-4',
    'n5\tX\teve:Pass-word-5\tPass-word-5',
  ].join('\n')
  const columns = readList(text).table?.columns ?? []
  expect(columns.map(({ field }) => field)).toEqual([
    null,
    'network',
    'account',
    null,
    'nickname',
    'seat',
    'proxy',
  ])
  expect(columns.map(({ example }) => example)).not.toContain('Pass-word-1')
  const rest = { nickname: '', seat: '', proxy: '' }
  const rows = read(text)
  expect(rows).toEqual([
    {
      line: 2,
      row: {
        account: 'ann',
        network: 'x',
        nickname: 'Ann, of Huế',
        seat: '100001',
        proxy: '192.0.2.7:8080',
      },
    },
    { line: 3, row: { ...rest, account: '100012345678901', network: 'facebook' } },
    { line: 4, fault: 'account_line_network', shown: 'cy' },
    { line: 5, row: { ...rest, account: 'dan', network: 'x_sandbox' } },
    { line: 6, fault: 'account_line_parts', shown: 'eve' },
  ])
  expect(JSON.stringify(rows)).not.toMatch(/Pass-word|n\d"/)
})

test('a link determines the network of its line', () => {
  expect(read('https://www.facebook.com/lotus.tea\nann')).toEqual([
    { line: 1, row: { account: 'lotus.tea', nickname: '', network: 'facebook' } },
    { line: 2, row: { account: 'ann', nickname: '', network: 'x' } },
  ])
})

test.each(['account', 'Username', '账号', 'Tài khoản *'])(
  'the title %j alone does not make a table',
  (title) => {
    expect(read(`${title}\nann`)).toEqual([{ line: 2, row: { account: 'ann', nickname: '', network: 'x' } }])
  },
)

/** What a table's columns are called, hold and show; and the rows below the titles. */
const seen = (text: string, hasTitles?: boolean) => {
  const { table, lines } = readList(text, hasTitles)
  const columns = table?.columns.map(({ title, field, example }) => `${title}|${field ?? ''}|${example}`)
  return { columns, lines: lines.map(({ line }) => line), unknown: table?.isUnknown }
}

test('a caption above the titles is left out', () => {
  const rows = 'Accounts, March\t\t\n\nSeat\tHandle\tName\n100001\tann\tAnn'
  const columns = ['Seat|seat|100001', 'Handle|account|ann', 'Name|nickname|Ann']
  expect(seen(rows)).toEqual({ columns, lines: [4], unknown: false })
  expect(seen(`Accounts\n${rows.slice(rows.indexOf('Seat'))}`).lines).toEqual([3])
})

test('titles are looked for in the first ten rows: what stands further below takes no account away', () => {
  const accounts = Array.from({ length: 12 }, (_, at) => `tra_${at}`).join('\n')
  expect(seen(`${accounts}\nHandle\tSeat\tName\nann\t100001\tAnn`).lines).toHaveLength(14)
})

test('a column is shown with the first cell that has something in it', () => {
  const columns = ['Handle|account|ann', 'Seat|seat|100002', 'Notes||']
  expect(seen('Handle\tSeat\tNotes\nann\t\t\nbob\t100002\tx').columns).toEqual(columns)
})

test('cells of a spreadsheet are a table, whether or not anybody knows its titles', () => {
  const known = ['Konto|| ', 'Platform|network|X', 'Sitz||'].map((one) => one.trim())
  expect(seen('Konto\tPlatform\tSitz\nann\tX\tMei')).toEqual({ columns: known, lines: [2], unknown: true })
  const untitled = ['||X', '||', '||']
  const text = 'X\tann\tMei\n\t\t\nX\tbob\tMei'
  expect(seen(text)).toEqual({ columns: untitled, lines: [1, 3], unknown: true })
  expect(seen(text, true)).toEqual({ columns: ['X||', 'ann||', 'Mei||'], lines: [3], unknown: true })
  expect(seen('Konto\tPlatform\tSitz\nann\tX\tMei', false).lines).toEqual([1, 2])
  // An account and what stands beside it.
  expect(seen('ann\tAnn\nbob\tBob')).toEqual({
    columns: ['|account|ann', '||'],
    lines: [1, 2],
    unknown: false,
  })
  expect(seen('ann,Ann,100001').columns).toBeUndefined()
})

test('of a table without titles only the columns that somebody chose leave the browser', () => {
  const list = readList('X\tann\tPass-word-1\tMei\nfacebook\tben.tea\tPass-word-2\tLinh')
  const columns = [
    { position: 0, field: 'network' },
    { position: 1, field: 'account' },
    { position: 3, field: 'seat' },
  ] as const
  const rows = readPasted(places, undefined, list, columns)
  expect(rows.map((line) => 'row' in line && [line.row.network, line.row.account, line.row.seat])).toEqual([
    ['x', 'ann', 'Mei'],
    ['facebook', 'ben.tea', 'Linh'],
  ])
  expect(JSON.stringify(rows)).not.toContain('Pass-word')
})

test('account lists as sold, without titles, are refused as a whole', () => {
  const bought = [
    'audit_a1:Pass-word-1:audit1@mail.test:Mail-pw-1:JBSWY3DPEHPK3PXP',
    'audit_a2|Pass-word-2|audit2@mail.test|Mail-pw-2',
    'audit_a3----Pass-word-3----audit3@mail.test',
    'audit_a4\tPass-word-4\taudit4@mail.test\tMail-pw-4',
    'audit_a5,Pass-word-5,audit5@mail.test',
  ]
  const lines = read(bought.join('\n'))
  expect(lines).toHaveLength(bought.length)
  for (const line of lines) expect(line).toHaveProperty('fault')
  expect(JSON.stringify(lines)).not.toMatch(/Pass-word|Mail-pw/)
})

test.each(['ann,sunshine', 'ann\tdragon99', 'ann；letmein', '@ann, hunter2', 'https://x.com/ann,iloveyou2'])(
  'of %j nothing but the account leaves the browser until a person says what stands beside it',
  (text) => {
    const list = readList(text)
    expect(list.table?.columns.map(({ field }) => field)).toEqual(['account', null])
    expect(JSON.stringify(list.table)).not.toMatch(/sunshine|dragon|letmein|hunter|iloveyou/)
    expect(read(text)).toEqual([{ line: 1, row: { account: 'ann', nickname: '', network: 'x' } }])
  },
)

test('columns without titles may stand in any order; a line of more than two cells is refused', () => {
  const list = readList('Ann Lee,ann\n"Lee, Bob",bob\ncy,cy,Pass-word-1\ndan:Pass-word-2,dan')
  const lines = readPasted(places, 'x', list, [
    { position: 0, field: 'nickname' },
    { position: 1, field: 'account' },
  ])
  expect(lines).toEqual([
    { line: 1, row: { account: 'ann', nickname: 'Ann Lee', network: 'x' } },
    { line: 2, row: { account: 'bob', nickname: 'Lee, Bob', network: 'x' } },
    { line: 3, fault: 'account_line_parts', shown: 'cy' },
    { line: 4, fault: 'nickname_credential', shown: 'dan' },
  ])
})

test('a nickname is cut between graphemes, a cell at the API’s limit', () => {
  const family = '👨‍👩‍👧‍👦'
  const [line] = read(`account\tname\tseat\nann\t${'n'.repeat(79)}${family}${family}\t${'s'.repeat(600)}`)
  expect(line).toMatchObject({ row: { nickname: `${'n'.repeat(79)}${family}`, seat: 's'.repeat(500) } })
})

test('a column of passwords or keys mistaken for nicknames never leaves the browser', () => {
  const secrets = ['Passw0rd!x', 'auth_token=8f3b0c', 'JBSWY3DPEHPK3PXP', 'ann@mail.test']
  const lines = read(`account\tname\n${secrets.map((secret) => `ann\t${secret}`).join('\n')}`)
  expect(lines).toEqual(
    secrets.map((_, index) => ({ line: index + 2, fault: 'nickname_credential', shown: 'ann' })),
  )
})

// Reported for other products; sources are in docs/inputs.md.
test('a quoted cell may contain separators and line breaks, without shifting columns', () => {
  const text = [
    'sep=;',
    'account;password;name;note',
    'ann;"Pass;word-1";Ann Lee;"two',
    'lines"',
    'bob;Pass-word-2;"Bob ""B"" Lee";',
    'cy;"Pass-word-3;Cy;',
  ].join('\r\n')
  expect(read(text)).toEqual([
    { line: 3, row: { account: 'ann', nickname: 'Ann Lee', network: 'x' } },
    { line: 5, row: { account: 'bob', nickname: 'Bob "B" Lee', network: 'x' } },
    { line: 6, row: { account: 'cy', nickname: 'Cy', network: 'x' } },
  ])
})

test('an account is not read from within a cell of several lines', () => {
  const lines = readNamed('ann\t"first\nPassword9"\nbob\tBob\n"cy"')
  expect(lines).toEqual([
    { line: 1, fault: 'account_line_parts', shown: 'ann' },
    { line: 3, row: { account: 'bob', nickname: 'Bob', network: 'x' } },
    { line: 4, row: { account: 'cy', nickname: '', network: 'x' } },
  ])
})

test('an unclosed quote swallows nothing, and many of them cost no time', () => {
  expect(read('ann,"Ann\nbob').map(({ line }) => line)).toEqual([1, 2])
  for (const sign of ['"', '"",', '"a,', ',"', '""', '"\n', ' ', '"x""\n'])
    expect(readList(sign.repeat(50_000)).table).toBeUndefined()
})

test('without a common network, lines name theirs or are refused', () => {
  const list = readList(
    'platform,account\nX,ann\n,bob\nTikTok,cy\n,https://x.com/dan\n,https://www.instagram.com/eva',
  )
  const columns = [
    { position: 0, field: 'network' },
    { position: 1, field: 'account' },
  ] as const
  expect(readPasted(places, undefined, list, columns)).toEqual([
    { line: 2, row: { account: 'ann', nickname: '', network: 'x' } },
    { line: 3, fault: 'account_line_without_network', shown: 'bob' },
    { line: 4, fault: 'account_line_network', shown: 'cy' },
    { line: 5, row: { account: 'dan', nickname: '', network: 'x' } },
    { line: 6, fault: 'not_set_up_instagram', shown: 'https://www.instagram.com/eva' },
  ])
})

test.each([
  // phantombuster/api-store#78; links name the network of their rows
  [
    'profileUrl,screenName,name\nhttps://x.com/ann_tea,ann_tea,Ann\nhttps://www.facebook.com/ben.tea,ben.tea,Ben',
    ['account', null, 'nickname'],
    ['x ann_tea Ann', 'facebook ben.tea Ben'],
  ],
  // sherlock-project/sherlock#30
  [
    'Username,Social Network Name,Social Network Main URL,Social Network User URL,Username Exists\nann_tea,Twitter,https://twitter.com/,https://twitter.com/ann_tea,True\nann.tea,Facebook,https://www.facebook.com/,https://www.facebook.com/ann.tea,True',
    ['account', 'network', null, null, null],
    ['x ann_tea ', 'facebook ann.tea '],
  ],
  // roddhjav/pass-import#206, SoulBrowser/SoulBrowser#178: beside a handle a link is a login page
  [
    'name,url,username,password,note\nTea shop,https://twitter.com/login,ann_tea,Pass-word-1,',
    ['nickname', null, 'account', null, null],
    ['x ann_tea Tea shop'],
  ],
  // pH7Software/pH7-Social-Dating-CMS#314
  [
    'first_name,last_name,username,email,password,sex,birth_date,country\nAnn,Lee,ann_tea,ann@mail.test,Pass-word-1,f,1990-01-01,SG',
    [null, null, 'account', 'sign_in_name', null, null, null, 'country'],
    ['x ann_tea '],
  ],
  // Noctem/Monocle#74: no titles, a password in the middle
  [
    'ann_tea,Pass-word-1,ptc\nben_tea,Pass-word-2,google',
    undefined,
    ['account_line_parts', 'account_line_parts'],
  ],
  [
    '备注;链接\n港;https://x.com/ann_tea\n;https://www.facebook.com/ben.tea',
    [null, 'account'],
    ['x ann_tea ', 'facebook ben.tea '],
  ],
])('what other programs export: %j', (text, fields, rows) => {
  expect(readList(text).table?.columns.map(({ field }) => field)).toEqual(fields)
  expect(
    read(text).map((line) =>
      'fault' in line ? line.fault : `${line.row.network} ${line.row.account} ${line.row.nickname}`,
    ),
  ).toEqual(rows)
  expect(JSON.stringify(read(text))).not.toContain('Pass-word')
})
