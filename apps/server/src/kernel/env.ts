import { join, resolve } from 'node:path'
import type { NetworkId } from '@seaport/contract/kernel/network'
import { Network } from '@seaport/contract/kernel/network.schema'
import { fieldsOf, hasAppSecret } from '@seaport/contract/kernel/network-settings'
import { type NetworkField, networkFields } from '@seaport/contract/kernel/network-settings.schema'
import { Email } from '@seaport/contract/kernel/primitives.schema'
import { z } from 'zod'
import type { Bucket } from './storage/s3.ts'

const port = z.coerce.number().int().min(0).max(65_535)
const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((value) => value === '1')

/** Settings of a bucket: all or none. */
const bucketVariables = [
  'SEAPORT_S3_URL',
  'SEAPORT_S3_ACCESS_KEY_ID',
  'SEAPORT_S3_SECRET_ACCESS_KEY',
] as const

/** A network's settings as text, and its app's secret. */
export type NetworkTexts = Partial<Record<NetworkField | 'app_secret', string>>

function settingsOf(network: NetworkId): (NetworkField | 'app_secret')[] {
  return [...fieldsOf(network), ...(hasAppSecret(network) ? (['app_secret'] as const) : [])]
}

/** `SEAPORT_<NETWORK>_<SETTING>`, in capitals. */
function variableOf(network: NetworkId, name: NetworkField | 'app_secret'): string {
  return `SEAPORT_${network}_${name}`.toUpperCase()
}

const AppSecret = z.string().trim().min(1).max(500)
const networkVariables: Record<string, z.ZodOptional<z.ZodType<string, string>>> = Object.fromEntries(
  Network.options.flatMap((network) =>
    settingsOf(network).map((name) => [
      variableOf(network, name),
      (name === 'app_secret' ? AppSecret : networkFields[name]).optional(),
    ]),
  ),
)

/** Only a shell knows what ~ stands for: files of settings, systemd and Docker leave it, and a folder of that name would be made. */
const Folder = z
  .string()
  .refine(
    (text) => !text.startsWith('~'),
    'must be written in full: nothing replaces ~ by a home folder here',
  )

/** An address to listen on; IPv6 is often copied in brackets, in which Node doesn't take it. */
const Host = z
  .string()
  .trim()
  .transform((host) => host.replace(/^\[(.*)\]$/, '$1'))

const databaseUrlForm =
  'must be like postgres://user:password@host/database; in the password, write @ : / ? # % as %40 %3A %2F %3F %23 %25'
/** A password that is not percent-encoded may end the authority early: its rest would be taken for the path, and its beginning for a host. */
const DatabaseUrl = z
  .url({ protocol: /^postgres(ql)?$/, error: databaseUrlForm })
  .refine((text) => !/[?#/].*@/.test(text.replace(/^\w+:\/\//, '')) && isDecodable(text), databaseUrlForm)

function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text) !== ''
  } catch {
    return false
  }
}

