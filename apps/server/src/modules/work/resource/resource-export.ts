import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { Locale } from '@seaport/contract/kernel/locale.schema'
import type { exportResources } from '@seaport/contract/work/resource'
import { translateSheet } from '@seaport/i18n/server'
import { sql } from 'kysely'
import { readFrom } from '../../../db/page.ts'
import type { Db } from '../../../db/schema.ts'
import type { FileResponse } from '../../../kernel/http/file-response.ts'
import {
  columnsOf,
  EXPORT_CHUNK,
  type ExportAsker,
  type ExportColumn,
  exportAnswer,
} from '../../../kernel/spreadsheet/export.ts'
import { type LibraryFilter, resourceQuery, type ShownResource, shown } from './resource-query.ts'

/** @returns the library, filtered, as a file */
export function exportLibrary(
  db: Db,
  tenantId: string,
  { locale, now }: ExportAsker,
  { format, time_zone, batch_id, ...filter }: ParsedOf<typeof exportResources>['query'],
): FileResponse {
  return exportAnswer({
    name: translateSheet(locale, 'library'),
    format,
    timeZone: time_zone,
    now,
    columns: columnsIn(locale, time_zone),
    readAfter: (last) => readAfter(db, tenantId, { ...filter, batch_id }, now, last),
  })
}

/** Rows that existed at the start, oldest first. */
function readAfter(
  db: Db,
  tenantId: string,
  { batch_id, ...filter }: LibraryFilter & { batch_id?: string | undefined },
  now: number,
  last: ShownResource | undefined,
): Promise<ShownResource[]> {
  const existing = shown(resourceQuery(db, tenantId, filter), filter.task_id)
    .where('resource.first_seen_at', '<=', now)
    .$if(batch_id !== undefined, (all) => all.where(seenByBatch(tenantId, batch_id as string)))
  const from = last && { at: last.first_seen_at, id: last.key }
  return readFrom(existing, ['resource.first_seen_at', 'resource.key'], from, EXPORT_CHUNK)
}

/** Whether a task of a batch saw a resource. */
function seenByBatch(tenantId: string, batchId: string) {
  return sql<boolean>`exists (
    select 1 from sighting join task on task.id = sighting.task_id
    where sighting.resource_key = resource.key and task.tenant_id = ${tenantId} and task.batch_id = ${batchId}
  )`
}

function columnsIn(locale: Locale, timeZone: string): ExportColumn<ShownResource>[] {
  const said = new Map<string, string>()
  /** Translates each text once, not for every row. */
  const say = (key: Parameters<typeof translateSheet>[1]) => {
    const known = said.get(key) ?? translateSheet(locale, key)
    said.set(key, known)
    return known
  }
  const { column, moment } = columnsOf<ShownResource>(timeZone)
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
    moment(say('first_seen'), ({ first_seen_at }) => first_seen_at),
    moment(say('last_seen'), ({ seen_at }) => seen_at),
    column(say('tasks'), 8, ({ task_count }) => task_count),
    column(say('opted_out'), 12, ({ opted_out }) => say(opted_out === 1 ? 'yes' : 'no')),
    column(say('external_id'), 24, ({ external_id }) => external_id),
    column(say('resource_id'), 36, ({ key }) => key.toString('hex')),
  ]
}
