import { createAccount } from '@seaport/contract/desk/account'
import { userInfo } from '@seaport/contract/people/user'
import SqliteDatabase from 'better-sqlite3'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bothDatabases, type DatabaseLocation } from '../../../../tests/support/databases.ts'
import { sessionLimits } from '../db/session-limits.ts'
import { createUser } from '../test-support/people.ts'
import { startTestServer } from '../test-support/test-server.ts'

/** Takes the lock of writers of accounts, as a shell or tool beside the server could. @returns a function that releases it */
async function lockFromOutside({ url, file }: DatabaseLocation): Promise<() => Promise<void>> {
  if (url === null) {
    const other = new SqliteDatabase(file)
    other.exec('begin immediate')
    return async () => {
      other.exec('rollback')
      other.close()
    }
  }
  const other = new pg.Client({ connectionString: url })
  await other.connect()
  await other.query('begin; lock table account in share row exclusive mode')
  return () => other.end()
}

bothDatabases('a lock that another program holds', (location) => {
  // Integration tests raise the limits; this one tests the product's behaviour when one is reached.
  const raised = sessionLimits.lock_timeout
  beforeAll(() => {
    sessionLimits.lock_timeout = 1000
  })
  afterAll(() => {
    sessionLimits.lock_timeout = raised
  })

  test('allows readers, and tells writers when to retry', async () => {
    const server = await startTestServer(location)
    const { as } = await createUser(server)
    const unlock = await lockFromOutside(location)
    const order: string[] = []
    try {
      const post = server
        .send('POST', '/api/v1/account', {
          headers: { ...(await as('POST', '')), 'content-type': 'application/json', 'accept-language': 'vi' },
          body: JSON.stringify({ network: 'x_sandbox', account: 'harbor' }),
        })
        .then((answer) => {
          order.push('sent away')
          return answer
        })
      for (let times = 0; times < 5; times += 1) await server.call(userInfo, {}, { as })
      order.push('read')
      const { status, headers, body } = await post
      expect(order).toEqual(['read', 'sent away'])
      expect([status, headers.get('retry-after')]).toEqual([503, '2'])
      expect(body).toMatchObject({ code: 503, reason: 'busy', retry_after: 2 })
      expect(body).toHaveProperty('msg', 'Máy chủ đang bận và chưa lưu gì. Hãy thử lại sau 2 giây')
    } finally {
      await unlock()
    }
    const { account } = await server.call(
      createAccount,
      { body: { network: 'x_sandbox', account: 'harbor' } },
      { as },
    )
    expect(account).toBe('harbor')
    await server.stop()
  })
})