/** The console is served at the top of its host. Written as browsers and mails write it: lower case, ASCII, without a port that goes without saying. */
const PublicUrl = z
  .url({ protocol: /^https?$/, error: 'must be like https://seaport.example.com', abort: true })
  .refine((text) => {
    const { pathname, search, hash, username } = new URL(text)
    return /^\/*$/.test(pathname) && search + hash + username === ''
  }, 'must be a host name of its own, like https://seaport.example.com, without a path')
  .transform((text) => new URL(text).origin)

const AddressOrNetwork = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])

/** The items of a list: commas separate them, and blanks around an item are no part of it. */
function listed(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

const Variables = z
  .object({
    PORT: port.default(8787),
    HOST: Host.default('127.0.0.1'),
    SEAPORT_DATA_DIR: Folder.default('./data'),
    SEAPORT_BACKUP_DIR: Folder.optional(),
    SEAPORT_DATABASE_URL: DatabaseUrl.optional(),
    SEAPORT_POSTGRES_BIN: Folder.optional(),
    SEAPORT_SECRET: z.string().min(32).optional(),
    SEAPORT_DEMO: flag,
    SEAPORT_SANDBOX_PORT: port.optional(),
    SEAPORT_SANDBOX_URL: z.url({ protocol: /^https?$/ }).optional(),
    SEAPORT_PUBLIC_URL: PublicUrl.optional(),
    SEAPORT_TRUSTED_PROXIES: z
      .string()
      .default('')
      .transform(listed)
      .refine(
        (all) => all.every((one) => AddressOrNetwork.safeParse(one).success),
        'must be addresses or networks, like 10.0.0.2 or 10.0.0.0/8, separated by commas',
      ),
    ...networkVariables,
    SEAPORT_PROXY_CHECK_URL: z.url({ protocol: /^https?$/ }).default('https://api.country.is'),
    SEAPORT_ALLOW_PRIVATE_PROXIES: flag,
    SEAPORT_ALLOW_PRIVATE_WEBHOOKS: flag,
    SEAPORT_ALLOW_PRIVATE_TRANSLATION: flag,
    SEAPORT_FILE_QUOTA_MB: z.coerce.number().int().min(1).max(10_000_000).default(1024),
    SEAPORT_S3_URL: z.url({ protocol: /^https?$/ }).optional(),
    SEAPORT_S3_REGION: z.string().min(1).default('us-east-1'),
    SEAPORT_S3_ACCESS_KEY_ID: z.string().trim().min(1).optional(),
    SEAPORT_S3_SECRET_ACCESS_KEY: z.string().trim().min(1).optional(),
    SEAPORT_PAY_WEBHOOK_SECRET: z.string().trim().min(16).optional(),
    SEAPORT_METRICS_TOKEN: z.string().trim().min(16).optional(),
    SEAPORT_UPDATE_KEYS: z
      .string()
      .default('')
      .transform(listed)
      .pipe(z.array(z.base64().length(44))),
    SEAPORT_OWNER_EMAIL: Email.optional(),
    SEAPORT_OWNER_PASSWORD: z.string().min(8).optional(),
    SEAPORT_RATE_LIMIT: z.coerce.number().int().min(0).max(1_000_000).default(6000),
    SEAPORT_REQUEST_SECONDS: z.coerce.number().int().min(1).max(3600).default(120),
    SEAPORT_LOG_LEVEL: z
      .string()
      .toLowerCase()
      .pipe(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']))
      .default('info'),
  })
  .superRefine((env, { addIssue }) => {
    const missing = bucketVariables.filter((name) => env[name] === undefined)
    if (missing.length === bucketVariables.length) return
    for (const name of missing) addIssue({ code: 'custom', path: [name], message: 'is needed for a bucket' })
  })

/** Settings of the server, read once at start. */
export interface Env {
  port: number
  host: string
  dataDir: string
  /** Folder of the backups whose age is monitored; null = unknown. */
  backupDir: string | null
  /** Null = SQLite in the data directory. */
  databaseUrl: string | null
  /** Folder of PostgreSQL's own programs, for backups; null = found through PATH. */
  postgresBin: string | null
  /** Null = the one in the data directory. */
  secret: string | null
  demo: boolean
  /** Address of the simulated network for clients; null = this installation has none. */
  sandboxUrl: string | null
  /** Network settings from the environment: they take precedence over stored ones. */
  networks: Partial<Record<NetworkId, NetworkTexts>>
  /** The public address; null = the address of each request. */
  publicUrl: string | null
  /** Addresses and networks of reverse proxies whose `x-forwarded-for` is trusted, besides this machine's own. */
  trustedProxies: string[]
  proxy: {
    /** Address that returns the caller's IP address: as text, or as JSON with a member `ip`. */
    checkUrl: string
    /** Allows proxies in this machine's own network; for tests and demonstrations. */
    allowPrivate: boolean
  }
  webhook: {
    /** Allows webhooks into this machine's own network; for tests and demonstrations. */
    allowPrivate: boolean
  }
  translation: {
    /** Allows a translation service in this machine's own network, and without TLS. */
    allowPrivate: boolean
  }
  /** Bucket of files, shared by several machines; null = a folder in the data directory. */
  s3: Bucket | null
  /** Bytes of files that one tenant may store. */
  fileQuota: number
  pay: {
    /** Key of the gateway's callback signatures; null = callbacks are refused. */
    webhookSecret: string | null
  }
  /** Token that `/metrics` requires; null = it answers only this machine. */
  metricsToken: string | null
  /** Ed25519 public keys (32 bytes in base64) whose releases of the desktop are published. */
  updateKeys: readonly string[]
  owner: { email: string | null; password: string | null }
  /** Calls per minute and session; 0 = unlimited. */
  rateLimit: number
  /** Time limit for receiving a whole request, in seconds. */
  requestSeconds: number
  logLevel: string
}

/**
 * Reads the settings from environment variables (docs/operations.md, "Settings").
 * @throws Error whose message names every invalid variable, without its value
 */
export function readEnv(variables: NodeJS.ProcessEnv): Env {
  const parsed = Variables.safeParse(givenIn(variables))
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`Seaport cannot start, these environment variables are wrong:\n${lines.join('\n')}`)
  }
  const env = parsed.data
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.SEAPORT_DATA_DIR),
    backupDir: env.SEAPORT_BACKUP_DIR ? resolve(env.SEAPORT_BACKUP_DIR) : null,
    databaseUrl: env.SEAPORT_DATABASE_URL ?? null,
    postgresBin: env.SEAPORT_POSTGRES_BIN ?? null,
    secret: env.SEAPORT_SECRET ?? null,
    demo: env.SEAPORT_DEMO,
    sandboxUrl: sandboxUrlOf(env),
    networks: networksOf(env),
    publicUrl: env.SEAPORT_PUBLIC_URL ?? null,
    trustedProxies: env.SEAPORT_TRUSTED_PROXIES,
    proxy: { checkUrl: env.SEAPORT_PROXY_CHECK_URL, allowPrivate: env.SEAPORT_ALLOW_PRIVATE_PROXIES },
    webhook: { allowPrivate: env.SEAPORT_ALLOW_PRIVATE_WEBHOOKS },
    translation: { allowPrivate: env.SEAPORT_ALLOW_PRIVATE_TRANSLATION },
    s3: bucketOf(env),
    fileQuota: env.SEAPORT_FILE_QUOTA_MB * 1024 * 1024,
    pay: { webhookSecret: env.SEAPORT_PAY_WEBHOOK_SECRET ?? null },
    metricsToken: env.SEAPORT_METRICS_TOKEN ?? null,
    updateKeys: env.SEAPORT_UPDATE_KEYS,
    owner: { email: env.SEAPORT_OWNER_EMAIL ?? null, password: env.SEAPORT_OWNER_PASSWORD ?? null },
    rateLimit: env.SEAPORT_RATE_LIMIT,
    requestSeconds: env.SEAPORT_REQUEST_SECONDS,
    logLevel: env.SEAPORT_LOG_LEVEL,
  }
}

