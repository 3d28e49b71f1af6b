import type { DynamicKeys } from './checks.ts'

/** The prefixes of keys that the code puts together at run time; the gate fails on one that is no longer used. */
export const dynamicKeys: readonly DynamicKeys[] = []
