import type { OauthClient } from './oauth/clients.ts'

/** Requests that one person's token may make per window in milliseconds. */
export interface Limit {
  max: number
  windowMs: number
}

/** Options of the network, for tests and demos. */
export interface SandboxOptions {
  /** 0 takes any free port. Default 0. */
  port?: number
  /** Default 127.0.0.1. */
  host?: string
  /** Default `seaside`. */
  seed?: string
  /** Default 3000. */
  people?: number
  /** Commenters of the busy demo post; default 0: no such post. */
  busyPostCommenters?: number
  /** The network's clock; default the machine's. */
  now?: () => number
  /** OAuth clients; default one public client, `demo-client`. */
  clients?: OauthClient[]
  /** Limits by endpoint (`GET /2/tweets/search/recent`) instead of the published ones. */
  limits?: Record<string, Limit>
  /** Lifetime of an access token, default 7200 s. */
  accessTokenSeconds?: number
  /** The token endpoint's error code for a dead code or refresh token; default the standard's, X has been seen to use the other. */
  deadGrantError?: 'invalid_grant' | 'invalid_request'
  /** Minimum duration of every API answer, default 0 ms: real networks are far away. */
  latencyMs?: number
  /** Maximum rows per page, since X may return fewer than requested; default: as many as requested. */
  pageRows?: number
  /** Accepted vocabularies of X's API; the first applies to queries that use neither. Default both, the older first. */
  vocabularies?: ('tweet' | 'post')[]
  /** False leaves out `/_control`. Default true. */
  control?: boolean
}
