import { join, resolve } from 'node:path'
import { z } from 'zod'
import type { Bucket } from './storage/s3.ts'

const port = z.coerce.number().int().min(0).max(65_535)
const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((value) => value === '1')

/** A bucket needs all of these, or is left out. */
const bucketVariables = [
  'SEAPORT_S3_URL',
  'SEAPORT_S3_ACCESS_KEY_ID',
  'SEAPORT_S3_SECRET_ACCESS_KEY',
] as const

const Variables = z
  .object({
    PORT: port.default(8787),
    HOST: z.string().default('127.0.0.1'),
    SEAPORT_DATA_DIR: z.string().default('./data'),
    SEAPORT_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    SEAPORT_POSTGRES_BIN: z.string().optional(),
    SEAPORT_SECRET: z.string().min(32).optional(),
    SEAPORT_DEMO: flag,
    SEAPORT_SANDBOX_PORT: port.optional(),
    SEAPORT_PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
    SEAPORT_TRUSTED_PROXIES: z
      .string()
      .default('')
      .transform((text) => text.split(',').map((address) => address.trim()))
      .transform((addresses) => addresses.filter((address) => address !== ''))
      .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]))),
    SEAPORT_X_CLIENT_ID: z.string().min(1).max(200).optional(),
    SEAPORT_PROXY_CHECK_URL: z.url({ protocol: /^https?$/ }).default('https://api.ipify.org'),
    SEAPORT_ALLOW_PRIVATE_PROXIES: flag,
    SEAPORT_FILE_QUOTA_MB: z.coerce.number().int().min(1).max(10_000_000).default(1024),
    SEAPORT_S3_URL: z.url({ protocol: /^https?$/ }).optional(),
    SEAPORT_S3_REGION: z.string().min(1).default('us-east-1'),
    SEAPORT_S3_ACCESS_KEY_ID: z.string().min(1).optional(),
    SEAPORT_S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
    SEAPORT_PAY_WEBHOOK_SECRET: z.string().min(16).optional(),
    SEAPORT_OWNER_EMAIL: z.email().optional(),
    SEAPORT_OWNER_PASSWORD: z.string().min(8).optional(),
    SEAPORT_RATE_LIMIT: z.coerce.number().int().min(0).max(1_000_000).default(6000),
    SEAPORT_REQUEST_SECONDS: z.coerce.number().int().min(1).max(3600).default(120),
    SEAPORT_LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
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
  /** Null = SQLite in the data directory. */
  databaseUrl: string | null
  /** Folder of PostgreSQL's own programs, for backups; null = wherever they are found. */
  postgresBin: string | null
  /** Null = the one in the data directory. */
  secret: string | null
  demo: boolean
  /** Port of the simulated network on this machine; null = this installation has none. */
  sandboxPort: number | null
  /** X's id of the operator's own app, with which accounts sign in; null = X is not set up. */
  xClientId: string | null
  /** The address that clients use; null = whatever address a request came to. */
  publicUrl: string | null
  /** Addresses and networks of reverse proxies whose `x-forwarded-for` counts, besides this machine's own. */
  trustedProxies: string[]
  proxy: {
    /** Answers with the address that it sees: text, or JSON with a member `ip`. */
    checkUrl: string
    /** Proxies may stand in this machine's own network; for tests and demonstrations. */
    allowPrivate: boolean
  }
  /** Where files are kept that several machines share; null = in the data directory. */
  s3: Bucket | null
  /** Bytes of files that one tenant may keep. */
  fileQuota: number
  pay: {
    /** What the gateway signs its callbacks with; null = none are taken. */
    webhookSecret: string | null
  }
  owner: { email: string | null; password: string | null }
  /** Calls a minute that one session may make; 0 = as many as it likes. */
  rateLimit: number
  /** How long a request may take to arrive in whole, in seconds. */
  requestSeconds: number
  logLevel: string
}

/**
 * Reads the settings from environment variables (docs/operations.md, "Settings").
 * @throws Error whose message names every variable that is wrong, without its value
 */
export function readEnv(variables: NodeJS.ProcessEnv): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = Variables.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`Seaport cannot start, these environment variables are wrong:\n${lines.join('\n')}`)
  }
  const env = parsed.data
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.SEAPORT_DATA_DIR),
    databaseUrl: env.SEAPORT_DATABASE_URL ?? null,
    postgresBin: env.SEAPORT_POSTGRES_BIN ?? null,
    secret: env.SEAPORT_SECRET ?? null,
    demo: env.SEAPORT_DEMO,
    sandboxPort: env.SEAPORT_SANDBOX_PORT ?? (env.SEAPORT_DEMO ? 8788 : null),
    xClientId: env.SEAPORT_X_CLIENT_ID ?? null,
    publicUrl: env.SEAPORT_PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    trustedProxies: env.SEAPORT_TRUSTED_PROXIES,
    proxy: { checkUrl: env.SEAPORT_PROXY_CHECK_URL, allowPrivate: env.SEAPORT_ALLOW_PRIVATE_PROXIES },
    s3: bucketOf(env),
    fileQuota: env.SEAPORT_FILE_QUOTA_MB * 1024 * 1024,
    pay: { webhookSecret: env.SEAPORT_PAY_WEBHOOK_SECRET ?? null },
    owner: { email: env.SEAPORT_OWNER_EMAIL ?? null, password: env.SEAPORT_OWNER_PASSWORD ?? null },
    rateLimit: env.SEAPORT_RATE_LIMIT,
    requestSeconds: env.SEAPORT_REQUEST_SECONDS,
    logLevel: env.SEAPORT_LOG_LEVEL,
  }
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
