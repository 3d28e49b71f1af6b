import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../tests/support/databases.ts'
import { newId } from '../kernel/id.ts'
import { PIECE } from '../kernel/pieces.ts'
import { withTransaction } from '../kernel/unit-of-work.ts'
import { importList, previewImport as previewAccounts } from '../modules/desk/account/account-import.ts'
import { importRows, previewImport as previewProxies, readList } from '../modules/desk/proxy/proxy-import.ts'
import { createUser } from '../test-support/people.ts'
import { startTestServer, type TestServer } from '../test-support/test-server.ts'

const ROWS = 10_000
const numbers = Array.from({ length: ROWS }, (_, index) => index)

eachDatabase('an import of ten thousand rows', (location) => {
  let server: TestServer
  let tenantId: string
  beforeAll(async () => {
    server = await startTestServer(location)
    tenantId = (await createUser(server)).id
  })
  afterAll(() => server.stop())

  /** @returns the number of turns of the event loop during an action */
  const turnsDuring = async (act: () => Promise<unknown>) => {
    let turns = 0
    let done = false
    const turn = () => {
      turns += 1
      if (!done) setImmediate(turn)
    }
    setImmediate(turn)
    await act()
    done = true
    return turns
  }

  test('of accounts yields to the event loop after each piece', async () => {
    const rows = numbers.map((row) => ({ row, account: `harbor_${row}`, nickname: '', trouble: '' }))
    const order = {
      network: 'x_sandbox' as const,
      type: 'promotion' as const,
      time_zone: 'UTC',
      import_type: 'file' as const,
      places: [{ network: 'x_sandbox' as const }],
      passwordOf: () => '',
      rows,
    }
    const { db } = server.installation.database
    expect(await turnsDuring(() => previewAccounts(db, tenantId, order, 'en'))).toBeGreaterThan(
      (2 * ROWS) / PIECE,
    )
    // Reading, converting, writing, and reporting the rows.
    const write = () =>
      withTransaction(server.installation, (work) => importList(work, tenantId, order, 'en'))
    expect(await turnsDuring(write)).toBeGreaterThan((4 * ROWS) / PIECE - 4)
    expect((await write()).duplicate).toBe(ROWS)
  })

  test('of proxies yields as well', async () => {
    const groupId = newId()
    const group = {
      id: groupId,
      tenant_id: tenantId,
      name: 'harbor',
      name_key: 'harbor',
      created_at: server.clock.now(),
    }
    await server.installation.database.db.insertInto('proxy_group').values(group).execute()
    const text = numbers.map((n) => `20.1.${n >> 8}.${n & 255}:80:user:pass`).join('\n')
    const list = { text, group_id: groupId, scheme: 'http' as const, allocation_limit: 1 }
    const read = () => readList(list, 'en')
    expect(await turnsDuring(read)).toBeGreaterThan(ROWS / PIECE - 1)
    const rows = await read()
    expect(
      await turnsDuring(() =>
        previewProxies(server.installation.database.db, server.installation, tenantId, rows, 'en'),
      ),
    ).toBeGreaterThan((2 * ROWS) / PIECE - 2)
    const write = () =>
      withTransaction(server.installation, (work) =>
        importRows(work, server.installation, tenantId, { rows, groupId }, 'en'),
      )
    expect(await turnsDuring(write)).toBeGreaterThan((3 * ROWS) / PIECE - 3)
    expect((await write()).duplicate).toBe(ROWS)
  })
})
