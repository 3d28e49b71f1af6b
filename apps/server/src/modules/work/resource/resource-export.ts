import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { Locale } from '@seaport/contract/kernel/primitives'
import type { exportResources } from '@seaport/contract/work/resource'
import { translateSheet } from '@seaport/i18n/server'
import type { Db } from '../../../db/schema.ts'
import { attachment, FileResponse } from '../../../kernel/http/file-response.ts'
import type { CellValue } from '../../../kernel/spreadsheet/draft.ts'
import { sheetTypes, writeSpreadsheet } from '../../../kernel/spreadsheet/write.ts'
import { type LibraryFilter, resourceQuery, type ShownResource, shown } from './resource-query.ts'

/** Rows that are read at once: what is in memory of an export of any length. */
const CHUNK = 500

/** Who asks for an export, and when. */
interface ExportScope {
  tenantId: string
  locale: Locale
  /** Milliseconds since 1970. */
  now: number
}

/** @returns the library, or what the filters leave of it, as a file that is written while it is sent */
export function exportAnswer(
  db: Db,
  { tenantId, locale, now }: ExportScope,
  { format, time_zone, ...filter }: ParsedOf<typeof exportResources>['query'],
): FileResponse {
  const name = translateSheet(locale, 'library')
  const columns = columnsIn(locale, time_zone)
  const draft = {
    name,
    columns: columns.map(({ title, width }) => ({ title, width })),
    rows: rowsOf(db, tenantId, filter, now, (row) => columns.map(({ cell }) => cell(row))),
  }
  const [date = ''] = clockIn(time_zone)(now).split(' ')
  return new FileResponse(writeSpreadsheet(format, draft), sheetTypes[format], {
    headers: { 'content-disposition': attachment(`${name} ${date}.${format}`) },
  })
}

/**
 * Exports what existed at the start, in a stable order and in chunks: no connection or cursor stays open between chunks, however slow the download.
 */
async function* rowsOf(
  db: Db,
  tenantId: string,
  filter: LibraryFilter,
  now: number,
  toCells: (row: ShownResource) => CellValue[],
): AsyncGenerator<CellValue[]> {
  const all = shown(resourceQuery(db, tenantId, filter), filter.task_id)
    .where('resource.first_seen_at', '<=', now)
    .orderBy('resource.first_seen_at')
    .orderBy('resource.key')
    .limit(CHUNK)
  let last: ShownResource | undefined
  do {
    const { first_seen_at, key } = last ?? { first_seen_at: -1, key: Buffer.alloc(0) }
    const rows = await all
      .where((eb) =>
        eb(eb.refTuple('resource.first_seen_at', 'resource.key'), '>', eb.tuple(first_seen_at, key)),
      )
      .execute()
    for (const row of rows) yield toCells(row)
    last = rows.length === CHUNK ? rows.at(-1) : undefined
  } while (last)
}

interface Column {
  title: string
  /** In characters. */
  width: number
  cell(row: ShownResource): CellValue
}

function columnsIn(locale: Locale, timeZone: string): Column[] {
  const said = new Map<string, string>()
  /** Each word is looked up once, not for every row. */
  const say = (key: Parameters<typeof translateSheet>[1]) => {
    const known = said.get(key) ?? translateSheet(locale, key)
    said.set(key, known)
    return known
  }
  const clock = clockIn(timeZone)
  const column = (title: string, width: number, cell: Column['cell']): Column => ({ title, width, cell })
  return [
    column(say('name'), 24, ({ name }) => name),
    column(say('handle'), 20, ({ handle }) => handle),
    column(say('type'), 14, ({ kind }) => say(`resource_${kind}`)),
    column(say('network'), 14, ({ network }) => say(`network_${network}`)),
    column(say('url'), 40, ({ url }) => url),
    column(say('content'), 60, ({ content }) => content),
    column(say('followers'), 12, ({ followers }) => followers),
    column(say('location'), 20, ({ location }) => location),
    column(say('group'), 20, ({ group_name }) => group_name),
    column(say('source'), 40, ({ source }) => source),
    column(say('note'), 40, ({ note }) => note),
    column(say('by_hand'), 12, ({ by_hand }) => say(by_hand === 1 ? 'yes' : 'no')),
    column(`${say('first_seen')} (${timeZone})`, 24, ({ first_seen_at }) => clock(first_seen_at)),
    column(`${say('last_seen')} (${timeZone})`, 24, ({ seen_at }) => clock(seen_at)),
    column(say('tasks'), 8, ({ task_count }) => task_count),
    column(say('opted_out'), 12, ({ opted_out }) => say(opted_out === 1 ? 'yes' : 'no')),
    column(say('external_id'), 24, ({ external_id }) => external_id),
    column(say('resource_id'), 36, ({ key }) => key.toString('hex')),
  ]
}

/** @returns writes moments as `2026-03-02 08:00:00` in a zone: what every spreadsheet program takes for a date */
function clockIn(timeZone: string): (moment: number) => string {
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return (moment) => parts.format(moment)
}
