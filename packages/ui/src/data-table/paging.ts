import type { Page, Sort } from './DataTable.types.ts'

export const PAGE_SIZES = [20, 50, 100, 200] as const

/** Pages that a total makes; an empty list is one empty page. */
export function pageCount({ total, page_size }: Pick<Page, 'total' | 'page_size'>): number {
  return Math.max(1, Math.ceil(total / Math.max(1, page_size)))
}

/** The page, within the pages that there are. */
export function clampPage(page: number, pages: number): number {
  return Math.min(Math.max(1, Math.trunc(page) || 1), pages)
}

/** The page on which the first row of this page will be when the size changes. */
export function resize(page: Page, page_size: number): { page: number; page_size: number } {
  const first = (page.page - 1) * page.page_size
  return { page: clampPage(Math.floor(first / page_size) + 1, pageCount({ ...page, page_size })), page_size }
}

/** A click on a column's header: its own order turns round, another column begins ascending. */
export function nextSort(sort: Sort | undefined, field: string): Sort {
  return { field, order: sort?.field === field && sort.order === 'asc' ? 'desc' : 'asc' }
}
