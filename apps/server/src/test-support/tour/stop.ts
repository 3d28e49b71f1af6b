import type { Endpoint } from '@seaport/contract/kernel/endpoint'
import type { Reason } from '@seaport/contract/kernel/reason'
import type { Credentials } from '../test-server.ts'
import type { Home } from './home.ts'

/** The input of a call, and its caller if that is not one of the fixture. The server itself validates it. */
export interface Visit {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  file?: Blob
  headers?: Record<string, string>
  as?: Credentials
}

interface Rules {
  /** Who besides the owner may use the rows of its path: everyone, or other seats of the tenant. */
  shared?: 'everybody' | 'seats'
  /** The refusal for a row of another seat of its tenant, if it is not `not_found`. */
  besides?: Reason
  /** The refusal that a permitted caller gets for a valid call. */
  refusal?: Reason
  /** Fields whose unknown ids are ignored instead of refused, such as `body.holding`. */
  tolerant?: readonly string[]
}

/** One endpoint of the tour. */
export interface Stop extends Rules {
  endpoint: Endpoint
  /** Makes what a call needs, in this home, and says what to call with so that it succeeds; with every field that takes an id. */
  prepare(home: Home): Promise<Visit>
}

/** Declares how an endpoint is called with success. */
export function stop(
  endpoint: Endpoint,
  prepare: (home: Home) => Promise<Visit> | Visit,
  rules: Rules = {},
): Stop {
  return { endpoint, prepare: async (home) => prepare(home), ...rules }
}

/** @returns how tests name an endpoint */
export function nameOf({ method, path }: Endpoint): string {
  return `${method} ${path}`
}
