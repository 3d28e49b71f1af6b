import { z } from 'zod'
import { Network } from '../kernel/network.schema.ts'
import { NetworkField, networkFields } from '../kernel/network-settings.schema.ts'
import { Money } from '../kernel/primitives.schema.ts'
import { TOP_SPENDERS } from './network-config.ts'

/** Where a setting's value comes from: the environment wins over what is stored, and that over the network's own address. */
export const SettingOrigin = z.enum(['environment', 'stored', 'default', 'none'])
export type SettingOrigin = z.infer<typeof SettingOrigin>

/** A network as administrators see it: the app's secret is never given out. */
export const NetworkConfig = z.object({
  network: Network,
  /** Whether accounts of it can be added, and sign in. */
  offered: z.boolean(),
  /** What keeps it from being offered; `app_secret` is one of them where the network has one. */
  missing: z.array(z.union([NetworkField, z.literal('app_secret')])),
  fields: z.array(
    z.object({
      name: NetworkField,
      /** Empty = none. */
      value: z.string(),
      origin: SettingOrigin,
      /** What it is while nobody sets it; empty = nothing. */
      initial: z.string(),
    }),
  ),
  /** Null where the network's login needs none. */
  secret: z.object({ origin: SettingOrigin }).nullable(),
  /** What the app has cost in this month (UTC), and by which accounts most of it; null where it costs nothing. */
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

/** Null = what it is by itself. */
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
    /** Left out = stays; null = none. Has to be given anew with another address for codes, which is where it goes. */
    app_secret: z.string().trim().min(1).max(500).nullable().optional(),
  }),
  data: NetworkConfig,
}
