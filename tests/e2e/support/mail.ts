import type { Client } from '@seaport/api-client/client'
import type { InputOf } from '@seaport/contract/kernel/endpoint'
import { putRegistrationConfig } from '@seaport/contract/people/registration'
import type { RegistrationConfig } from '@seaport/contract/people/registration.schema'
import { listOutbox, putEmailConfig } from '@seaport/contract/platform/email'
import { waitUntil } from '../../electron-host/src/wait-until.ts'

/** The code of the newest mail to an address, as administrators read it while no mail server is configured. */
export async function codeInOutbox(owner: Client, email: string): Promise<string> {
  let code: string | undefined
  await waitUntil(`a code for ${email}`, async () => {
    const { list } = await owner.call(listOutbox, { query: { page_size: 200 } })
    code = /\d{6}/.exec(list.find(({ to }) => to === email)?.content ?? '')?.[0]
    return code !== undefined
  })
  return code ?? ''
}

/** Sets the rules of registration; what is left out is as open as can be. */
export async function setRegistration(owner: Client, rules: Partial<RegistrationConfig>): Promise<void> {
  const open = {
    allow_registration: true,
    refusal_messages: {},
    max_per_ip_per_day: 1000,
    gifted_ports: 0,
    gifted_days: 0,
  }
  await owner.call(putRegistrationConfig, { body: { ...open, ...rules } })
}

/** Sends the mails of one type through a mail server on this machine. */
export async function setMailServer(
  owner: Client,
  type: InputOf<typeof putEmailConfig>['body']['type'],
  port: number,
): Promise<void> {
  const body = {
    type,
    sender: 'no-reply@seaport.test',
    server_address: '127.0.0.1',
    server_port: port,
    secure: 'none' as const,
    user: '',
    password: null,
    subject: null,
    content: null,
    expire_minutes: 10,
  }
  await owner.call(putEmailConfig, { body })
}
