import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import { type NetworkId, networks } from '@seaport/contract/kernel/network'
import { Network } from '@seaport/contract/kernel/network.schema'
import { fieldsOf, hasAppSecret } from '@seaport/contract/kernel/network-settings'
import {
  type NetworkField,
  type NetworkSettings,
  readNetworkSettings,
} from '@seaport/contract/kernel/network-settings.schema'
import type { putNetworkConfig } from '@seaport/contract/platform/network-config'
import type { NetworkConfig, SettingOrigin } from '@seaport/contract/platform/network-config.schema'
import type { NetworkConfigTable } from '../../../db/schema/network.ts'
import type { Db, Trx } from '../../../db/schema.ts'
import type { Env, NetworkTexts } from '../../../kernel/env.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { decrypt, encrypt, type Secret } from '../../../kernel/secret.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { defaultSettings } from './default-settings.ts'
import { allConfigs, configOf, lockConfig, upsertConfig } from './network-config.repository.ts'

type Setup = Pick<Installation, 'env'>
type StoredRow = Pick<NetworkConfigTable, 'fields' | 'secret_sealed'> | undefined
type Missing = NetworkConfig['missing'][number]

/** A network's settings, with the source of each. */
export interface Resolved {
  fields: NetworkConfig['fields']
  secret: NetworkConfig['secret']
  settings: NetworkSettings | null
  missing: Missing[]
}

/** Environment first, then stored settings, then the network's defaults. */
export function resolve(network: NetworkId, row: StoredRow, env: Env): Resolved {
  const { given, stored, initial } = sourcesOf(network, row, env)
  const fields = fieldsOf(network).map((name) => ({
    name,
    value: given[name] ?? stored[name] ?? initial[name] ?? '',
    origin: originOf(given[name], stored[name], initial[name]),
    initial: initial[name] ?? '',
  }))
  const texts = Object.fromEntries(fields.flatMap(({ name, value }) => (value ? [[name, value]] : [])))
  const { settings, missing } = readNetworkSettings(network, texts)
  const sealed = row?.secret_sealed ? 'stored' : undefined
  const secret = hasAppSecret(network)
    ? { origin: originOf(given.app_secret, sealed, initial.app_secret) }
    : null
  const isSecretMissing = secret?.origin === 'none'
  return {
    fields,
    secret,
    settings: isSecretMissing ? null : settings,
    missing: [...missing, ...(isSecretMissing ? (['app_secret'] as const) : [])],
  }
}

/** @returns one setting, empty if unset: for frequent reads that need not load all of them */
export function settingOf(network: NetworkId, row: StoredRow, env: Env, name: NetworkField): string {
  const { given, stored, initial } = sourcesOf(network, row, env)
  return given[name] ?? stored[name] ?? initial[name] ?? ''
}

function sourcesOf(network: NetworkId, row: StoredRow, env: Env) {
  const given = env.networks[network] ?? {}
  const stored = row ? storedFields(row) : {}
  return { given, stored, initial: defaultSettings(network, given.login ?? stored.login, env) }
}

function originOf(given?: string, stored?: string, initial?: string): SettingOrigin {
  if (given !== undefined) return 'environment'
  if (stored !== undefined) return 'stored'
  return initial ? 'default' : 'none'
}

function storedFields({ fields }: Pick<NetworkConfigTable, 'fields'>): Partial<Record<NetworkField, string>> {
  return JSON.parse(fields) as Partial<Record<NetworkField, string>>
}

/** @returns every network with its settings, in the order of the contract */
export async function allNetworks(
  db: Db | Trx,
  { env }: Setup,
): Promise<(Resolved & { network: NetworkId })[]> {
  const rows = new Map((await allConfigs(db)).map((row) => [row.network, row]))
  return Network.options.map((network) => ({ network, ...resolve(network, rows.get(network), env) }))
}

