import type { Client } from '@seaport/api-client/client'
import type { Account } from '@seaport/contract/desk/account.schema'
import { seatWorkspace } from '@seaport/contract/desk/seat-session'
import type { NetworkSettings } from '@seaport/contract/kernel/network-settings.schema'
import { defaultWebBases } from '@seaport/platforms/target-url'
import { ClientRefused } from '../client-refused.ts'
import type { Messages } from '../messages.ts'
import type { Networks } from '../session/networks.ts'
import type { Workspace } from './workspace-cache.ts'

/** Reads the seat's accounts from the server, and the addresses of their networks. */
export class AccountDirectory {
  readonly #client: Client
  readonly #networks: Networks
  readonly #messages: Messages

  constructor(client: Client, networks: Networks, messages: Messages) {
    this.#client = client
    this.#networks = networks
    this.#messages = messages
  }

  /** @throws ClientRefused if the account is not assigned to this seat */
  async find(id: string): Promise<{ account: Account; workspace: Workspace }> {
    const workspace = await this.#client.call(seatWorkspace, {})
    const account = workspace.accounts.find((one) => one.id === id)
    if (!account) throw new ClientRefused(this.#messages, 'account_not_assigned')
    return { account, workspace }
  }

  /** @throws ClientRefused if the account is not assigned to this seat, or not open */
  async findOpen(id: string): Promise<Account> {
    const { account } = await this.find(id)
    if (!account.online) throw new ClientRefused(this.#messages, 'account_not_open')
    return account
  }

  /** @throws ClientRefused if the account's network is not configured */
  async addressOf({ network }: Account): Promise<NetworkSettings> {
    if (!this.#networks.find(network)) await this.#networks.refresh(this.#client)
    const address = this.#networks.find(network)
    if (!address) throw new ClientRefused(this.#messages, 'network_not_set_up')
    return address
  }

  /** Address of the network's pages; they can be shown even if its API is not configured. */
  async webBaseOf(account: Account): Promise<string> {
    const { network } = account
    return (
      this.#networks.find(network)?.web_base ??
      defaultWebBases[network] ??
      (await this.addressOf(account)).web_base
    )
  }
}

/** @returns the port that the account holds */
export function slotOf({ ports }: Workspace, accountId: string): number | undefined {
  return ports.find(({ holder }) => holder?.kind === 'account' && holder.id === accountId)?.slot
}
