import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { Locale } from '@seaport/contract/kernel/locale.schema'
import type { exportTasks as exportAll, exportTaskTargets } from '@seaport/contract/work/task'
import { taskKinds } from '@seaport/contract/work/task-kind'
import { translateSheet, translateTask } from '@seaport/i18n/server'
import type { Db } from '../../../db/schema.ts'
import type { FileResponse } from '../../../kernel/http/file-response.ts'
import {
  columnsOf,
  EXPORT_CHUNK,
  type ExportAsker,
  type ExportColumn,
  exportAnswer,
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

/** @returns a task's targets, or those with one outcome, as a file */
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
  const { column, moment } = columnsOf<ShownTask>(timeZone)
  return [
    column(say('number'), 8, ({ number }) => number),
    column(say('name'), 40, ({ name }) => name),
    column(say('family'), 16, ({ kind }) => say(`family.${taskKinds[kind].family}`)),
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
    moment(say('created'), (row) => row.created_at),
    moment(say('startTime'), (row) => row.scheduled_at),
    moment(say('started'), (row) => row.started_at),
    moment(say('ended'), (row) => row.ended_at),
    column(translateSheet(locale, 'task_id'), 38, ({ id }) => id),
  ]
}

function targetColumns(locale: Locale, timeZone: string): ExportColumn<TargetRow>[] {
  const say = (key: Parameters<typeof translateTask>[1]) => translateTask(locale, key)
  const { column, moment } = columnsOf<TargetRow>(timeZone)
  return [
    column(say('number'), 8, ({ position }) => position + 1),
    column(say('targetName'), 50, ({ target }) => target),
    column(say('outcome'), 14, ({ outcome }) => say(`outcome.${outcome}`)),
    column(say('targetReason'), 28, ({ reason }) => reason && say(`reason.${reason}`)),
    column(say('collected'), 12, ({ collected }) => collected),
    moment(translateSheet(locale, 'settled_at'), ({ settled_at }) => settled_at),
  ]
}
