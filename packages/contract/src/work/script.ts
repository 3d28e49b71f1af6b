import { endpoint } from '../kernel/endpoint.ts'
import { groupEndpoints } from '../kernel/group.ts'
import type * as schema from './script.schema.ts'

export const scriptTypes = ['text', 'image', 'image_text', 'video'] as const

/**
 * Variables of a text in braces, such as `Hi {nickname}`, filled in with what the network shows of the recipient and with the sending account's
 * name. An unknown value becomes the variable's fallback (`Hi {nickname, or there}`), or empty without one.
 */
export const scriptVariables = ['nickname', 'account', 'location', 'my_nickname'] as const

export type ScriptVariable = (typeof scriptVariables)[number]

/** A variable, optionally followed by a comma and its fallback; "or" before the fallback may be in any language of the console. */
const VARIABLE = /^\s*(\w+)\s*(?:[,，]\s*(?:(?:or|hoặc)\s+|或\s*)?(\S.*))?$/isu

/** @returns the variable and its fallback between two braces; undefined if there is no known variable */
export function readVariable(inner: string): { variable: ScriptVariable; fallback?: string } | undefined {
  const [, name, fallback] = VARIABLE.exec(inner) ?? []
  const variable = scriptVariables.find((known) => known === name)
  return variable && { variable, ...(fallback && { fallback: fallback.trim() }) }
}

/** Minimum and maximum length of a script's text, and maximum number of images. */
export const MIN_SCRIPT_TEXT = 2

export const MAX_SCRIPT_TEXT = 5000

export const MAX_SCRIPT_IMAGES = 9

/**
 * @returns what stands in braces and is no variable. Doubled braces are literal, but not around a name: other products write `{{contact.name}}`, which
 * would be sent as it is.
 */
export function unknownVariables(text: string): string[] {
  const doubled = [...text.matchAll(/\{\{([^{}]+)\}\}/g)].map(([, name = '']) => name.trim())
  const names = [...text.replace(/\{\{|\}\}/g, '').matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)
  return [...new Set([...doubled, ...names.filter((name) => !readVariable(name))])]
}

const access = { callers: ['user'], permission: '102' } as const

/** Seats may read the scripts that they use. */
const reading = { callers: ['user', 'seat'], permission: '102' } as const

export const listScripts = endpoint<typeof schema.listScripts>()({
  method: 'GET',
  path: '/script',
  scope: 'script:read',
  summary: 'Scripts of the tenant and the public ones',
  ...reading,
})

export const getScript = endpoint<typeof schema.getScript>()({
  method: 'GET',
  path: '/script/:id',
  scope: 'script:read',
  summary: 'One script',
  ...reading,
})

export const createScript = endpoint<typeof schema.createScript>()({
  method: 'POST',
  path: '/script',
  scope: 'script:write',
  summary: 'Add a script; public ones only by an admin',
  ...access,
  idempotent: true,
})

export const updateScript = endpoint<typeof schema.updateScript>()({
  method: 'PATCH',
  path: '/script/:id',
  scope: 'script:write',
  summary: 'Change a script; its content as a whole',
  ...access,
})

export const deleteScript = endpoint<typeof schema.deleteScript>()({
  method: 'DELETE',
  path: '/script/:id',
  scope: 'script:write',
  summary: 'Delete a script; its files go when nothing else shows them',
  ...access,
})

export const deleteScripts = endpoint<typeof schema.deleteScripts>()({
  method: 'POST',
  path: '/script/delete',
  scope: 'script:write',
  summary: 'Delete scripts of the tenant’s own; one that an unfinished task uses is left, with the reason',
  ...access,
  idempotent: true,
})

export const moveScripts = endpoint<typeof schema.moveScripts>()({
  method: 'POST',
  path: '/script/move',
  scope: 'script:write',
  summary: 'Put scripts into a group, or out of theirs; one that is there already is left, with the reason',
  ...access,
  idempotent: true,
})

export const scriptGroups = groupEndpoints<typeof schema.scriptGroups>()({
  path: '/script-group',
  permission: access.permission,
  scopes: { read: 'script:read', write: 'script:write' },
  readers: reading.callers,
  summaries: {
    list: 'Groups of the tenant’s scripts, by name',
    remove: 'Delete a group that has no scripts',
  },
})
