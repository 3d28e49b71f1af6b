import { schemasOf } from '@seaport/contract/api.schema'
import type { Endpoint } from '@seaport/contract/kernel/endpoint'
import { ResourceId } from '@seaport/contract/work/library-filter.schema'
import type { Credentials } from '../test-server.ts'
import { idPathsOf, valueAt, withValue } from '../tour/ids.ts'
import type { Stop, Visit } from '../tour/stop.ts'
import { type Visited, visit } from '../tour/visit.ts'
import type { EffectsStage } from './effects-stage.ts'

/** Ids that nobody has: made here, they would be counted among those of the stage. */
const NOBODYS = '01900000-0000-7000-8000-ffffffffffff'
const NO_RESOURCE = 'f'.repeat(32)
/** Tables whose deleted rows are kept. Of the users, only administrators can be deleted. */
const MARKED = ['account', 'seat', 'task'] as const
const markedFor = ({ path }: Endpoint) =>
  path.startsWith('/admin/system-user') ? (['user'] as const) : MARKED

/**
 * Calls with one id after the other replaced by one that nobody has, and with its row marked as deleted. The stage is as before after each call.
 * @returns the answers, one a line
 */
export async function playMissing(
  stage: EffectsStage,
  { endpoint }: Stop,
  input: Visit,
  as: Credentials,
): Promise<string[]> {
  const { database, server } = stage
  const { db } = server.installation.database
  const lines: string[] = []
  const say = async (what: string, call: Visit) => {
    lines.push(`${what}: ${answerOf(await visit(server, endpoint, call, as))}`)
    database.restore('given')
  }
  const places = idPathsOf(endpoint, { ...input, query: {} }).filter(
    // A claim is remembered by the server beside the database, and would change the next one.
    (at) => at.join('.') !== 'body.holding' && (at[0] === 'body' || takesText(endpoint, at[1] ?? '')),
  )
  if (places.length > 0) database.keep('given')
  for (const at of places) {
    const ids = [valueAt(input, at) ?? []].flat().map(String)
    const [id] = ids
    if (id === undefined) continue
    const nobodys = ResourceId.safeParse(id).success ? NO_RESOURCE : NOBODYS
    await say(`${at.join('.')} of nobody`, withValue(input, at, nobodys))
    for (const table of markedFor(endpoint)) {
      const marked = await db
        .updateTable(table)
        .set({ deleted_at: server.clock.now() })
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      if (marked.numUpdatedRows > 0n) await say(`${at.join('.')} of what is deleted`, input)
    }
  }
  return lines
}

/** Whether a parameter of the path takes more than a few words. */
function takesText(endpoint: Endpoint, name: string): boolean {
  return schemasOf(endpoint).params?.shape[name]?.safeParse(NOBODYS).success === true
}

function answerOf({ status, envelope, type }: Visited): string {
  return `${status} ${envelope?.reason ?? (envelope ? '' : type)}`.trimEnd()
}
