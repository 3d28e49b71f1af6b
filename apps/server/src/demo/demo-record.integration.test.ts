import { expect, test, vi } from 'vitest'
import { countIds } from '../../../../tests/support/counted-ids.ts'
import { onSqlite } from '../../../../tests/support/databases.ts'
import { demoRows } from '../test-support/demo-rows.ts'
import { startTestServer } from '../test-support/test-server.ts'

// A release must not change the record.
vi.mock('../kernel/version.ts', () => ({ version: () => '0.1.0' }))

onSqlite('the record of the demo', (location) => {
  test('what it puts into an empty database', async () => {
    countIds()
    const server = await startTestServer(location, { SEAPORT_DEMO: '1' })
    const lines = demoRows(server, location)
    await server.stop()
    await expect(lines.join('\n')).toMatchFileSnapshot('demo.txt')
  })
})
