import { apiScopes } from '@seaport/contract/kernel/api-scope'
import { createApiToken } from '@seaport/contract/people/api-token'
import { listTasks } from '@seaport/contract/work/task'
import type { TestUser } from './people.ts'
import type { Credentials, TestServer } from './test-server.ts'

/** A program that acts for a user, with a token of all scopes. It was used already: that is written down only now and then. */
export async function programOf(server: TestServer, { as }: TestUser): Promise<Credentials> {
  const body = { name: 'Everything', scopes: [...apiScopes], days: 365 }
  const { token } = await server.call(createApiToken, { body }, { as })
  const program = async () => ({ authorization: `Bearer ${token}` })
  await server.call(listTasks, {}, { as: program })
  return program
}
