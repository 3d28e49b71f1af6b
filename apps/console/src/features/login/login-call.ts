import { login } from '@seaport/contract/people/session'
import * as sessionSchema from '@seaport/contract/people/session.schema'
import { client } from '../../shared/api/client.ts'

/** What is typed into the form, and how it is sent: fetched when somebody begins to type, as the page is drawn without either. */
export const loginBody = sessionSchema.login.body

/** Logs in. */
export const logIn = (body: { email: string; password: string }) => client.call(login, { body })
