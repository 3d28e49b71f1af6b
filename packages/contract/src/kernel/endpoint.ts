import type { z } from 'zod'
import type { ApiScope } from './api-scope.schema.ts'
import type { PermissionKey } from './permission.ts'

/** Who may call: anyone, a user of the console, a seat of the desktop client. */
export type Caller = 'public' | 'user' | 'seat'

/** A publisher of releases, with a token; a payment gateway, with a signature. */
export type Machine = 'publisher' | 'gateway'

/** Step that a login with the right password still needs: the second factor, or its setup where it is required. */
export const loginSteps = ['second_factor', 'second_factor_setup'] as const
export type LoginStep = (typeof loginSteps)[number]

/** Schemas of an endpoint's input and answer. The server and forms validate with them; other code imports only their types. */
export interface EndpointSchemas {
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** `data` of the envelope on success. */
  readonly data: z.ZodType
}

declare const schemas: unique symbol

/** Carries the types of an endpoint's schemas; it has no value at run time. */
interface Typed<Schemas> {
  readonly [schemas]?: Schemas
}

/** An endpoint as data. Its schemas are in `<module>.schema.ts` under the same name: a client calls it without loading zod. */
export interface Endpoint extends Typed<EndpointSchemas> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** Path below `/api/v1`, with `:id` for parameters. */
  readonly path: `/${string}`
  /** One-line summary in English for the API reference. */
  readonly summary: string
  readonly callers: readonly [Caller, ...Caller[]]
  /** Authentication of machines where the caller is `public`: headers that the handler checks. */
  readonly machine?: Machine
  /** Permission key that a user must hold; seats need none. */
  readonly permission?: PermissionKey
  /** Scope that a personal token needs; without one, no token may call the endpoint. */
  readonly scope?: ApiScope
  /** Needs a step-up: the user confirmed its identity in this session a few minutes ago at most. */
  readonly stepUp?: true
  /** Personal to the user: refused to an administrator who is logged in as the user, as is every endpoint that needs a step-up. */
  readonly personal?: true
  /** Steps of an unfinished login at which the endpoint may already be called; all other endpoints are refused. */
  readonly duringLogin?: readonly LoginStep[]
  /** Takes an `idempotency-key` header: a repeat returns the first answer. For calls that change money, ports or tasks. */
  readonly idempotent?: true
  /** The handler also gets the raw body, to verify a signature over it. */
  readonly rawBody?: true
  /** Maximum body in bytes; 256 KiB by default, 16 KiB for the caller `public`. */
  readonly bodyLimit?: number
  /** Takes a multipart form instead of JSON: the part `body` (JSON) and the part `file`, with this maximum size in bytes. */
  readonly upload?: { readonly maxBytes: number }
  /** Answers with a file instead of an envelope; refusals are still envelopes. `data` is `FileData`. */
  readonly download?: true
}

/** A file in a request or answer; the `Blob` and `File` of browsers and Node fit. */
export interface FileBody {
  readonly size: number
  readonly type: string
  arrayBuffer(): Promise<ArrayBuffer>
}

/**
 * Declares an endpoint: `endpoint<typeof schema.createSeat>()({ … })`. Two calls, because TypeScript infers either all type arguments of a call or
 * none, and the second call has to infer the exact method, callers and permission.
 */
export function endpoint<Schemas extends EndpointSchemas>() {
  return <const Spec extends Endpoint>(spec: Spec) => spec as Spec & Typed<Schemas>
}

/** The schemas of an endpoint. */
export type SchemasOf<E extends Endpoint> = E extends Typed<infer Schemas> ? Schemas : never

type Part<Schemas, K extends string, Side extends 'in' | 'out'> = Schemas extends {
  readonly [P in K]: infer S extends z.ZodType
}
  ? { [P in K]: Side extends 'in' ? z.input<S> : z.output<S> }
  : unknown

/** Input of a client's call: `params`, `query`, `body` and `file`, as far as the endpoint has them. */
export type InputOf<E extends Endpoint> = Simplify<
  Part<SchemasOf<E>, 'params', 'in'> &
    QueryPart<SchemasOf<E>> &
    Part<SchemasOf<E>, 'body', 'in'> &
    FilePart<E>
>
/** Parsed input of a handler. */
export type ParsedOf<E extends Endpoint> = Simplify<
  Part<SchemasOf<E>, 'params', 'out'> & Part<SchemasOf<E>, 'query', 'out'> & Part<SchemasOf<E>, 'body', 'out'>
>
/** Return value of a handler, before it is sent. */
export type DataOf<E extends Endpoint> = z.output<SchemasOf<E>['data']>

/** The query is optional if all its fields are. */
type QueryPart<Schemas> = Schemas extends { readonly query: infer S extends z.ZodType }
  ? Record<never, never> extends z.input<S>
    ? { query?: z.input<S> }
    : { query: z.input<S> }
  : unknown

/** The file of an upload is passed beside the other input. */
type FilePart<E> = E extends { readonly upload: object } ? { file: FileBody } : unknown

type Simplify<T> = { [K in keyof T]: T[K] }
