import type { z } from 'zod'
import type { ApiScope } from './api-scope.schema.ts'
import type { PermissionKey } from './permission.ts'

/** Who may call: anyone, a user of the console, a seat of the desktop client. */
export type Caller = 'public' | 'user' | 'seat'

/** A publisher of releases, with a token; a payment gateway, with a signature. */
export type Machine = 'publisher' | 'gateway'

/** What a login with the right password still waits for: the second factor, or setting one up where it is required. */
export const loginSteps = ['second_factor', 'second_factor_setup'] as const
export type LoginStep = (typeof loginSteps)[number]

/** Schemas of what an endpoint takes and answers. The server and forms validate with them; other code knows their types only. */
export interface EndpointSchemas {
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** `data` of the envelope on success. */
  readonly data: z.ZodType
}

declare const schemas: unique symbol

/** Carries the types of an endpoint's schemas; no value has this member. */
interface Typed<Schemas> {
  readonly [schemas]?: Schemas
}

/** An endpoint as data. Its schemas are in `<module>.schema.ts` under the same name: a client calls it without loading zod. */
export interface Endpoint extends Typed<EndpointSchemas> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** Path below `/api/v1`, with `:id` for parts that vary. */
  readonly path: `/${string}`
  /** One English line for the API's page. */
  readonly summary: string
  readonly callers: readonly [Caller, ...Caller[]]
  /** How a machine proves itself where the caller is `public`: by headers that the handler checks. */
  readonly machine?: Machine
  /** Key that a user must hold; seats need none. */
  readonly permission?: PermissionKey
  /** Scope that a personal token needs; without one, no token may call it. */
  readonly scope?: ApiScope
  /** Needs a step-up: the user has confirmed its identity in this session within the last minutes. */
  readonly stepUp?: true
  /** Personal to the user: refused to an administrator who is logged in as the user, like everything that needs a step-up. */
  readonly personal?: true
  /** Steps of an unfinished login during which it may be called already; no other endpoint may. */
  readonly duringLogin?: readonly LoginStep[]
  /** Takes an `idempotency-key` header: a repeat returns the first answer. Calls that move money, ports or tasks. */
  readonly idempotent?: true
  /** The handler also gets the raw body, to verify a signature over it. */
  readonly rawBody?: true
  /** Largest body in bytes; 256 KiB by default, 16 KiB where anybody may call. */
  readonly bodyLimit?: number
  /** Takes a form instead of JSON: the part `body` (JSON) and the part `file`, of at most so many bytes. */
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

/**
 * Declares an endpoint: `endpoint<typeof schema.createSeat>()({ … })`. Two calls, because TypeScript infers either all type arguments of a call or
 * none, and the exact type of the second one's argument is needed: its method, callers and permission.
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

/** What a client passes in: `params`, `query`, `body` and `file`, as far as the endpoint has them. */
export type InputOf<E extends Endpoint> = Simplify<
  Part<SchemasOf<E>, 'params', 'in'> &
    QueryPart<SchemasOf<E>> &
    Part<SchemasOf<E>, 'body', 'in'> &
    FilePart<E>
>
/** What a handler receives, parsed. */
export type ParsedOf<E extends Endpoint> = Simplify<
  Part<SchemasOf<E>, 'params', 'out'> & Part<SchemasOf<E>, 'query', 'out'> & Part<SchemasOf<E>, 'body', 'out'>
>
/** What a handler returns, as the client will see it. */
export type DataOf<E extends Endpoint> = z.output<SchemasOf<E>['data']>

/** The query as a whole is optional if all its fields are. */
type QueryPart<Schemas> = Schemas extends { readonly query: infer S extends z.ZodType }
  ? Record<never, never> extends z.input<S>
    ? { query?: z.input<S> }
    : { query: z.input<S> }
  : unknown

/** An upload takes its file beside the rest. */
type FilePart<E> = E extends { readonly upload: object } ? { file: FileBody } : unknown

type Simplify<T> = { [K in keyof T]: T[K] }
