import type { Client } from '@seaport/api-client/client'
import type { Account } from '@seaport/contract/desk/account.schema'
import { beginSignIn, tradeSignInCode } from '@seaport/contract/desk/sign-in'
import { isInstagram } from '@seaport/contract/kernel/network-settings'
import type { GraphSettings } from '@seaport/contract/kernel/network-settings.schema'
import { createGraphClient, type GraphClient } from '@seaport/platforms/graph/client'
import { readGraphProfile } from '@seaport/platforms/graph/profile'
import {
  grantedScopes,
  type PageRow,
  pagesOf,
  pageTokens,
  redirectUriOf,
  tokensOf,
  usesInstagramLogin,
} from '@seaport/platforms/graph/sign-in'
import type { Tokens } from '@seaport/platforms/oauth/sign-in'
import { createMemoryRateStore, createRateLimiter } from '@seaport/platforms/rate-limiter'
import type { OwnProfile } from '@seaport/platforms/x/profile'
import { ClientRefused } from '../client-refused.ts'
import type { PageChoice } from './local-account.ts'
import { type SignedIn, type SignInRequest, throughDialog } from './sign-in.ts'

export interface GraphSignInRequest extends Omit<SignInRequest, 'address' | 'account'> {
  account: Pick<Account, 'id' | 'account'>
  settings: GraphSettings
  /** The server, which trades the code because it has the app's secret. */
  client: Client
  /** Asks the person which of their Pages the account is. @returns its id */
  choosePage(pages: readonly PageChoice[]): Promise<string>
}

/**
 * Signs an account in at Facebook or Instagram: the server trades the code, and a person with several Pages chooses the account's.
 * @throws ClientRefused, ApiRefused, ApiUnreachable; then nothing is stored
 */
export function graphSignIn(request: GraphSignInRequest): Promise<SignedIn> {
  const { account, settings, client, signal, clock } = request
  const params = { id: account.id }
  return throughDialog(request, settings.callback_ports, async (receiver) => {
    const body = { port: receiver.port }
    const { url, state } = await client.call(beginSignIn, { params, body }, { signal })
    const { code } = await receiver.answerOf(url, state)
    const trade = { code, redirect_uri: redirectUriOf(receiver.port) }
    const tokens = await tokensOf(settings, trade, {
      call: () => client.call(tradeSignInCode, { params, body: { state, code } }, { signal }),
      clock,
      signal,
    })
    return usesInstagramLogin(settings) ? ofInstagram(request, tokens) : ofPage(request, tokens)
  })
}

async function ofInstagram(request: GraphSignInRequest, tokens: Tokens): Promise<SignedIn> {
  const profile = await readGraphProfile(clientOf(request, tokens), 'instagram', request.signal)
  return { tokens, profile: ownProfile(request, profile) }
}

/** Refuses a sign-in to a different account. */
function ownProfile({ account, messages }: GraphSignInRequest, profile: OwnProfile): OwnProfile {
  if (profile.handle.toLowerCase() === account.account.toLowerCase()) return profile
  throw new ClientRefused(messages, 'wrong_account', { got: profile.handle, wanted: account.account })
}

/** A Page's token derived from a person's long-lived token does not expire; it also serves the Page's Instagram account. */
async function ofPage(request: GraphSignInRequest, person: Tokens): Promise<SignedIn> {
  const { settings, signal, messages } = request
  const client = clientOf(request, person)
  const granted = await grantedScopes(client, signal)
  const pages = await pagesOf(client, signal)
  if (isInstagram(settings)) {
    const page = pages.find((one) => isNamed(request, one.instagram_business_account?.username))
    if (!page) throw new ClientRefused(messages, 'no_such_page')
    const tokens = pageTokens(page, granted)
    const profile = await readGraphProfile(clientOf(request, tokens), 'behind_page', signal)
    return { tokens, profile: ownProfile(request, profile) }
  }
  const tokens = pageTokens(await chosenPage(request, pages), granted)
  return { tokens, profile: await readGraphProfile(clientOf(request, tokens), 'page', signal) }
}

/** The Page with the account's name or id; if none or several match, the person chooses. */
async function chosenPage(request: GraphSignInRequest, pages: readonly PageRow[]): Promise<PageRow> {
  const { messages, choosePage } = request
  const usable = pages.filter(({ access_token }) => access_token !== undefined)
  if (usable.length === 0) throw new ClientRefused(messages, 'no_such_page')
  const named = usable.filter(({ id, username, name }) =>
    [id, username, name].some((text) => isNamed(request, text)),
  )
  const [only] = named
  if (only && named.length === 1) return only
  const id = await choosePage(usable.map(({ id, name }) => ({ id, name })))
  const chosen = usable.find((page) => page.id === id)
  if (!chosen) throw new ClientRefused(messages, 'no_such_page')
  return chosen
}

function isNamed({ account }: GraphSignInRequest, text: string | undefined): boolean {
  return text?.toLowerCase() === account.account.toLowerCase()
}

/** A client for tokens that are not stored yet. */
function clientOf({ settings, clock, fetch: through }: GraphSignInRequest, tokens: Tokens): GraphClient {
  return createGraphClient({
    apiBase: `${settings.api_base.replace(/\/+$/, '')}/${settings.version}`,
    account: 'sign-in',
    tokens: { getToken: async () => tokens.access_token },
    ledger: createRateLimiter({ app: 'sign-in', store: createMemoryRateStore(), clock }),
    clock,
    fetch: through,
  })
}
