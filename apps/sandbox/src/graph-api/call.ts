import type { Sandbox } from '../context.ts'
import { personAt } from '../world/people.ts'
import type { Person } from '../world/types.ts'
import { badParameter, permissionNeeded, tokenEnded, tokenUnknown, unknownNode } from './errors.ts'
import { type Field, parseFields } from './fields.ts'
import { instagramId, type Node, nodeOf, pageId, userId } from './ids.ts'
import type { GraphState } from './state.ts'
import type { GraphToken } from './tokens.ts'

/** One authorised request. */
export interface Call {
  sandbox: Sandbox
  state: GraphState
  token: GraphToken
  /** Owner of the token. */
  me: Person
  node: Node
  /** Query and body together, as Graph reads them. */
  input: Readonly<Record<string, unknown>>
  /** The token as sent: addresses of further pages carry it, as Graph's do. */
  tokenText: string
  /** Address of the request without its query: for addresses of further pages. */
  address: string
}

export type Input = Readonly<Record<string, unknown>>

/** The token of a request: it must be alive, and issued by the same host. */
export function admit(
  sandbox: Sandbox,
  state: GraphState,
  text: string | undefined,
  onInstagram: boolean,
): GraphToken {
  const token = text === undefined ? undefined : state.tokens.find(text)
  if (!token || (token.kind === 'instagram') !== onInstagram) throw tokenUnknown()
  if (token.ended !== undefined) throw tokenEnded(token.ended)
  if (token.expiresAt !== null && sandbox.world.now() >= token.expiresAt) throw tokenEnded(463)
  const { state: standing } = personAt(sandbox.world, token.person)
  if (standing === 'suspended' || standing === 'locked') throw tokenEnded(459)
  return token
}

const OWN = { user: userId, page: pageId, instagram: instagramId } as const

/** The node for an id of the path; `me` is the token's owner. */
export function resolve(sandbox: Sandbox, state: GraphState, token: GraphToken, id: string): Node {
  const me = personAt(sandbox.world, token.person)
  const node = nodeOf(sandbox.world, state.hashtags, id === 'me' ? OWN[token.kind](me) : id)
  if (!node) throw unknownNode(id)
  return node
}

/** Permissions by the names of Facebook login; Instagram login has none of those for Pages. */
export function need(call: Pick<Call, 'token'>, ...permissions: readonly string[]): void {
  const { kind, scopes } = call.token
  const wanted = kind === 'instagram' ? permissions.flatMap((one) => INSTAGRAM_LOGIN[one] ?? []) : permissions
  const missing = wanted.find((one) => !scopes.includes(one))
  if (missing) throw permissionNeeded(missing)
}

/** Instagram login's names for the permissions of Facebook login. */
const INSTAGRAM_LOGIN: Readonly<Record<string, string>> = {
  instagram_basic: 'instagram_business_basic',
  instagram_content_publish: 'instagram_business_content_publish',
  instagram_manage_comments: 'instagram_business_manage_comments',
  instagram_manage_messages: 'instagram_business_manage_messages',
}

export const text = (input: Input, name: string): string | undefined => {
  const value = input[name]
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined
}

export function required(input: Input, name: string): string {
  const value = text(input, name)
  if (!value) throw badParameter(`The parameter ${name} is required`)
  return value
}

/** An object sent as JSON, or as text in a form. */
export function objectOf(input: Input, name: string): Record<string, unknown> {
  const value = input[name]
  if (typeof value === 'object' && value !== null) return value as Record<string, unknown>
  try {
    const read = JSON.parse(String(value)) as unknown
    if (typeof read === 'object' && read !== null) return read as Record<string, unknown>
  } catch {}
  throw badParameter(`The parameter ${name} is required`)
}

export const fieldsIn = (input: Input): Field[] => parseFields(text(input, 'fields') ?? '')

const MOST_ROWS = 100

/** A page of rows, with Graph's cursors: the position of its first and last row. */
export function edgePage<T>(call: Call, rows: readonly T[], render: (row: T) => object, most = MOST_ROWS) {
  return pageOf(call, rows, render, { address: call.address, input: call.input, most })
}

/** A page of an edge. @param edge its address, and its limit and cursors, which field expansion gives an edge of its own */
export function pageOf<T>(
  call: Pick<Call, 'tokenText'>,
  rows: readonly T[],
  render: (row: T) => object,
  { address, input, most = MOST_ROWS }: { address: string; input: Input; most?: number },
) {
  const limit = Math.min(most, Number(text(input, 'limit') ?? 25))
  if (!Number.isInteger(limit) || limit < 1) throw badParameter('Param limit must be a positive integer')
  const after = positionOf(text(input, 'after'), 'after')
  const before = positionOf(text(input, 'before'), 'before')
  const start = after !== undefined ? after + 1 : before !== undefined ? Math.max(0, before - limit) : 0
  const shown = rows.slice(start, before === undefined ? start + limit : before)
  const last = start + shown.length - 1
  const cursors = { before: cursorOf(start), after: cursorOf(last) }
  const more = last + 1 < rows.length
  const next = new URL(address)
  for (const [name, value] of Object.entries(input))
    if (typeof value === 'string' && name !== 'before') next.searchParams.set(name, value)
  next.searchParams.set('access_token', call.tokenText)
  next.searchParams.set('limit', String(limit))
  next.searchParams.set('after', cursors.after)
  return {
    data: shown.map(render),
    ...(shown.length > 0 && { paging: { cursors, ...(more && { next: next.href }) } }),
  }
}

const cursorOf = (position: number) => Buffer.from(`QVFI${position}`).toString('base64url')

function positionOf(cursor: string | undefined, name: string): number | undefined {
  if (cursor === undefined || cursor === '') return undefined
  const [, position] = /^QVFI(\d+)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (position === undefined) throw badParameter(`Invalid cursors values: ${name}`)
  return Number(position)
}