/** The address of another container, which Docker and Kubernetes set for a service of that name: `SEAPORT_SANDBOX_PORT` for one called seaport-sandbox. */
const SERVICE_LINK = /^(?:tcp|udp|sctp):\/\//

/**
 * The variables that somebody has set. A line break at the end of a value is left over from a file: one written on Windows, or one that a container was
 * given as a secret.
 */
function givenIn(variables: NodeJS.ProcessEnv): Record<string, string> {
  const ended = Object.entries(variables).map(([name, value = '']) => [name, value.replace(/[\r\n]+$/, '')])
  return Object.fromEntries(
    ended.filter(([name = '', value = '']) => {
      return value !== '' && !(name.endsWith('_PORT') && SERVICE_LINK.test(value))
    }),
  )
}

/** By default the simulated network is on this machine, reachable only by clients on this machine. */
function sandboxUrlOf(env: z.infer<typeof Variables>): string | null {
  const { SEAPORT_SANDBOX_URL: url, SEAPORT_SANDBOX_PORT: port, SEAPORT_DEMO: demo } = env
  if (url) return url.replace(/\/+$/, '')
  return port !== undefined || demo ? `http://127.0.0.1:${port ?? 8788}` : null
}

function networksOf(env: Readonly<Record<string, unknown>>): Env['networks'] {
  const given: Env['networks'] = {}
  for (const network of Network.options)
    for (const name of settingsOf(network)) {
      const text = env[variableOf(network, name)]
      if (typeof text === 'string') given[network] = { ...given[network], [name]: text }
    }
  return given
}

function bucketOf(env: z.infer<typeof Variables>): Bucket | null {
  const { SEAPORT_S3_URL: url, SEAPORT_S3_REGION: region } = env
  const { SEAPORT_S3_ACCESS_KEY_ID: accessKeyId, SEAPORT_S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (!url || !accessKeyId || !secretAccessKey) return null
  return { url: url.replace(/\/+$/, ''), region, accessKeyId, secretAccessKey }
}

/** @returns the path of the SQLite file of this installation */
export function sqliteFile(env: Env): string {
  return join(env.dataDir, 'seaport.sqlite')
}
