import type { Client } from '@seaport/api-client/client'
import type { Account } from '@seaport/contract/desk/account.schema'
import { expect, test } from 'vitest'
import { createMessages } from '../messages.ts'
import type { Networks } from '../session/networks.ts'
import { AccountDirectory } from './account-directory.ts'

const account = (network: string) => ({ id: 'a1', network }) as Account
const settings = { web_base: 'https://x.example' }

/** A directory whose networks are known once they have been asked for. */
function directoryOf(...offered: string[]) {
  const known = new Map<string, object>()
  const networks = {
    find: (id: string) => known.get(id),
    refresh: async () => {
      await Promise.resolve()
      for (const id of offered) known.set(id, settings)
    },
  }
  return new AccountDirectory(
    {} as Client,
    networks as unknown as Networks,
    createMessages(() => 'en'),
  )
}

test('the address of a network that was set up after the start is asked for, and waited for', async () => {
  expect(await directoryOf('x').addressOf(account('x'))).toBe(settings)
  expect(await directoryOf('x_sandbox').webBaseOf(account('x_sandbox'))).toBe(settings.web_base)
})

test('a network that is not set up is refused', async () => {
  await expect(directoryOf('x').addressOf(account('facebook'))).rejects.toMatchObject({
    reason: 'network_not_set_up',
  })
})
