import type { GraphApp } from './graph-api/tokens.ts'
import type { OauthClient } from './oauth/clients.ts'

/** Requests that one person's token may make per window in milliseconds. */
export interface Limit {
  max: number
  windowMs: number
}

/** Everything about the network that a test or a demo may want otherwise. */
export interface SandboxOptions {
  /** 0 takes any free port. Default 0. */
  port?: number
  /** Default 127.0.0.1. */
  host?: string
  /** Default `seaside`. */
  seed?: string
  /** Default 3000. */
  people?: number
  /** Commenters of the busy demo post; default 0: the post is not there. */
  busyPostCommenters?: number
  /** The network's clock; default the machine's. */
  now?: () => number
  /** OAuth clients; default one public client, `demo-client`. */
  clients?: OauthClient[]
  /** Limits by endpoint (`GET /2/tweets/search/recent`) instead of the published ones. */
  limits?: Record<string, Limit>
  /** Lifetime of an access token, default 7200 s. */
  accessTokenSeconds?: number
  /** Lifetime of an authorisation code, default 30 s. */
  codeSeconds?: number
  /** How the token endpoint names a dead code or refresh token; the standard's word by default, X has been seen to use the other. */
  deadGrantError?: 'invalid_grant' | 'invalid_request'
  /** Start of problem type addresses: both are in use on the real network. Default `https://api.x.com`. */
  problemHost?: string
  /** How long every answer of an API takes at least, default 0 ms: real networks are far away. */
  latencyMs?: number
  /** Maximum rows per page, since X may return fewer than requested; default: as many as requested. */
  pageRows?: number
  /** How long a new post stays out of recent search, default 0 ms. */
  searchDelayMs?: number
  /** The app at Facebook and Instagram login, with its secret; default a demo app. */
  graphApp?: GraphApp
  /** Words of X's API that are spoken, those for questions without any first. Default both, the older first. */
  vocabularies?: ('tweet' | 'post')[]
  /** False leaves out `/_control`. Default true. */
  control?: boolean
}
