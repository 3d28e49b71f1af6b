import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { type Locale, locales } from '../kernel/locale.ts'
import { Permission } from '../kernel/permission.ts'
import { Count, EmptyData, Id, IdPath, Name } from '../kernel/primitives.ts'

/** Groups in groups: at most this deep. */
export const MENU_DEPTH = 3

/** A title in each language. */
const Titles = z.strictObject(
  Object.fromEntries(locales.map((language) => [language, Name])) as Record<Locale, typeof Name>,
)

/** Route of the console, or null for a group of entries. */
const Path = z
  .string()
  .max(200)
  .regex(/^\/(?!\/)[\w/:.-]*$/)
  .nullable()
/** Name of an icon that the console knows; another one is shown as the plain one. */
const Icon = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/)

/** An entry as the console's menu shows it, in the caller's language. */
export interface MenuNode {
  id: string
  title: string
  icon: string
  path: string | null
  permission: z.infer<typeof Permission> | null
  /** Has a route, but no place in the sidebar. */
  hidden: boolean
  children: MenuNode[]
}
export const MenuNode: z.ZodType<MenuNode> = z.object({
  id: Id,
  title: z.string(),
  icon: z.string(),
  path: z.string().nullable(),
  permission: Permission.nullable(),
  hidden: z.boolean(),
  get children() {
    return z.array(MenuNode)
  },
})

export const getMenu = endpoint({
  method: 'GET',
  path: '/menu',
  summary: 'The menu as the caller sees it: entries whose keys it holds, in its language',
  callers: ['user'],
  data: z.object({ tree: z.array(MenuNode) }),
})

/** An entry as its keepers see it: flat, in the order of the tree. */
export const MenuEntry = z.object({
  id: Id,
  parent_id: Id.nullable(),
  /** Place among its siblings, from 0. */
  position: Count,
  titles: Titles,
  icon: z.string(),
  path: z.string().nullable(),
  permission: Permission.nullable(),
  hidden: z.boolean(),
})
export type MenuEntry = z.infer<typeof MenuEntry>

const access = { callers: ['user'], permission: '13' } as const

export const listMenuEntries = endpoint({
  method: 'GET',
  path: '/admin/menu',
  summary: 'Every entry of the menu, parents before their children',
  ...access,
  data: z.object({ list: z.array(MenuEntry) }),
})

const fields = {
  parent_id: Id.nullable(),
  titles: Titles,
  icon: Icon,
  path: Path,
  permission: Permission.nullable(),
  hidden: z.boolean(),
}
/** Place among the siblings; beyond the last = at the end. */
const Position = z.int().min(0).max(10_000)

export const createMenuEntry = endpoint({
  method: 'POST',
  path: '/admin/menu',
  summary: 'Add an entry, at the end of its group unless a position is given',
  ...access,
  body: z.strictObject({
    ...fields,
    parent_id: fields.parent_id.default(null),
    permission: fields.permission.default(null),
    hidden: fields.hidden.default(false),
    position: Position.optional(),
  }),
  data: MenuEntry,
  idempotent: true,
})

export const updateMenuEntry = endpoint({
  method: 'PATCH',
  path: '/admin/menu/:id',
  summary: 'Change an entry or move it; its siblings make room',
  ...access,
  params: IdPath,
  body: z.strictObject({ ...fields, position: Position }).partial(),
  data: MenuEntry,
})

export const deleteMenuEntry = endpoint({
  method: 'DELETE',
  path: '/admin/menu/:id',
  summary: 'Delete an entry that has none below it; the route itself stays',
  ...access,
  params: IdPath,
  data: EmptyData,
})
