import type { Reason } from '@seaport/contract/kernel/reason'
import { expect } from 'vitest'
import { RefusedCall } from './test-server.ts'

/** Waits for a call that must be refused, for this reason. @returns the refusal */
export async function refusal(call: Promise<unknown>, reason: Reason): Promise<RefusedCall> {
  const outcome = await call.then(
    (data) => ({ data }),
    (error: unknown) => error,
  )
  expect(outcome, `refused with ${reason}`).toBeInstanceOf(RefusedCall)
  const refused = outcome as RefusedCall
  expect(refused.refusal.reason).toBe(reason)
  return refused
}

/** @returns the answers of these calls, and the reasons of those that were refused; a fault or any other failure is thrown */
export async function tally<Data>(
  calls: readonly Promise<Data>[],
): Promise<{ answers: Data[]; reasons: Reason[] }> {
  const outcomes = await Promise.allSettled(calls)
  const answers: Data[] = []
  const reasons: Reason[] = []
  for (const outcome of outcomes) {
    if (outcome.status === 'fulfilled') answers.push(outcome.value)
    else if (isRefusal(outcome.reason)) reasons.push(outcome.reason.refusal.reason)
    else throw outcome.reason
  }
  return { answers, reasons }
}

function isRefusal(error: unknown): error is RefusedCall {
  return error instanceof RefusedCall && error.refusal.reason !== 'fault'
}
