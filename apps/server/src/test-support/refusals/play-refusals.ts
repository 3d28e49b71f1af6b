import { schemasOf } from '@seaport/contract/api.schema'
import type { Endpoint } from '@seaport/contract/kernel/endpoint'
import { z } from 'zod'
import { type EffectsStage, freshHome } from '../effects/effects-stage.ts'
import { changes, leaves, listen, locked, PASSED_S, tidings } from '../effects/play.ts'
import type { Rows } from '../effects/rows.ts'
import type { Credentials } from '../test-server.ts'
import { nameOf, type Visit } from '../tour/stop.ts'
import { type Visited, visit } from '../tour/visit.ts'
import { callerOf, onTour, type Refusals } from './refusal-scene.ts'

/** Answers of this many values and no more are told; effects/*.txt has the others. */
const SHORT_ANSWER = 6

/**
 * Calls what is refused of an endpoint, each on the stage of the tour's call.
 * @param ids the last id that was made, which begins anew with each call
 * @returns each refusal in one line, and below it what it changed nevertheless
 */
export async function playRefusals(
  stage: EffectsStage,
  { endpoint, twists }: Refusals,
  ids: { last: number },
): Promise<string[]> {
  const { database, server } = stage
  database.restore()
  const home = freshHome(stage)
  const given = await onTour(home, endpoint)
  database.keep('given')
  const { env } = server.installation
  const [id, began, setUp] = [ids.last, server.clock.now(), { ...env }]
  const lines = [`== ${nameOf(endpoint)}`]
  for (const [about, twist] of Object.entries(twists)) {
    database.restore('given')
    ids.last = id
    const fresh = { ...home, counts: new Map(home.counts) }
    try {
      const input = { ...given, ...(await twist(fresh, given)) }
      lines.push(
        ...(await playRefusal(stage, { endpoint, about, input, as: input.as ?? callerOf(endpoint, home) })),
      )
    } catch (cause) {
      throw new Error(`${nameOf(endpoint)}: ${about}`, { cause })
    } finally {
      server.clock.advance((began - server.clock.now()) / 1000)
      Object.assign(env, setUp)
    }
  }
  return lines
}

async function playRefusal(
  stage: EffectsStage,
  { endpoint, about, input, as }: { endpoint: Endpoint; about: string; input: Visit; as: Credentials },
): Promise<string[]> {
  const { database, server } = stage
  const symbols = stage.symbols.forOneCall()
  const before = withoutProofs(database.read())
  symbols.nameRows(before, '#')
  server.clock.advance(PASSED_S)
  const { result, locks, events } = await listen(stage, () => visit(server, endpoint, input, as))
  const after = withoutProofs(database.read())
  symbols.nameRows(after, '#')
  const changed = changes(before, after, symbols).filter((line) => !/^~ seat@\d+\.last_seen_at /.test(line))
  const isRefused = result.status !== 200 || (result.envelope?.code ?? 200) !== 200
  const facts = [
    ...(isRefused ? fieldsIn(result) : shortAnswer(leaves(result.envelope?.data, '', symbols))),
    ...locked(locks, symbols),
    // What an act adds, column by column, is in effects/*.txt.
    ...changed.filter((line) => isRefused || !line.startsWith(' ')),
    ...tidings(events, symbols),
  ]
  if (isRefused) onlyOwnFields(endpoint, result)
  const refusal = isRefused ? symbols.text(refusalIn(result)) : 'allowed'
  return [`${about}: ${refusal}`, ...facts.map((line) => `    ${symbols.text(line)}`)]
}

interface Refused {
  code?: number
  reason?: string
  msg?: string
  detail?: readonly { loc: readonly string[]; msg: string }[]
}

function refusalIn({ status, envelope, type }: Visited): string {
  const { code, reason, msg } = (envelope ?? {}) as Refused
  return reason === undefined ? `${status} ${type}` : `${status} ${code} ${reason} “${msg}”`
}

/** The fields that a form shows it at, with what they say where that differs. */
function fieldsIn({ envelope }: Visited): string[] {
  const { msg, detail = [] } = (envelope ?? {}) as Refused
  return detail.map(({ loc, msg: own }) => `at ${loc.join('.')}${own === msg ? '' : ` “${own}”`}`)
}

/** @throws Error for a field that no call of the endpoint has: a form could not show it */
function onlyOwnFields(endpoint: Endpoint, { envelope }: Visited): void {
  const { body } = schemasOf(endpoint)
  if (!body) return
  const known = JSON.stringify(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }))
  for (const { loc } of ((envelope ?? {}) as Refused).detail ?? []) {
    const [part, field] = loc
    if (part === 'body' && field !== undefined && !known.includes(`"${field}":`))
      throw new Error(`No call has the field ${loc.join('.')}`)
  }
}

const shortAnswer = (lines: readonly string[]) => (lines.length > SHORT_ANSWER ? [] : lines)

/** Every call of a desktop keeps its proof. */
function withoutProofs(rows: Rows): Rows {
  return new Map([...rows].filter(([table]) => table !== 'used_proof'))
}
