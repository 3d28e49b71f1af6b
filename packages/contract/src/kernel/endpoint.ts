import { z } from 'zod'
import type { ApiScope } from './api-scope.ts'
import type { PermissionKey } from './permission.ts'

/** Who may call: anybody, a user of the console, a seat of the desktop client. */
export type Caller = 'public' | 'user' | 'seat'

/** What a login with the right password still waits for: the second factor, or that one is set up where it is required. */
export const LoginStep = z.enum(['second_factor', 'second_factor_setup'])
export type LoginStep = z.infer<typeof LoginStep>

/** An endpoint as data: the server validates with it, clients infer from it, OpenAPI is made from it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** Path below `/api/v1`, with `:id` for parts that vary. */
  readonly path: `/${string}`
  /** One English line for the API's page. */
  readonly summary: string
  readonly callers: readonly [Caller, ...Caller[]]
  /** Key that a user must hold; seats need none. */
  readonly permission?: PermissionKey
  /** What a personal token needs to call it for its user; without one, no token may. */
  readonly scope?: ApiScope
  /** Needs a step-up: the user has confirmed its identity in this session within the last minutes, which a stolen session can't do. */
  readonly stepUp?: true
  /** Steps of an unfinished login during which it may be called already; no other endpoint may. */
  readonly duringLogin?: readonly LoginStep[]
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** `data` of the envelope on success. */
  readonly data: z.ZodType
  /** Takes an `idempotency-key` header: a repeat returns the first answer. Calls that move money, ports or tasks. */
  readonly idempotent?: true
  /** The handler is also given the body's bytes as they came, for a signature over them. */
  readonly rawBody?: true
  /** Largest body in bytes; unless told 256 KiB, and 16 KiB where anybody may call. */
  readonly bodyLimit?: number
  /** Takes a form instead of JSON: the part `body` first (JSON, read by `body`), then the part `file`, of at most so many bytes. */
  readonly upload?: { readonly maxBytes: number }
  /** Answers with a file instead of an envelope; refusals are envelopes all the same. `data` is `FileData`. */
  readonly download?: true
}

/** A file that goes over the wire; browsers' and Node's `Blob` and `File` are such. */
export interface FileBody {
  readonly size: number
  readonly type: string
  arrayBuffer(): Promise<ArrayBuffer>
}

/** `data` of a download. */
export const FileData = z.custom<FileBody>()

/** Declares an endpoint, keeping its exact types. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<const E extends Endpoint>(spec: E): E {
  return spec
}

type Part<E, K extends string, Side extends 'in' | 'out'> = E extends {
  readonly [P in K]: infer S extends z.ZodType
}
  ? { [P in K]: Side extends 'in' ? z.input<S> : z.output<S> }
  : unknown

/** What a client passes in: `params`, `query` and `body`, as far as the endpoint has them. */
export type InputOf<E extends Endpoint> = Simplify<
  Part<E, 'params', 'in'> & QueryPart<E> & Part<E, 'body', 'in'> & FilePart<E>
>
/** What a handler receives, parsed. */
export type ParsedOf<E extends Endpoint> = Simplify<
  Part<E, 'params', 'out'> & Part<E, 'query', 'out'> & Part<E, 'body', 'out'>
>
/** What a handler returns, as the client will see it. */
export type DataOf<E extends Endpoint> = z.output<E['data']>

/** The query as a whole is optional if all its fields are. */
type QueryPart<E> = E extends { readonly query: infer S extends z.ZodType }
  ? Record<never, never> extends z.input<S>
    ? { query?: z.input<S> }
    : { query: z.input<S> }
  : unknown

/** An upload takes its file beside the rest. */
type FilePart<E> = E extends { readonly upload: object } ? { file: FileBody } : unknown

type Simplify<T> = { [K in keyof T]: T[K] }
