import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { Network } from '../kernel/network.ts'
import { NetworkField, networkFields } from '../kernel/network-settings.ts'
import { Count } from '../kernel/primitives.ts'

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
  /** Rows that the app has read in this month (UTC); null where reading costs nothing. */
  reads: Count.nullable(),
})
export type NetworkConfig = z.infer<typeof NetworkConfig>

const access = { callers: ['user'], permission: '120' } as const

export const listNetworkConfigs = endpoint({
  ...access,
  method: 'GET',
  path: '/admin/network-config',
  summary: 'How every network is set up, and what is missing',
  data: z.object({ list: z.array(NetworkConfig) }),
})

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
  monthly_reads: networkFields.monthly_reads.nullable(),
})

export const putNetworkConfig = endpoint({
  ...access,
  method: 'PUT',
  path: '/admin/network-config/:network',
  stepUp: true,
  summary: 'Set up a network; settings that are left out stay',
  params: z.strictObject({ network: Network }),
  body: z.strictObject({
    fields: Fields.partial(),
    /** Left out = stays; null = none. Has to be given anew with another address for codes, which is where it goes. */
    app_secret: z.string().trim().min(1).max(500).nullable().optional(),
  }),
  data: NetworkConfig,
})
