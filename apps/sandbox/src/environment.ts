import { z } from 'zod'
import { DEMO_CLIENT } from './oauth/clients.ts'
import type { SandboxOptions } from './options.ts'

const Environment = z.object({
  SEAPORT_SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(8788),
  HOST: z.string().min(1).default('127.0.0.1'),
  SANDBOX_SEED: z.string().min(1).optional(),
  SANDBOX_PEOPLE: z.coerce.number().int().min(10).max(200_000).optional(),
  SANDBOX_BUSY_POST_COMMENTERS: z.coerce.number().int().min(0).max(200_000).optional(),
  SANDBOX_LATENCY_MS: z.coerce.number().int().min(0).max(60_000).optional(),
  SANDBOX_PAGE_ROWS: z.coerce.number().int().min(1).max(1000).optional(),
  SANDBOX_CLIENT_ID: z.string().min(1).default(DEMO_CLIENT.id),
  /** Comma-separated. */
  SANDBOX_REDIRECT_URIS: z.string().min(1).optional(),
})

/** Reads the process's environment. @throws an error that names the variable and its fault */
export function readOptions(environment: NodeJS.ProcessEnv): SandboxOptions {
  const read = Environment.safeParse(environment)
  if (!read.success) throw new Error(`The environment is not usable:\n${z.prettifyError(read.error)}`)
  const given = read.data
  const redirectUris =
    given.SANDBOX_REDIRECT_URIS?.split(',').map((uri) => uri.trim()) ?? DEMO_CLIENT.redirectUris
  return {
    port: given.SEAPORT_SANDBOX_PORT,
    host: given.HOST,
    clients: [{ id: given.SANDBOX_CLIENT_ID, name: DEMO_CLIENT.name, redirectUris }],
    ...(given.SANDBOX_SEED !== undefined && { seed: given.SANDBOX_SEED }),
    ...(given.SANDBOX_PEOPLE !== undefined && { people: given.SANDBOX_PEOPLE }),
    ...(given.SANDBOX_LATENCY_MS !== undefined && { latencyMs: given.SANDBOX_LATENCY_MS }),
    ...(given.SANDBOX_PAGE_ROWS !== undefined && { pageRows: given.SANDBOX_PAGE_ROWS }),
    ...(given.SANDBOX_BUSY_POST_COMMENTERS !== undefined && {
      busyPostCommenters: given.SANDBOX_BUSY_POST_COMMENTERS,
    }),
  }
}
