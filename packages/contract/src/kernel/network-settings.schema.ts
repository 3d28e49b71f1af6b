import { z } from 'zod'
import type { NetworkId } from './network.ts'
import { fieldsOf } from './network-settings.ts'
import { PastedText, pastedAddress } from './primitives.schema.ts'

const Address = pastedAddress({ protocol: /^https?$/ }).max(500)

/** An address that paths are appended to, without the slash that people copy with it: two of them name another page. */
const Base = Address.overwrite((address) => address.replace(/\/+$/, ''))

/** Settings that every network has. They contain no secrets: an app's secret stays on the server. */
const everywhere = {
  api_base: Base,
  web_base: Base,
  authorize_url: Address,
  /** Token endpoint, for codes and X's refresh tokens. */
  token_url: Address,
  client_id: PastedText.min(1).max(200),
  /** Ports of 127.0.0.1 registered as callbacks, tried in order. */
  callback_ports: z.array(z.int().min(0).max(65_535)).min(1).max(10),
}

/** In dollars, as text. */
const Price = z.coerce.number().min(0).max(1000)
/** As of November 2026: https://docs.x.com/x-api/getting-started/pricing. */
const prices = {
  price_post_read: Price.default(0.005),
  price_user_read: Price.default(0.01),
  price_post: Price.default(0.015),
  price_link_post: Price.default(0.2),
  price_message: Price.default(0.015),
  prices_date: z.iso.date().default('2026-11-25'),
}

/** How to reach an X network, and how its app is registered there. */
export const XSettings = z.object({
  network: z.enum(['x', 'x_sandbox']),
  ...everywhere,
  /** X renamed tweets to posts in its parameters; the client starts with this vocabulary and switches to the other on a 400. */
  vocabulary: z.enum(['post', 'tweet']).default('post'),
  /** Prices of X, with the date from which they hold. */
  ...prices,
})

const graph = {
  ...everywhere,
  /** Version of Graph, without slashes; `api_base` is only the host. */
  version: z
    .string()
    .regex(/^v\d+\.\d+$/)
    .default('v26.0'),
}

export const FacebookSettings = z.object({ network: z.enum(['facebook', 'facebook_sandbox']), ...graph })

export const InstagramSettings = z.object({
  network: z.enum(['instagram', 'instagram_sandbox']),
  ...graph,
  /** Which of Instagram's two logins the app is set up for; they have different hosts, permissions and tokens. */
  login: z.enum(['facebook', 'instagram']).default('instagram'),
  /** Host of resumable uploads. */
  upload_base: Base.default('https://rupload.facebook.com'),
})

/** How to reach a network and how its accounts sign in; one shape per brand. */
export const NetworkSettings = z.discriminatedUnion('network', [
  XSettings,
  FacebookSettings,
  InstagramSettings,
])
export type NetworkSettings = z.infer<typeof NetworkSettings>

export type XSettings = z.infer<typeof XSettings>

export type FacebookSettings = z.infer<typeof FacebookSettings>

export type InstagramSettings = z.infer<typeof InstagramSettings>

export type GraphSettings = FacebookSettings | InstagramSettings

function portsIn(text: string): number[] {
  return text.split(',').map(Number)
}

const PriceText = PastedText.regex(/^\d{1,3}(\.\d{1,6})?$/)

/** Settings as text, from an administrator's form or from environment variables. */
export const networkFields = {
  api_base: Base,
  web_base: Base,
  authorize_url: Address,
  token_url: Address,
  upload_base: Base,
  client_id: everywhere.client_id,
  /** Separated by commas. */
  callback_ports: z
    .string()
    .max(100)
    .regex(/^\s*\d{1,5}(\s*,\s*\d{1,5}){0,9}\s*$/, { abort: true })
    .refine((text) => everywhere.callback_ports.safeParse(portsIn(text)).success, { error: 'invalid' }),
  version: PastedText.regex(/^v\d+\.\d+$/),
  login: InstagramSettings.shape.login.unwrap(),
  vocabulary: XSettings.shape.vocabulary.unwrap(),
  /** Maximum cost of the app in a month (UTC), in dollars. */
  monthly_budget: PastedText.regex(/^(?!0*(\.0*)?$)\d{1,7}(\.\d{1,2})?$/),
  price_post_read: PriceText,
  price_user_read: PriceText,
  price_post: PriceText,
  price_link_post: PriceText,
  price_message: PriceText,
  prices_date: z.iso.date(),
} as const satisfies Record<string, z.ZodType<string, string>>

export type NetworkField = keyof typeof networkFields

export const NetworkField = z.enum(Object.keys(networkFields) as [NetworkField, ...NetworkField[]])

/** State of a network in an installation: its settings if they are complete, and the missing or invalid ones. */
export interface ReadSettings {
  settings: NetworkSettings | null
  missing: NetworkField[]
}

/** Parses settings given as texts. */
export function readNetworkSettings(
  network: NetworkId,
  texts: Partial<Record<NetworkField, string>>,
): ReadSettings {
  const { callback_ports: ports, ...rest } = texts
  const given = { ...rest, network, ...(ports && { callback_ports: portsIn(ports) }) }
  const read = NetworkSettings.safeParse(given)
  if (read.success) return { settings: read.data, missing: [] }
  const wrong = new Set(read.error.issues.map(({ path }) => String(path[0])))
  return { settings: null, missing: fieldsOf(network).filter((field) => wrong.has(field)) }
}
