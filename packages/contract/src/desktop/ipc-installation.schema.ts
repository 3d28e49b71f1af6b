import { z } from 'zod'
import { Count, EmptyData, Instant, PastedText } from '../kernel/primitives.schema.ts'
import { ReleaseManifest } from '../platform/release.schema.ts'

const NoArguments = z.strictObject({})

/** State of this client relative to the newest release offered to it. */
export const UpdateState = z.object({
  /** off: this client was not built to update itself. ready: downloaded, and installed at the next restart. */
  phase: z.enum(['off', 'idle', 'checking', 'downloading', 'ready', 'failed']),
  /** The upcoming release; null = none. */
  version: z.string().nullable(),
  /** Progress of the download; null = nothing is downloaded. */
  percent: Count.nullable(),
  /** Release notes, by language. */
  notes: ReleaseManifest.shape.notes.nullable(),
  /** This client is below the minimum version: it takes no new tasks. */
  required: z.boolean(),
  /** Tasks that run here: a restart waits for them. */
  busy: z.boolean(),
  /** When this client restarts by itself; null = it does not. */
  restart_at: Instant.nullable(),
  checked_at: Instant.nullable(),
  /**
   * Why the last check or download failed. unreachable is shown only in the settings; refused: the file does not match the release; not_installed: the
   * system could not put it in this program's place.
   */
  fault: z.enum(['unreachable', 'refused', 'not_installed']).nullable(),
})
export type UpdateState = z.infer<typeof UpdateState>

/** A proxy between this computer and the server that requires a login. */
export const WantedProxyLogin = z.object({
  /** `host:port`. */
  proxy: z.string(),
  /** The person is being asked for the login; false = they declined. */
  asking: z.boolean(),
  /** The proxy no longer accepts the login that it accepted before. */
  refused: z.boolean(),
})
export type WantedProxyLogin = z.infer<typeof WantedProxyLogin>

/** Calls about this installation itself: its server, its connection and its updates. */
export const installationCalls = {
  /** Checks an address and makes it this client's server; a seat logged in at another server is logged out. */
  'server.choose': { args: z.strictObject({ url: PastedText.min(1).max(300) }), result: EmptyData },
  'proxyLogin.state': { args: NoArguments, result: WantedProxyLogin.nullable() },
  /** Tries the login with the proxy first; a rejected login is refused. */
  'proxyLogin.give': {
    args: z.strictObject({
      username: PastedText.min(1).max(256),
      password: z.string().min(1).max(256),
      /** Stores it on this computer, encrypted. */
      remember: z.boolean(),
    }),
    result: EmptyData,
  },
  'proxyLogin.ask': { args: NoArguments, result: EmptyData },
  'proxyLogin.dismiss': { args: NoArguments, result: EmptyData },
  'update.state': { args: NoArguments, result: UpdateState },
  'update.check': { args: NoArguments, result: UpdateState },
  /** Restarts into the new version; refused while tasks run. */
  'update.install': { args: NoArguments, result: EmptyData },
} as const

export const installationEvents = {
  'proxyLogin.state': WantedProxyLogin.nullable(),
  'update.state': UpdateState,
} as const
