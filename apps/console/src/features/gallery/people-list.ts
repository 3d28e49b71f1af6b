import type { Page, Sort } from '@seaport/ui/data-table-types'
import type { Person } from './sample/people.ts'

/** What is looked for; '' for all. */
export interface PeopleFilter {
  search: string
  network: string
  active: string
}

export const NO_FILTER: PeopleFilter = { search: '', network: '', active: '' }

/** The rows that match a filter, sorted; names in the order of the language. */
export function findPeople(
  people: readonly Person[],
  { search, network, active }: PeopleFilter,
  sort: Sort | undefined,
  tag: string,
): readonly Person[] {
  const wanted = search.trim().toLocaleLowerCase()
  const found = people.filter(
    (person) =>
      (person.name.toLocaleLowerCase().includes(wanted) ||
        person.remark.toLocaleLowerCase().includes(wanted)) &&
      (network === '' || person.network === network) &&
      (active === '' || person.active === (active === 'yes')),
  )
  if (!sort) return found
  const names = new Intl.Collator(tag, { numeric: true })
  const direction = sort.order === 'asc' ? 1 : -1
  const by = (one: Person, other: Person) => {
    switch (sort.field) {
      case 'followers':
        return one.followers - other.followers
      case 'seen':
        return one.seen.localeCompare(other.seen)
      default:
        return names.compare(one.name, other.name)
    }
  }
  return found.sort((one, other) => direction * by(one, other))
}

/** The rows of one page, and the page: the last one if the requested one no longer exists. */
export function pageOf<Row>(
  rows: readonly Row[],
  asked: Pick<Page, 'page' | 'page_size'>,
): { rows: readonly Row[]; page: Page } {
  const { page_size } = asked
  const page = Math.max(1, Math.min(asked.page, Math.ceil(rows.length / page_size)))
  return {
    rows: rows.slice((page - 1) * page_size, page * page_size),
    page: { page, page_size, total: rows.length },
  }
}
