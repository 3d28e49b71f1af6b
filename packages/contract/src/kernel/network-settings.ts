import { type NetworkId, networks } from './network.ts'
import type {
  GraphSettings,
  InstagramSettings,
  NetworkField,
  NetworkSettings,
  XSettings,
} from './network-settings.schema.ts'

export function isGraph(settings: NetworkSettings): settings is GraphSettings {
  return networks[settings.network].api === 'graph'
}

export function isX(settings: NetworkSettings): settings is XSettings {
  return networks[settings.network].api === 'x'
}

export function isInstagram(settings: NetworkSettings): settings is InstagramSettings {
  return networks[settings.network].brand === 'Instagram'
}

const common = [
  'client_id',
  'api_base',
  'web_base',
  'authorize_url',
  'token_url',
  'callback_ports',
] as const satisfies readonly NetworkField[]

const fieldsByBrand = {
  X: [
    ...common,
    'vocabulary',
    'monthly_budget',
    'price_post_read',
    'price_user_read',
    'price_post',
    'price_link_post',
    'price_message',
    'prices_date',
  ],
  Facebook: [...common, 'version'],
  Instagram: [...common, 'version', 'login', 'upload_base'],
} as const satisfies Record<string, readonly NetworkField[]>

/** @returns the settings of a network, in the order in which they are shown */
export function fieldsOf(network: NetworkId): readonly NetworkField[] {
  return fieldsByBrand[networks[network].brand]
}

/** @returns whether the network's token endpoint needs a secret of the app */
export function hasAppSecret(network: NetworkId): boolean {
  return networks[network].api === 'graph'
}
