import { StoredCount } from '@seaport/contract/kernel/primitives.schema'
import { z } from 'zod'

/** Filters that are not shown above the list. */
export const MORE = ['task_id', 'followers_min', 'followers_max', 'location'] as const
export type MoreFilter = (typeof MORE)[number]

/** The rules of the form for them. */
export const MoreForm = z
  .object({
    task_id: z.string(),
    followers_min: StoredCount.nullable(),
    followers_max: StoredCount.nullable(),
    location: z.string().trim().max(100),
  })
  .refine(({ followers_min: min, followers_max: max }) => min === null || max === null || min <= max, {
    path: ['followers_max'],
    error: 'invalid',
  })

type More = z.output<typeof MoreForm>

/** What is filtered, as the form holds it. */
export function toForm(filters: Readonly<Record<MoreFilter, string>>): More {
  const number = (text: string) => (text === '' ? null : Number(text))
  return {
    task_id: filters.task_id,
    followers_min: number(filters.followers_min),
    followers_max: number(filters.followers_max),
    location: filters.location,
  }
}

/** The same as the list's state holds it. */
export function toFilters(form: More): Record<MoreFilter, string> {
  const text = (number: number | null) => (number === null ? '' : String(number))
  return {
    task_id: form.task_id,
    followers_min: text(form.followers_min),
    followers_max: text(form.followers_max),
    location: form.location,
  }
}
