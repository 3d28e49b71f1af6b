import type { Audience } from '@seaport/contract/work/task-audience.schema'
import { useFormat, useT } from '@seaport/i18n/react'

type LibraryFilter = Extract<Audience, { from: 'library' }>['filter']

/** @returns a function that says by what a part of the library is filtered */
export function useFilterWords(): (filter: LibraryFilter) => string[] {
  const t = useT('taskPage')
  const resource = useT('resource')
  const format = useFormat()
  return ({ kind, followers_min, followers_max, seen_from, seen_to, search, location, ...one }) =>
    [
      kind && resource(`kind.${kind}`),
      search && t('filter.search', { value: search }),
      location && t('filter.location', { value: location }),
      followers_min !== undefined && t('filter.followers_min', { value: format.number(followers_min) }),
      followers_max !== undefined && t('filter.followers_max', { value: format.number(followers_max) }),
      one.group_id && t('filter.group_id'),
      one.task_id && t('filter.task_id'),
      seen_from && t('filter.seen_from', { value: format.date(seen_from) }),
      seen_to && t('filter.seen_to', { value: format.date(seen_to) }),
    ].filter((text): text is string => !!text)
}
