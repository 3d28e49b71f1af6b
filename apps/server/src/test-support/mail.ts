import type { InputOf } from '@seaport/contract/kernel/endpoint'
import { type register, sendEmailCode } from '@seaport/contract/people/registration'
import { listOutbox, putEmailConfig } from '@seaport/contract/platform/email'
import type { CodePurpose, OutboxMail } from '@seaport/contract/platform/email.schema'
import { newId } from '../kernel/id.ts'
import { createUser, PASSWORD, type TestUser } from './people.ts'
import type { TestServer } from './test-server.ts'

/** @returns an e-mail address that nobody has yet */
export function newEmail(): string {
  return `${newId()}@example.test`
}

/** Asks for a code by e-mail, from an address of the network that nobody else uses. */
export async function askForCode(server: TestServer, email: string, purpose: CodePurpose): Promise<void> {
  const headers = {
    'x-forwarded-for': `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`,
  }
  await server.call(sendEmailCode, { body: { email, purpose } }, { headers })
}

/** @returns the mails that went to an address, the newest first, as administrators see them */
export async function mailsTo(server: TestServer, owner: TestUser, email: string): Promise<OutboxMail[]> {
  const { list } = await server.call(listOutbox, { query: { page_size: 200 } }, { as: owner.as })
  return list.filter(({ to }) => to === email)
}

/** Asks for a code and reads it in the mail that is held. */
export async function codeFor(
  server: TestServer,
  owner: TestUser,
  email: string,
  purpose: CodePurpose,
): Promise<string> {
  await askForCode(server, email, purpose)
  const [mail] = await mailsTo(server, owner, email)
  const code = /\d{6}/.exec(mail?.content ?? '')?.[0]
  if (!code) throw new Error(`No code in ${JSON.stringify(mail)}`)
  return code
}

/** @returns a registration that is taken, if the code is right */
export function registration(email: string, code: string): InputOf<typeof register>['body'] {
  return {
    email,
    code,
    password: PASSWORD,
    confirm_password: PASSWORD,
    industry: 'retail',
    team_size: '2-10',
    agree: true,
  }
}

/** Configures the mails of both types, or of the given ones. @returns the administrator */
export async function configureMail(
  server: TestServer,
  settings: Partial<InputOf<typeof putEmailConfig>['body']> & { server_port: number },
  types: readonly CodePurpose[] = ['register', 'reset'],
): Promise<TestUser> {
  const owner = await createUser(server, { role: 'owner' })
  for (const type of types) {
    const body = {
      type,
      sender: 'no-reply@seaport.test',
      server_address: '127.0.0.1',
      secure: 'none' as const,
      user: '',
      password: null,
      subject: null,
      content: null,
      expire_minutes: 10,
      ...settings,
    }
    await server.call(putEmailConfig, { body }, { as: owner.as })
  }
  return owner
}
