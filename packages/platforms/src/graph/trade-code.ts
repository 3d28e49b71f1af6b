import type { GraphSettings } from '@seaport/contract/kernel/network-settings.schema'
import { z } from 'zod'
import { askForToken, type TokenCall, withQuery } from './ask-for-token.ts'
import { aloneOrEnveloped } from './shapes.ts'
import { type CodeTrade, type LongLived, usesInstagramLogin } from './sign-in.ts'

/** Instagram returns the granted permissions as a list or as comma-separated text. */
const Granted = z
  .union([z.array(z.string()), z.string().transform((text) => text.split(',').filter(Boolean))])
  .default([])
const Short = aloneOrEnveloped(z.object({ access_token: z.string().min(1), permissions: Granted }))
const Traded = z.object({ access_token: z.string().min(1), expires_in: z.int().positive().optional() })

/**
 * Server side of `TradeCode`: trades the code for a short-lived token, and that for one valid for sixty days. Needs the app's secret, and never runs
 * in a client.
 * @throws {NetworkError} sign_in_again for an invalid code, misconfigured for a wrong app, retry if Meta could not be reached
 */
export async function tradeCode(
  settings: GraphSettings,
  app_secret: string,
  { code, redirect_uri }: CodeTrade,
  call: TokenCall,
): Promise<LongLived> {
  const app = { client_id: settings.client_id, client_secret: app_secret }
  const byInstagram = usesInstagramLogin(settings)
  const form = { ...app, grant_type: 'authorization_code', redirect_uri, code }
  const short = byInstagram
    ? await askForToken(Short, settings.token_url, { method: 'POST', body: new URLSearchParams(form) }, call)
    : await askForToken(Short, withQuery(settings.token_url, { ...app, redirect_uri, code }), {}, call)
  const long = byInstagram
    ? withQuery(`${settings.api_base}/access_token`, {
        grant_type: 'ig_exchange_token',
        client_secret: app_secret,
        access_token: short.access_token,
      })
    : withQuery(settings.token_url, {
        ...app,
        grant_type: 'fb_exchange_token',
        fb_exchange_token: short.access_token,
      })
  const { access_token, expires_in } = await askForToken(Traded, long, {}, call)
  return { access_token, expires_in: expires_in ?? null, scopes: short.permissions }
}
