import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ParkReason, type TaskState } from './task-state.schema.ts'
import {
  allowsAct,
  holdsPort,
  nextTaskState,
  type TaskAct,
  type TaskTrigger,
  taskStates,
  taskTransitions,
  waitsForPerson,
} from './task-state.ts'

const triggers = Object.keys(taskTransitions) as TaskTrigger[]

/** The whole table, written by hand a second time, so that a change of the data has to be made in two places. */
const allowed: [string, TaskTrigger, string][] = [
  ['pending', 'start', 'queued'],
  ['queued', 'claim', 'running'],
  ['running', 'lease_lost', 'queued'],
  ['running', 'complete', 'completed'],
  ['running', 'fail', 'error'],
  ['error', 'retry', 'queued'],
  ['pending', 'end', 'ended'],
  ['queued', 'end', 'ended'],
  ['running', 'end', 'ended'],
]

test('exactly the listed transitions are allowed', () => {
  const found = taskStates.flatMap((from) =>
    triggers.flatMap((trigger) => {
      const to = nextTaskState(from, trigger)
      return to ? [[from, trigger, to]] : []
    }),
  )
  expect(found.sort()).toEqual(allowed.map((row) => [...row]).sort())
})

test('no event leaves completed or ended, and a port is held from creation until a final state', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...triggers), { maxLength: 40 }), (happenings) => {
      let state: (typeof taskStates)[number] = 'pending'
      for (const trigger of happenings) {
        const next = nextTaskState(state, trigger)
        if (state === 'completed' || state === 'ended') expect(next).toBeNull()
        if (next) state = next
        expect(holdsPort(state)).toBe(['pending', 'queued', 'running'].includes(state))
      }
    }),
  )
})

test('four waiting reasons end only when a person acts', () => {
  const forPersons = ParkReason.options.filter((reason) => waitsForPerson(reason))
  expect(forPersons).toEqual(['paused', 'account_blocked', 'account_signed_out', 'disk_full'])
  expect(ParkReason.options.length).toBeGreaterThan(forPersons.length)
  expect([null, undefined].some(waitsForPerson)).toBe(false)
})

/** The actions allowed in each state, before and after a pause. */
const acts: readonly [TaskState, ParkReason | null, TaskAct[]][] = [
  ['pending', null, ['end', 'pause']],
  ['pending', 'paused', ['end', 'resume']],
  ['queued', null, ['end', 'pause']],
  ['queued', 'account_blocked', ['end', 'pause']],
  ['queued', 'paused', ['end', 'resume']],
  ['running', 'rate_limit', ['end', 'pause']],
  ['completed', null, ['delete']],
  ['error', null, ['retry', 'delete']],
  ['ended', null, ['delete']],
]

test.each(acts)('a task that is %s (%s) allows %j', (status, park_reason, allowed) => {
  const all: TaskAct[] = ['end', 'retry', 'delete', 'pause', 'resume']
  expect(all.filter((act) => allowsAct({ status, park_reason }, act))).toEqual(allowed)
})
