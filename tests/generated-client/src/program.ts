/** A customer's program that uses the generated client. Each `@ts-expect-error` is a mistake that the types must reject. */
export const PROGRAM = `
import { readFile } from 'node:fs/promises'
import createClient from 'openapi-fetch'
import type { components, paths } from './api.ts'

type Session = { token: string; user_id: string }
const [url = '', email = '', password = '', sheetPath = ''] = process.argv.slice(2)
const client = createClient<paths>({ baseUrl: url })

async function logIn(): Promise<Session> {
  const { data } = await client.POST('/api/v1/auth/login', { body: { email, password } })
  if (!data || data.code !== 200) throw new Error(data?.reason)
  return { token: data.data.token, user_id: data.data.user_id }
}

async function refusedLogin(): Promise<components['schemas']['Refusal']['reason']> {
  const { data } = await client.POST('/api/v1/auth/login', { body: { email, password: 'Wrong-password-1' } })
  // @ts-expect-error an error response has no token
  void (() => data?.data.token)
  if (data?.code === 200) throw new Error(data.data.token)
  // @ts-expect-error not a known reason
  if (data?.reason === 'no_such_reason') throw new Error()
  return data?.reason ?? 'fault'
}

/** @param bodyLast the order of the parts */
async function importDry(headers: Session, bodyLast: boolean): Promise<number> {
  const options = new Blob([JSON.stringify({ network: 'x', dry_run: true })], { type: 'application/json' })
  const sheet = new Blob([new Uint8Array(await readFile(sheetPath))])
  const { data, error } = await client.POST('/api/v1/account/import-file', {
    headers,
    body: { body: { network: 'x', type: 'promotion', time_zone: 'UTC', dry_run: true }, file: 'the sheet' },
    bodySerializer: () => {
      const form = new FormData()
      if (!bodyLast) form.append('body', options)
      form.append('file', sheet, 'accounts.xlsx')
      if (bodyLast) form.append('body', options)
      return form
    },
  })
  if (!data || data.code !== 200) throw new Error(JSON.stringify(data ?? error))
  return data.data.added
}

const headers = await logIn()
const { data: steps } = await client.GET('/api/v1/attention', { headers })
if (steps?.code !== 200) throw new Error(steps?.reason)
const { ports, seat } = steps.data.first_steps ?? {}
const flags: (boolean | undefined)[] = [ports, seat]
// @ts-expect-error the record has no such member
void steps.data.first_steps?.nowhere

const { error, response } = await client.GET('/api/v1/release', { headers: { 'release-token': 'wrong' } })
const reason: string | undefined = error?.reason
// @ts-expect-error a query that the API does not know
void (() => client.GET('/api/v1/task', { params: { query: { nowhere: 1 } } }))

console.log(
  JSON.stringify({
    flags: flags.length,
    refused: await refusedLogin(),
    release: [response.status, reason],
    added: [await importDry(headers, false), await importDry(headers, true)],
  }),
)
`
