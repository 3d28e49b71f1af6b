import { locales } from '@seaport/contract/kernel/locale'
import type { MenuEntry } from '@seaport/contract/platform/menu.schema'
import * as menuSchema from '@seaport/contract/platform/menu.schema'
import { z } from 'zod'
import { emptyToNull } from '../../shared/form/empty-to-null.ts'

const { titles, icon, path, permission, parent_id } = menuSchema.createMenuEntry.body.shape

/** A menu entry as form values: empty fields mean a group, the top level, or no required key. */
export const EntryForm = z.object({
  titles,
  icon,
  path: emptyToNull(z.string().trim().pipe(path.unwrap())),
  permission: emptyToNull(permission.unwrap().unwrap()),
  parent_id: emptyToNull(parent_id.unwrap().unwrap()),
  hidden: z.boolean(),
})

/** @returns the titles that were changed, by language */
export function changedTitles(
  before: MenuEntry['titles'],
  after: MenuEntry['titles'],
): Partial<MenuEntry['titles']> {
  const changed = locales.filter((lang) => before[lang] !== after[lang])
  return Object.fromEntries(changed.map((lang) => [lang, after[lang]]))
}

/** What the form begins with. @param parentId group of a new entry */
export function draftOf(entry: MenuEntry | undefined, parentId: string | null): z.input<typeof EntryForm> {
  return {
    titles: entry?.titles ?? { cn: '', hk: '', en: '', vi: '' },
    icon: entry?.icon ?? 'apps',
    path: entry?.path ?? '',
    permission: entry?.permission ?? '',
    parent_id: (entry ? entry.parent_id : parentId) ?? '',
    hidden: entry?.hidden ?? false,
  }
}
