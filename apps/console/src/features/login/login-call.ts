import { login } from '@seaport/contract/people/session'
import * as sessionSchema from '@seaport/contract/people/session.schema'
import { client } from '../../shared/api/client.ts'

/** Schema and call of the form: loaded when typing starts, because the page renders without them. */
export const loginBody = sessionSchema.login.body

/** Logs in. */
export const logIn = (body: { email: string; password: string }) => client.call(login, { body })
