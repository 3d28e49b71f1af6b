import { isInstagram } from '@seaport/contract/kernel/network-settings'
import type { GraphSettings, InstagramSettings } from '@seaport/contract/kernel/network-settings.schema'
import type { Clock } from '@seaport/runner/clock'
import { z } from 'zod'
import type { Tokens } from '../oauth/sign-in.ts'
import { NetworkError } from '../outcome.ts'
import { looseText, optionalText, rowsOf } from '../rows.ts'
import { askForToken, withQuery } from './ask-for-token.ts'
import type { GraphClient } from './client.ts'

/**
 * Without it, /me/accounts leaves out the Pages that a person reaches through a business portfolio: chatwoot/chatwoot#7219, getopenpost/openpost#216;
 * https://developers.facebook.com/docs/permissions#b.
 */
const PORTFOLIO_SCOPE = 'business_management'

/** Permissions of Facebook login: a person's Pages, and the Instagram accounts linked to them. */
export const FACEBOOK_SCOPES = [
  PORTFOLIO_SCOPE,
  'pages_show_list',
  'pages_read_engagement',
  'pages_read_user_content',
  'pages_manage_posts',
  'pages_manage_engagement',
  'pages_messaging',
  // For the Page's conversations: developers.facebook.com/docs/graph-api/reference/page/conversations.
  'pages_manage_metadata',
] as const
export const INSTAGRAM_BY_FACEBOOK_SCOPES = [
  PORTFOLIO_SCOPE,
  'pages_show_list',
  'pages_read_engagement',
  'pages_manage_metadata',
  'instagram_basic',
  'instagram_content_publish',
  'instagram_manage_comments',
  'instagram_manage_messages',
  // For other professional accounts: developers.facebook.com/docs/instagram-platform/instagram-api-with-facebook-login/business-discovery.
  'instagram_manage_insights',
] as const
export const INSTAGRAM_SCOPES = [
  'instagram_business_basic',
  'instagram_business_content_publish',
  'instagram_business_manage_comments',
  'instagram_business_manage_messages',
] as const

/** @returns whether accounts sign in at Instagram itself, without a Facebook Page */
export function usesInstagramLogin(settings: GraphSettings): boolean {
  return isInstagram(settings) && settings.login === 'instagram'
}

/** @returns the permissions that an app requests at a network's login */
export function scopesOf(settings: GraphSettings): readonly string[] {
  if (!isInstagram(settings)) return FACEBOOK_SCOPES
  return usesInstagramLogin(settings) ? INSTAGRAM_SCOPES : INSTAGRAM_BY_FACEBOOK_SCOPES
}

/** Permissions that each promotion needs. */
const sending = {
  publish_post: ['pages_manage_posts', 'instagram_content_publish', 'instagram_business_content_publish'],
  comment_link: [
    'pages_manage_engagement',
    'instagram_manage_comments',
    'instagram_business_manage_comments',
  ],
  send_message: [
    'pages_messaging',
    'pages_manage_metadata',
    'instagram_manage_messages',
    'instagram_business_manage_messages',
  ],
} as const
export type GraphSentKind = keyof typeof sending

/** @returns the permissions that a promotion needs, as the account's login names them */
export function sendingScopesOf(settings: GraphSettings, kind: GraphSentKind): readonly string[] {
  const asked = scopesOf(settings)
  return sending[kind].filter((scope) => asked.includes(scope))
}

/** Trade of a code or token through the server, which holds the app's secret. */
export interface CodeTrade {
  code: string
  redirect_uri: string
}
export const LongLived = z.object({
  access_token: z.string().min(1),
  expires_in: z.int().positive().nullable(),
  /** Granted permissions, if the network returns them with the token. */
  scopes: z.array(z.string()),
})
export type LongLived = z.infer<typeof LongLived>
/** The call to the server; it throws whatever the client's calls throw. */
export type TradeCode = (trade: CodeTrade, signal: AbortSignal) => Promise<LongLived>

/** @returns the redirect address of a login; it must match the registered one exactly */
export function redirectUriOf(port: number): string {
  return `http://127.0.0.1:${port}/callback`
}

