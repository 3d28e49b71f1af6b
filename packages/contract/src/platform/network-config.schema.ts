import { z } from 'zod'
import { Network } from '../kernel/network.schema.ts'
import { NetworkField, networkFields } from '../kernel/network-settings.schema.ts'
import { Money, PastedText } from '../kernel/primitives.schema.ts'
import { TOP_SPENDERS } from './network-config.ts'

/** Source of a setting's value: the environment overrides the stored value, which overrides the network's default. */
export const SettingOrigin = z.enum(['environment', 'stored', 'default', 'none'])
export type SettingOrigin = z.infer<typeof SettingOrigin>

/** A network as administrators see it; the app's secret is never returned. */
export const NetworkConfig = z.object({
  network: Network,
  /** Whether its accounts can be added and sign in. */
  offered: z.boolean(),
  /** Settings that keep it from being offered; `app_secret` is one of them where the network needs it. */
  missing: z.array(z.union([NetworkField, z.literal('app_secret')])),
  fields: z.array(
    z.object({
      name: NetworkField,
      /** Empty = none. */
      value: z.string(),
      origin: SettingOrigin,
      /** Default while nobody sets it; empty = none. */
      initial: z.string(),
    }),
  ),
  /** Null = the network's login needs none. */
  secret: z.object({ origin: SettingOrigin }).nullable(),
  /** Cost of the app in this month (UTC), and the accounts that cost most; null = the network is free. */
  spent: z
    .object({
      total: Money,
      accounts: z.array(z.object({ account: z.string(), cost: Money })).max(TOP_SPENDERS),
    })
    .nullable(),
})
export type NetworkConfig = z.infer<typeof NetworkConfig>

export const listNetworkConfigs = {
  data: z.object({ list: z.array(NetworkConfig) }),
}

/** Null = the default. */
const Fields = z.strictObject({
  api_base: networkFields.api_base.nullable(),
  web_base: networkFields.web_base.nullable(),
  authorize_url: networkFields.authorize_url.nullable(),
  token_url: networkFields.token_url.nullable(),
  upload_base: networkFields.upload_base.nullable(),
  client_id: networkFields.client_id.nullable(),
  callback_ports: networkFields.callback_ports.nullable(),
  version: networkFields.version.nullable(),
  login: networkFields.login.nullable(),
  vocabulary: networkFields.vocabulary.nullable(),
  monthly_budget: networkFields.monthly_budget.nullable(),
  price_post_read: networkFields.price_post_read.nullable(),
  price_user_read: networkFields.price_user_read.nullable(),
  price_post: networkFields.price_post.nullable(),
  price_link_post: networkFields.price_link_post.nullable(),
  price_message: networkFields.price_message.nullable(),
  prices_date: networkFields.prices_date.nullable(),
})

export const putNetworkConfig = {
  params: z.strictObject({ network: Network }),
  body: z.strictObject({
    fields: Fields.partial(),
    /** Omitted = unchanged; null = none. Required with a new token endpoint, which is where the secret is sent. */
    app_secret: PastedText.min(1).max(500).nullable().optional(),
  }),
  data: NetworkConfig,
}
