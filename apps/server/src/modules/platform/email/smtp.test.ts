import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { type MailError, sendMail, transportOptions } from './smtp.ts'

const settings = {
  host: 'smtp',
  port: 25,
  secure: 'none',
  sender: 'desk@mail.example',
  brand: 'Tea',
  login: null,
} as const

/** Reported for other products; sources are in docs/inputs.md. */
test.each([
  ['https://seaport.example.com', 'seaport.example.com'],
  ['https://Seaport.Example.com.:8443/console', 'seaport.example.com'],
  ['https://trà.example', 'xn--tr-kia.example'],
  ['http://203.0.113.5:8787', 'mail.example'],
  ['http://[2001:db8::1]:8787', 'mail.example'],
  ['http://localhost:8787', 'mail.example'],
  ['http://seaport:8787', 'mail.example'],
  ['http://localhost.localdomain:8787', 'mail.example'],
  ['http://25aea30808b2:8787', 'mail.example'],
  ['http://seaport_server_1.internal:8787', 'mail.example'],
  [null, 'mail.example'],
])('an installation at %s greets a mail server as %s', (site, name) => {
  expect(transportOptions({ ...settings, site }, 45_000).name).toBe(name)
})

test('a mail server has the whole time of an attempt for its greeting', () => {
  expect(transportOptions({ ...settings, site: null }, 45_000)).toMatchObject({
    connectionTimeout: 45_000,
    greetingTimeout: 45_000,
    socketTimeout: 45_000,
  })
})

/** What a mail server says to each command; others are taken with 250. */
type Answers = Partial<Record<'greeting' | 'EHLO' | 'AUTH' | 'DATA' | 'end', string>>

/** A mail server that answers word for word, byte by byte, and hangs up after the mail without a goodbye. */
async function startScripted(answers: Answers) {
  const heard: string[] = []
  const answerTo = (line: string) => {
    const command = line.slice(0, 4).toUpperCase() as 'EHLO'
    return answers[command] ?? (command === ('DATA' as string) ? '354 go' : '250 ok')
  }
  const server = createServer((socket: Socket) => {
    const say = (text: string) => {
      for (const letter of `${text}\r\n`) socket.write(letter)
    }
    let rest = ''
    let isMail = false
    socket.on('error', () => undefined)
    socket.on('data', (bytes) => {
      rest += bytes
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end)
        rest = rest.slice(end + 2)
        heard.push(line)
        if (isMail && line !== '.') continue
        say(isMail ? (answers.end ?? '250 ok') : answerTo(line))
        if (isMail) socket.end()
        isMail = line === 'DATA'
      }
    })
    say(answers.greeting ?? '220 mx ESMTP')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { heard, port: (server.address() as AddressInfo).port, close: () => server.close() }
}

const login = { user: 'robot', password: 'Mail-password-1' }

/** Reported for other products; sources are in docs/inputs.md. */
test.each<[string, Answers, string]>([
  [
    'a greeting of several lines',
    { greeting: '220-This server is protected.\r\n220-Beware.\r\n220' },
    'sent',
  ],
  [
    'Esmtp in small letters, logins listed in the old form too',
    {
      greeting: '220 smtp.qq.com Esmtp QQ Mail Server',
      EHLO: '250-smtp.qq.com\r\n250-AUTH LOGIN PLAIN\r\n250-AUTH=LOGIN\r\n250 8BITMIME',
      AUTH: '235 ok',
    },
    'sent',
  ],
  ['no EHLO', { EHLO: '502 unknown command' }, 'sent'],
  ['logins that are not on offer', { EHLO: '250-mx\r\n250 HELP', AUTH: '503 not advertised' }, 'sent'],
  ['250 without a word, and no goodbye', { end: '250' }, 'sent'],
  ['several lines for the mail', { end: '250-2.0.0 Ok\r\n250 queued as ABC' }, 'sent'],
  ['too many connections at once', { greeting: '421 mx You talk too soon' }, 'later'],
  ['grey lists', { end: '451 try again' }, 'later'],
  ['a mail that is taken for spam', { end: '550 5.7.1 spam 123456' }, 'never'],
])('a mail server with %s', async (_, answers, expected) => {
  const { heard, port, close } = await startScripted(answers)
  const settings = {
    host: '127.0.0.1',
    port,
    secure: 'none',
    sender: 'desk@mail.example',
    brand: 'Tea',
    site: null,
  } as const
  const mail = { id: '1', to: 'ann@mail.example', subject: 'Code', content: 'Hello', isNotification: false }
  const ended = await sendMail({ ...settings, login }, mail, 60_000).then(
    () => 'sent',
    (error: MailError) => (error.final ? 'never' : 'later'),
  )
  close()
  expect(ended).toBe(expected)
  expect(heard.filter((line) => line === 'Hello')).toHaveLength(answers.greeting?.startsWith('421') ? 0 : 1)
})
