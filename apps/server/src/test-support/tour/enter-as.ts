import { API_BASE } from '@seaport/contract/api'
import { envelopeOf } from '@seaport/contract/kernel/envelope.schema'
import { loginAs } from '@seaport/contract/people/admin-user'
import * as adminUserSchema from '@seaport/contract/people/admin-user.schema'
import { cookiesOf } from '../cookies.ts'
import { createUser } from '../people.ts'
import type { Credentials } from '../test-server.ts'
import type { Home } from './home.ts'

/** Logs an administrator in as a new user; on the way back its own session is over. @returns that session, with the cookies that lead back */
export async function enterAs({
  server,
}: Home): Promise<{ as: Credentials; headers: Record<string, string> }> {
  const { id } = await createUser(server)
  const admin = await createUser(server, { role: 'admin' })
  const path = `${API_BASE}${loginAs.path.replace(':id', id)}`
  const answer = await server.send('POST', path, { headers: await admin.as('POST', path) })
  const { token, user_id } = envelopeOf(adminUserSchema.loginAs.data).parse(answer.body).data
  const cookie = Object.entries(cookiesOf(answer)).map(([name, { value }]) => `${name}=${value}`)
  return { as: async () => ({ token, user_id }), headers: { cookie: cookie.join('; ') } }
}
