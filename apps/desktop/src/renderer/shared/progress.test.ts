import { RunnerState, RunnerTask } from '@seaport/contract/desktop/ipc.schema'
import { sampleOf } from '@seaport/contract/test-support/sample.schema'
import { Task } from '@seaport/contract/work/task.schema'
import { expect, test } from 'vitest'
import { DesktopFailure, hasReason } from './failure.ts'
import { mergeRunnerState, taskFromRunner } from './progress.ts'

const known = {
  parked_until: '2026-03-20T08:00:00.000Z',
  park_reason: null,
  manual: null,
  collection: null,
}
const [own, other] = [0, 1].map((row) => ({ ...sampleOf(RunnerTask, row), ...known, id: `t${row}` }))
const runner: RunnerState = {
  ...sampleOf(RunnerState),
  tasks: [
    { ...other, actual_count: 91, pages: 92, target_count: 93 },
    { ...own, actual_count: 31, pages: 32, target_count: 33 },
  ] as RunnerState['tasks'],
}
const task: Task = {
  ...sampleOf(Task),
  id: 't0',
  status: 'running',
  actual_count: 11,
  pages: 12,
  parked_until: null,
}

test('a running task shows what the runner has done since the server knew of it, never less', () => {
  const { actual_count, pages, parked_until, ...rest } = mergeRunnerState(task, runner)
  expect([actual_count, pages, parked_until]).toEqual([31, 32, known.parked_until])
  expect(rest).toMatchObject({ id: 't0', name: task.name, park_reason: null })
  expect(mergeRunnerState({ ...task, actual_count: 41 }, runner)).toMatchObject({
    actual_count: 41,
    pages: 32,
  })
  expect(mergeRunnerState({ ...task, pages: 42 }, runner)).toMatchObject({ actual_count: 31, pages: 42 })
})

test.each([
  ['without a runner', task, undefined],
  ['of which the runner knows nothing', { ...task, id: 't7' }, runner],
  ['that does not run', { ...task, status: 'pending' } as Task, runner],
])('a task %s stays as the server says', (_, one, state) => {
  expect(mergeRunnerState(one, state)).toBe(one)
})

test('the runner knows enough of a task to show it without a server', () => {
  expect(taskFromRunner('t0', 'Trà', runner)).toEqual({
    id: 't0',
    name: 'Trà',
    actual_count: 31,
    target_count: 33,
    pages: 32,
    parked_until: known.parked_until,
    park_reason: null,
    status: 'running',
    executor: 'api',
    end_reason: null,
    scheduled_at: null,
    late_minutes: 0,
  })
  const { manual, collection } = RunnerTask.shape
  for (const byHand of [
    { manual: sampleOf(manual.unwrap()) },
    { collection: sampleOf(collection.unwrap()) },
  ]) {
    const tasks = runner.tasks.map((one) => ({ ...one, ...byHand }))
    expect(taskFromRunner('t0', 'Trà', { ...runner, tasks })?.executor).toBe('assisted')
  }
  expect(taskFromRunner('t7', 'Trà', runner)).toBeUndefined()
  expect(taskFromRunner('t0', 'Trà', undefined)).toBeUndefined()
})

test.each([
  [{ code: 0, reason: 'unreachable', message: 'Không' }, 'ApiUnreachable', 'Không', undefined],
  [
    { code: 400, reason: 'seat_disabled', message: 'Không', requestId: 'q1' },
    'DesktopFailure',
    'Không',
    undefined,
  ],
  [{ code: 500, reason: 'fault', message: 'SQL', requestId: 'q1' }, 'DesktopFailure', '', 'q1'],
  [{ code: 500, reason: 'busy', message: 'Không', requestId: 'q1' }, 'DesktopFailure', 'Không', 'q1'],
  [{ code: 400, reason: 'fault', message: 'Không', requestId: 'q1' }, 'DesktopFailure', 'Không', undefined],
])('a failed call %o is told as the kit reads it', (error, name, msg, request_id) => {
  const failure = new DesktopFailure({ ...error, detail: { field: 'name' } } as never)
  expect(failure).toMatchObject({ name, code: error.code, reason: error.reason, message: error.message })
  expect(failure.refusal).toEqual({ msg, reason: error.reason, request_id, detail: { field: 'name' } })
  expect([
    hasReason(failure, error.reason),
    hasReason(failure, 'x'),
    hasReason(new Error(error.reason), error.reason),
  ]).toEqual([true, false, false])
})
