import { readFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { API_BASE } from '@seaport/contract/api'
import { endpoints } from '@seaport/contract/api.schema'
import { importAccounts } from '@seaport/contract/desk/account'
import { importAccountFile } from '@seaport/contract/desk/account-import'
import { importProxyFile, importProxyList, proxyGroups } from '@seaport/contract/desk/proxy'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../tests/support/databases.ts'
import { answerKey } from '../kernel/http/idempotency.ts'
import type { Installation } from '../kernel/installation.ts'
import { decrypt } from '../kernel/secret.ts'
import { readSpreadsheet } from '../kernel/spreadsheet/read.ts'
import { writeSpreadsheet } from '../kernel/spreadsheet/write.ts'
import { fetchPath } from '../test-support/files.ts'
import { nameOf } from '../test-support/tour/stop.ts'
import { openStage, type Stage, stopsOf } from '../test-support/tour/tour.ts'
import { callersOf, visit } from '../test-support/tour/visit.ts'

const inputs = new URL('../../../../tests/inputs/', import.meta.url)
const SECRET = /Pass-word|Mail-pw|pass-word|JBSWY3DPEHPK3PXP|@mail\.test/
const lines = (name: string) => readFileSync(new URL(name, inputs), 'utf8').split(/\r?\n/).filter(Boolean)

/** Every unencrypted text of the database. */
async function everything({ database: { db } }: Installation): Promise<string> {
  const all = await db.introspection.getTables()
  const tables = all.filter(({ isView, schema }) => !isView && (schema === undefined || schema === 'public'))
  const rows = await Promise.all(
    tables.map(async ({ name }) =>
      db
        .selectFrom(name as 'account')
        .selectAll()
        .execute(),
    ),
  )
  const texts = JSON.stringify(rows, (_, value) =>
    value !== null && typeof value === 'object' && 'type' in value && value.type === 'Buffer'
      ? Buffer.from(value.data as number[]).toString('latin1')
      : value,
  )
  expect(tables.length).toBeGreaterThan(50)
  return texts
}

eachDatabase('pasted secrets', (location) => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage(location)
  })
  afterAll(() => stage.close())

  test('no import answers, stores or writes to a file the secrets in sold account lists', async () => {
    const { server, home } = stage
    const accounts = lines('accounts-as-bought.txt')
    const proxies = lines('proxies-as-sold.txt')
    const group = await server.call(proxyGroups.create, { body: { name: 'Bought' } }, home.supervisor)
    const sheet = async (titles: string[], rows: string[][]) => {
      const draft = { name: 'x', columns: titles.map((title) => ({ title })), rows }
      return new Blob([new Uint8Array(await buffer(writeSpreadsheet('xlsx', draft)))])
    }
    const network = 'x_sandbox'
    // Whole lines in one cell, and cells shifted into neighbouring columns.
    const columns = [
      'Account',
      'Nickname',
      'Time zone',
      'Country',
      'Seat code',
      'Proxy',
      'Sign-in email or phone',
      'Account type',
    ]
    const slipped = columns.map((_, at) =>
      columns.map((__, column) => (column === at ? 'Pass-word-0' : column === 0 ? `slipped_${at}` : '')),
    )
    const accountSheet = await sheet(columns, [
      ...accounts.map((line) => [line]),
      ...slipped.filter((_, at) => at > 1),
      ['slipped_9', '', '', '', '', 'bob:Pass-word-9:gate:example', 'me@seaport.test:Mail-pw-9'],
    ])
    const proxySheet = await sheet(
      ['IP', 'Port', 'Scheme', 'Username', 'Remark'],
      [
        ...proxies.map((line) => [line, '80']),
        ['203.0.113.99', 'pass-word-a', 'pass-word-b', 'pass-word-c', 'pass-word-d'],
      ],
    )
    const calls = [
      [importAccounts, { body: { network, rows: accounts.map((account) => ({ account })) } }],
      [importAccountFile, { body: { network }, file: accountSheet }],
      [importProxyList, { body: { group_id: group.id, text: proxies.join('\n') } }],
      [importProxyFile, { body: { group_id: group.id }, file: proxySheet }],
    ] as const
    const files: string[] = []
    for (const [endpoint, input] of calls)
      for (const dry_run of [true, false]) {
        const body = { ...input.body, dry_run }
        const headers = { 'idempotency-key': `${nameOf(endpoint)} ${dry_run}` }
        for (const _ of ['first', 'again']) {
          const answer = await visit(server, endpoint, { ...input, body, headers }, home.supervisor.as)
          expect([nameOf(endpoint), JSON.stringify(answer)]).toEqual([
            nameOf(endpoint),
            expect.not.stringMatching(SECRET),
          ])
          const { error_file: file } = (answer.envelope?.data ?? {}) as {
            error_file?: { url: string } | null
          }
          if (file) files.push(file.url)
        }
      }
    expect(files.length).toBeGreaterThan(5)
    for (const url of files) {
      const { content } = await fetchPath(server, url)
      const rows = await readSpreadsheet(content, {
        columns: [...'abcdefghijkl'].map((key, position) => ({ key, position, titles: [] })),
        maxRows: 100,
      })
      expect(JSON.stringify(rows)).not.toMatch(SECRET)
    }
    expect(await everything(server.installation)).not.toMatch(SECRET)
  })

  test('no answer stored for repeats can be read from the database', async () => {
    const { server, home } = stage
    const { db } = server.installation.database
    const unread: string[] = []
    for (const endpoint of endpoints.filter(({ idempotent }) => idempotent))
      for (const stop of stopsOf(endpoint))
        for (const [at, caller] of callersOf(endpoint, home).entries()) {
          const input = await stop.prepare(home)
          const key = `kept ${nameOf(endpoint)} ${at} ${unread.length}`
          const { envelope } = await visit(
            server,
            endpoint,
            { ...input, headers: { ...input.headers, 'idempotency-key': key } },
            input.as ?? caller,
          )
          const kept = await db
            .selectFrom('idempotency')
            .select('answer')
            .where('key', '=', key)
            .executeTakeFirst()
          if (!kept) continue
          unread.push(nameOf(endpoint))
          expect(kept.answer).toMatch(/^[A-Za-z0-9+/]{38,}=*$/)
          const plain = Buffer.from(kept.answer, 'base64').toString('latin1')
          const told = JSON.stringify(envelope?.data)
          if (told.length > 10) expect([key, plain.includes(told.slice(1, 11))]).toEqual([key, false])
        }
    expect(new Set(unread).size).toBeGreaterThan(50)
  })

  test('an answer stored for repeats is read with the whole request, in the installation’s key for answers', async () => {
    const { server, home } = stage
    const { database, secret } = server.installation
    const [key, body] = ['Kept answer', { name: 'Answered' }]
    const headers = { 'idempotency-key': key }
    const { id } = await server.call(proxyGroups.create, { body }, { as: home.supervisor.as, headers })
    const { scope, answer } = await database.db
      .selectFrom('idempotency')
      .select(['scope', 'answer'])
      .where('key', '=', key)
      .executeTakeFirstOrThrow()
    expect(scope).toBe(`user:${home.supervisor.id}`)
    const keyOfRequest = answerKey(
      secret.key('idempotency-answers'),
      'POST',
      `${API_BASE}${proxyGroups.create.path}`,
      body,
    )
    const told = decrypt(keyOfRequest, Buffer.from(answer, 'base64'), `${scope} ${key}`)
    expect(JSON.parse(told)).toMatchObject({ id, name: 'Answered' })
  })
})
