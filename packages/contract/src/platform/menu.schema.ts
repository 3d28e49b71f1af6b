import { z } from 'zod'
import type { Locale } from '../kernel/locale.schema.ts'
import { locales } from '../kernel/locale.ts'
import { Permission } from '../kernel/permission.schema.ts'
import { Count, EmptyData, Id, IdPath, Name } from '../kernel/primitives.schema.ts'

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

/** Icon known to the console; an unknown name shows the default icon. */
const Icon = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/)

/** An entry as the console's menu shows it, in the caller's language. */
export interface MenuNode {
  id: string
  title: string
  icon: string
  path: string | null
  permission: z.infer<typeof Permission> | null
  /** Has a route, but is not shown in the sidebar. */
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

export const getMenu = {
  data: z.object({ tree: z.array(MenuNode) }),
}

/** An entry as administrators see it: flat, in tree order. */
export const MenuEntry = z.object({
  id: Id,
  parent_id: Id.nullable(),
  /** Position among its siblings, from 0. */
  position: Count,
  titles: Titles,
  icon: z.string(),
  path: z.string().nullable(),
  permission: Permission.nullable(),
  hidden: z.boolean(),
})
export type MenuEntry = z.infer<typeof MenuEntry>

export const listMenuEntries = {
  data: z.object({ list: z.array(MenuEntry) }),
}

const fields = {
  parent_id: Id.nullable(),
  titles: Titles,
  icon: Icon,
  path: Path,
  permission: Permission.nullable(),
  hidden: z.boolean(),
}

/** Position among the siblings; beyond the last = at the end. */
const Position = z.int().min(0).max(10_000)

export const createMenuEntry = {
  body: z.strictObject({
    ...fields,
    parent_id: fields.parent_id.default(null),
    permission: fields.permission.default(null),
    hidden: fields.hidden.default(false),
    position: Position.optional(),
  }),
  data: MenuEntry,
}

export const updateMenuEntry = {
  params: IdPath,
  /** `titles`: languages that are left out stay as they are. */
  body: z.strictObject({ ...fields, titles: Titles.partial(), position: Position }).partial(),
  data: MenuEntry,
}

export const deleteMenuEntry = {
  params: IdPath,
  data: EmptyData,
}
