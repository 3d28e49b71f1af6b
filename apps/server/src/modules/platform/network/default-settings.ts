import { type NetworkId, networks } from '@seaport/contract/kernel/network'
import type { Env, NetworkTexts } from '../../../kernel/env.ts'

/** Ports of 127.0.0.1 on which the desktop waits for the end of a sign-in; an app at a network registers all three as callbacks. */
const PORTS = '47821,47822,47823'
const VERSION = 'v26.0'

const facebook: NetworkTexts = {
  api_base: 'https://graph.facebook.com',
  web_base: 'https://www.facebook.com',
  authorize_url: `https://www.facebook.com/${VERSION}/dialog/oauth`,
  token_url: `https://graph.facebook.com/${VERSION}/oauth/access_token`,
  callback_ports: PORTS,
  version: VERSION,
}

/** Addresses of the networks as they document them; the app's id and secret are each operator's own. */
const initial: Record<'x' | 'facebook' | 'instagram', NetworkTexts> = {
  x: {
    api_base: 'https://api.x.com',
    web_base: 'https://x.com',
    authorize_url: 'https://x.com/i/oauth2/authorize',
    token_url: 'https://api.x.com/2/oauth2/token',
    callback_ports: PORTS,
    vocabulary: 'post',
    // X's own prices, in dollars: https://docs.x.com/x-api/getting-started/pricing.
    price_post_read: '0.005',
    price_user_read: '0.01',
    price_post: '0.015',
    price_link_post: '0.2',
    price_message: '0.015',
    prices_date: '2026-11-25',
  },
  facebook,
  instagram: {
    api_base: 'https://graph.instagram.com',
    web_base: 'https://www.instagram.com',
    authorize_url: 'https://www.instagram.com/oauth/authorize',
    token_url: 'https://api.instagram.com/oauth/access_token',
    callback_ports: PORTS,
    version: VERSION,
    login: 'instagram',
    upload_base: 'https://rupload.facebook.com',
  },
}

/** Settings of the simulated network, complete, because its apps exist from the start. */
function sandboxSettings(base: string): Record<'x' | 'facebook' | 'instagram', NetworkTexts> {
  const app = { client_id: '1700000000000001', app_secret: 'sandbox-app-secret' }
  return {
    x: {
      ...initial.x,
      client_id: 'demo-client',
      api_base: base,
      web_base: base,
      authorize_url: `${base}/i/oauth2/authorize`,
      token_url: `${base}/2/oauth2/token`,
    },
    facebook: {
      ...facebook,
      ...app,
      api_base: `${base}/graph`,
      web_base: `${base}/facebook`,
      authorize_url: `${base}/facebook/${VERSION}/dialog/oauth`,
      token_url: `${base}/graph/${VERSION}/oauth/access_token`,
    },
    instagram: {
      ...initial.instagram,
      ...app,
      api_base: `${base}/graph-instagram`,
      web_base: `${base}/instagram`,
      authorize_url: `${base}/instagram/oauth/authorize`,
      token_url: `${base}/instagram-api/oauth/access_token`,
      upload_base: `${base}/graph-upload`,
    },
  }
}

/**
 * A network's default settings.
 * @param login Instagram's, if set: with Facebook login its API is Facebook's
 */
export function defaultSettings(
  network: NetworkId,
  login: string | undefined,
  { sandboxUrl }: Env,
): NetworkTexts {
  const { brand, sandbox } = networks[network]
  if (sandbox && sandboxUrl === null) return {}
  const set = sandbox && sandboxUrl !== null ? sandboxSettings(sandboxUrl) : initial
  if (brand === 'X') return set.x
  if (brand === 'Facebook') return set.facebook
  if (login !== 'facebook') return set.instagram
  const { api_base, authorize_url, token_url } = set.facebook
  return { ...set.instagram, api_base, authorize_url, token_url } as NetworkTexts
}
