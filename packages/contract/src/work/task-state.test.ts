import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ParkReason } from './task-state.schema.ts'
import {
  holdsPort,
  nextTaskState,
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

test('whatever happens, completed and ended are never left, and a port is held from creation until a final state', () => {
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

test('three reasons to wait are over only when a person does something', () => {
  const forPersons = ParkReason.options.filter((reason) => waitsForPerson(reason))
  expect(forPersons).toEqual(['account_blocked', 'account_signed_out', 'disk_full'])
  expect(ParkReason.options.length).toBeGreaterThan(forPersons.length)
  expect([null, undefined].some(waitsForPerson)).toBe(false)
})
