import { endpoint } from '../kernel/endpoint.ts'
import type * as schema from './menu.schema.ts'

/** Maximum depth of nested groups. */
export const MENU_DEPTH = 3

export const getMenu = endpoint<typeof schema.getMenu>()({
  method: 'GET',
  path: '/menu',
  summary: 'The menu as the caller sees it: entries whose keys it holds, in its language',
  callers: ['user'],
})

const access = { callers: ['user'], permission: '13' } as const

export const listMenuEntries = endpoint<typeof schema.listMenuEntries>()({
  method: 'GET',
  path: '/admin/menu',
  summary: 'Every entry of the menu, parents before their children',
  ...access,
})

export const createMenuEntry = endpoint<typeof schema.createMenuEntry>()({
  method: 'POST',
  path: '/admin/menu',
  summary: 'Add an entry, at the end of its group unless a position is given',
  ...access,
  idempotent: true,
})

export const updateMenuEntry = endpoint<typeof schema.updateMenuEntry>()({
  method: 'PATCH',
  path: '/admin/menu/:id',
  summary: 'Change an entry or move it; its siblings make room',
  ...access,
})

export const deleteMenuEntry = endpoint<typeof schema.deleteMenuEntry>()({
  method: 'DELETE',
  path: '/admin/menu/:id',
  summary: 'Delete an entry that has none below it; the route itself stays',
  ...access,
})