/** @returns the address of the login dialog; `state` comes back with the code */
export function dialogOf(settings: GraphSettings, port: number, state: string): string {
  const url = new URL(settings.authorize_url)
  const query = {
    client_id: settings.client_id,
    redirect_uri: redirectUriOf(port),
    state,
    response_type: 'code',
    scope: scopesOf(settings).join(','),
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}

/**
 * Signs in with a code: the server trades it for a long-lived token, and the network reports the granted permissions. A token of Instagram login is
 * renewed automatically.
 * @throws {NetworkError}, or what the server's call throws
 */
export async function tokensOf(
  settings: GraphSettings,
  trade: CodeTrade,
  { call, clock, signal }: { call: TradeCode; clock: Clock; signal: AbortSignal },
): Promise<Tokens> {
  const { access_token, expires_in, scopes } = await call(trade, signal)
  return {
    access_token,
    refresh_token: usesInstagramLogin(settings) ? access_token : null,
    expires_at: expires_in === null ? null : clock.now() + expires_in * 1000,
    scopes,
  }
}

const Permissions = z.object({ data: z.array(z.object({ permission: z.string(), status: z.string() })) })

/** @returns the permissions granted on Facebook login, which may be fewer than requested. @throws {NetworkError} */
export async function grantedScopes(client: GraphClient, signal: AbortSignal): Promise<string[]> {
  const { data } = await client.request({ path: '/me/permissions', answer: Permissions, signal })
  return data.filter(({ status }) => status === 'granted').map(({ permission }) => permission)
}

const PageRow = z.object({
  id: z.string(),
  name: looseText,
  username: optionalText,
  access_token: optionalText,
  tasks: z
    .array(z.string())
    .nullish()
    .transform((tasks) => tasks ?? []),
  instagram_business_account: z
    .object({ id: z.string(), username: optionalText })
    .nullish()
    .transform((account) => account ?? undefined),
})
export type PageRow = z.infer<typeof PageRow>
const PageRows = z.object({
  data: rowsOf(PageRow),
  paging: z
    .object({ cursors: z.object({ after: z.string() }).optional(), next: z.string().optional() })
    .optional(),
})

/** Maximum requests for a person's Pages, a hundred in each. */
const MOST_PAGES = 20

/** @returns every Page of the person, with its own token. @throws {NetworkError} */
export async function pagesOf(client: GraphClient, signal: AbortSignal): Promise<PageRow[]> {
  const pages: PageRow[] = []
  let after: string | undefined
  let asked = 0
  do {
    const { data, paging } = await client.request({
      path: '/me/accounts',
      query: {
        fields: 'id,name,username,access_token,tasks,instagram_business_account{id,username}',
        limit: 100,
        after,
      },
      answer: PageRows,
      scopes: ['pages_show_list'],
      signal,
    })
    pages.push(...data)
    const next = paging?.next ? paging.cursors?.after : undefined
    after = next === after ? undefined : next
    asked += 1
  } while (after !== undefined && asked < MOST_PAGES)
  return pages
}

/** @returns the sign-in of a Page; derived from a person's long-lived token it does not expire */
export function pageTokens({ access_token }: PageRow, granted: string[]): Tokens {
  if (!access_token) throw new NetworkError({ kind: 'missing_permission' })
  return { access_token, refresh_token: null, expires_at: null, scopes: granted }
}

const Renewed = z.object({ access_token: z.string().min(1), expires_in: z.int().positive().optional() })

/** Renews a token of Instagram login, which must be a day old. @throws {NetworkError} */
export async function renewInstagram(
  settings: InstagramSettings,
  token: string,
  clock: Clock,
  through: typeof fetch = fetch,
): Promise<Tokens> {
  const query = { grant_type: 'ig_refresh_token', access_token: token }
  const renewed = await askForToken(
    Renewed,
    withQuery(`${settings.api_base}/refresh_access_token`, query),
    {},
    { clock, through },
  )
  return {
    access_token: renewed.access_token,
    refresh_token: renewed.access_token,
    expires_at: renewed.expires_in === undefined ? null : clock.now() + renewed.expires_in * 1000,
    scopes: [],
  }
}
