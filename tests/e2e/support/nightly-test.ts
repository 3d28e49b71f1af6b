import { expect, inject, test } from 'vitest'
import { AT_NIGHT } from './axe.ts'

/**
 * Registers a file's tests that run at night, and whenever the file is named: what they say of screens is held by day in the records of parts and screens.
 * Call once in each file.
 */
export function nightlyTest(): typeof test {
  const { testPath = '' } = expect.getState()
  if (AT_NIGHT || inject('named').some((word) => testPath.includes(word))) return test
  const nothing = () => undefined
  return Object.assign(nothing, { each: () => nothing }) as unknown as typeof test
}
