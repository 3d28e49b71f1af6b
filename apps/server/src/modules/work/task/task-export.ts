import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { Locale } from '@seaport/contract/kernel/primitives'
import type { exportTasks as exportAll, exportTaskTargets } from '@seaport/contract/work/task'
import { translateSheet, translateTask } from '@seaport/i18n/server'
import type { Db } from '../../../db/schema.ts'
import type { FileResponse } from '../../../kernel/http/file-response.ts'
import {
  EXPORT_CHUNK,
  type ExportAsker,
  type ExportColumn,
  exportAnswer,
  momentIn,
} from '../../../kernel/spreadsheet/export.ts'
import { type ShownTask, type TaskScope, tasksAfter } from './task.repository.ts'
import { type TargetRow, targetsAfter } from './task-target.repository.ts'

/** @returns the tasks that the filters leave, as a file */
export function exportTasks(
  db: Db,
  scope: TaskScope,
  { locale, now }: ExportAsker,
  { format, time_zone, ...filter }: ParsedOf<typeof exportAll>['query'],
): FileResponse {
  return exportAnswer({
    name: translateSheet(locale, 'tasks'),
    format,
    timeZone: time_zone,
    now,
    columns: taskColumns(locale, time_zone),
    readAfter: (last) => tasksAfter(db, scope, { ...filter, number: last?.number ?? 0, limit: EXPORT_CHUNK }),
  })
}

/** @returns what a task works through, or those of one outcome, as a file */
export function exportTargets(
  db: Db,
  task: Pick<ShownTask, 'id' | 'number'>,
  { locale, now }: ExportAsker,
  { format, time_zone, outcome }: ParsedOf<typeof exportTaskTargets>['query'],
): FileResponse {
  return exportAnswer({
    name: `${translateTask(locale, 'targets')} ${task.number}`,
    format,
    timeZone: time_zone,
    now,
    columns: targetColumns(locale, time_zone),
    readAfter: (last) =>
      targetsAfter(db, task.id, { outcome, position: last?.position ?? -1, limit: EXPORT_CHUNK }),
  })
}

/** @returns the columns of a list of tasks that is exported */
export function taskColumns(locale: Locale, timeZone: string): ExportColumn<ShownTask>[] {
  const say = (key: Parameters<typeof translateTask>[1]) => translateTask(locale, key)
  const at = momentIn(timeZone)
  const column = (title: string, width: number, cell: ExportColumn<ShownTask>['cell']) => ({
    title,
    width,
    cell,
  })
  const moment = (key: Parameters<typeof say>[0], of: (row: ShownTask) => number | null) =>
    column(`${say(key)} (${timeZone})`, 24, (row) => at(of(row)))
  return [
    column(say('number'), 8, ({ number }) => number),
    column(say('name'), 40, ({ name }) => name),
    column(say('kind'), 24, ({ kind }) => say(`kind.${kind}`)),
    column(say('status'), 18, ({ status }) => say(`status.${status}`)),
    column(say('reason'), 28, ({ end_reason }) => end_reason && say(`reason.${end_reason}`)),
    column(say('collected'), 12, ({ actual_count }) => actual_count),
    column(translateSheet(locale, 'aim'), 12, ({ target_count }) => target_count),
    column(say('network'), 18, ({ network }) => translateSheet(locale, `network_${network}`)),
    column(say('account'), 24, ({ account_name }) => account_name),
    column(say('seat'), 20, ({ seat_name }) => seat_name),
    column(say('executor'), 16, ({ executor }) => say(`executor.${executor}`)),
    column(say('by'), 14, ({ created_by }) => say(`by.${created_by}`)),
    moment('created', (row) => row.created_at),
    moment('startTime', (row) => row.scheduled_at),
    moment('started', (row) => row.started_at),
    moment('ended', (row) => row.ended_at),
    column(translateSheet(locale, 'task_id'), 38, ({ id }) => id),
  ]
}

function targetColumns(locale: Locale, timeZone: string): ExportColumn<TargetRow>[] {
  const say = (key: Parameters<typeof translateTask>[1]) => translateTask(locale, key)
  const at = momentIn(timeZone)
  return [
    { title: say('number'), width: 8, cell: ({ position }) => position + 1 },
    { title: say('targetName'), width: 50, cell: ({ target }) => target },
    { title: say('outcome'), width: 14, cell: ({ outcome }) => say(`outcome.${outcome}`) },
    { title: say('targetReason'), width: 28, cell: ({ reason }) => reason && say(`reason.${reason}`) },
    { title: say('collected'), width: 12, cell: ({ collected }) => collected },
    {
      title: `${translateSheet(locale, 'settled_at')} (${timeZone})`,
      width: 24,
      cell: ({ settled_at }) => at(settled_at),
    },
  ]
}