/** @returns the settings of those networks that are set up: clients offer these and no others */
export async function offeredNetworks(db: Db | Trx, setup: Setup): Promise<NetworkSettings[]> {
  return (await allNetworks(db, setup)).flatMap(({ settings }) => (settings ? [settings] : []))
}

/** @returns a network's settings. @throws Refused: network_not_set_up */
export async function requireNetwork(
  db: Db | Trx,
  { env }: Setup,
  network: NetworkId,
): Promise<NetworkSettings> {
  const { settings } = resolve(network, await configOf(db, network), env)
  return settings ?? refuse('network_not_set_up', { network: networks[network].brand })
}

/** @returns the address of a network's pages; undefined = the network is not set up */
export async function webBaseOf(
  db: Db | Trx,
  { env }: Setup,
  network: NetworkId,
): Promise<string | undefined> {
  return resolve(network, await configOf(db, network), env).settings?.web_base
}

/** @returns a network's settings and the secret of its app. @throws Refused: network_not_set_up */
export async function networkWithSecret(
  db: Db | Trx,
  { env, secret }: Pick<Installation, 'env' | 'secret'>,
  network: NetworkId,
): Promise<{ settings: NetworkSettings; appSecret: string }> {
  const row = await configOf(db, network)
  const { settings } = resolve(network, row, env)
  const stored = row?.secret_sealed ? decrypt(keyOf(secret), row.secret_sealed, network) : undefined
  const appSecret =
    env.networks[network]?.app_secret ?? stored ?? defaultSettings(network, undefined, env).app_secret
  if (!settings || appSecret === undefined) refuse('network_not_set_up', { network: networks[network].brand })
  return { settings, appSecret }
}

/** Addresses that a secret is sent to: an administrator could otherwise redirect it to a server under their control. */
const SECRET_ADDRESSES: readonly NetworkField[] = ['token_url', 'api_base', 'login', 'client_id']

/**
 * Changes a network's settings. The stored secret is kept only while the addresses it is sent to stay the same.
 * @returns the stored settings before and after
 * @throws Refused: app_secret_needed, invalid_input for a setting that the network does not have
 */
export async function replaceConfig(
  work: UnitOfWork,
  { env, secret }: Pick<Installation, 'env' | 'secret'>,
  by: string,
  network: NetworkId,
  { fields, app_secret }: ParsedOf<typeof putNetworkConfig>['body'],
): Promise<{ before: NetworkConfigTable | undefined; after: NetworkConfigTable }> {
  const before = await lockConfig(work, network)
  const known = fieldsOf(network)
  const stored: NetworkTexts = before ? storedFields(before) : {}
  for (const [name, value] of Object.entries(fields) as [NetworkField, string | null | undefined][]) {
    if (!known.includes(name)) refuse('invalid_input')
    if (value === null) delete stored[name]
    else if (value !== undefined) stored[name] = value
  }
  if (app_secret && !hasAppSecret(network)) refuse('invalid_input')
  const kept = app_secret === undefined ? (before?.secret_sealed ?? null) : null
  const draft = { network, fields: JSON.stringify(stored), secret_sealed: kept }
  if (kept !== null && movesSecret(resolve(network, before, env), resolve(network, draft, env)))
    refuse('app_secret_needed')
  const after: NetworkConfigTable = {
    ...draft,
    secret_sealed: app_secret ? encrypt(keyOf(secret), app_secret, network) : kept,
    updated_at: work.now,
    updated_by: by,
  }
  await upsertConfig(work.trx, after)
  return { before, after }
}

function movesSecret(before: Resolved, after: Resolved): boolean {
  const textOf = ({ fields }: Resolved, name: NetworkField) =>
    fields.find((field) => field.name === name)?.value
  return SECRET_ADDRESSES.some((name) => textOf(before, name) !== textOf(after, name))
}

function keyOf(secret: Secret): Buffer {
  return secret.key('network-app-secret')
}
