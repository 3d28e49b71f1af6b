import { keysInEffect, type PermissionKey, permissionKeys } from '@seaport/contract/kernel/permission'
import { plans } from '@seaport/contract/people/plan'
import type { Plan } from '@seaport/contract/people/plan.schema'
import { z } from 'zod'

const known: ReadonlySet<string> = new Set(permissionKeys)
const parsed = new Map<string, ReadonlySet<PermissionKey>>()

/**
 * Reads the keys of a role as they are stored; a key that this version does not know is left out.
 * @param json there are as many different texts as roles, so each is read once
 */
export function readKeys(json: string): ReadonlySet<PermissionKey> {
  const before = parsed.get(json)
  if (before) return before
  const keys = new Set(z.array(z.string()).parse(JSON.parse(json)).filter(isKnown))
  if (parsed.size >= 1000) parsed.clear()
  parsed.set(json, keys)
  return keys
}

const effective = new Map<string, ReadonlySet<PermissionKey>>()

/**
 * Reads the effective keys of a role.
 * @param plan whose keys are added; null = of an administrator, who has none
 */
export function readKeysInEffect(json: string, plan: Plan | null): ReadonlySet<PermissionKey> {
  const more = plan ? plans[plan].keys : []
  if (plan && more.length === 0) return readKeys(json)
  const name = `${plan} ${json}`
  const before = effective.get(name)
  if (before) return before
  const keys = keysInEffect([...readKeys(json), ...more], plan === null)
  if (effective.size >= 1000) effective.clear()
  effective.set(name, keys)
  return keys
}

function isKnown(key: string): key is PermissionKey {
  return known.has(key)
}
