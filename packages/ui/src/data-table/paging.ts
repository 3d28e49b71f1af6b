import type { Page, Sort } from './DataTable.types.ts'

export const PAGE_SIZES = [20, 50, 100, 200] as const

/** Number of pages; an empty list has one. */
export function pageCount({ total, page_size }: Pick<Page, 'total' | 'page_size'>): number {
  return Math.max(1, Math.ceil(total / Math.max(1, page_size)))
}

/** Clamps a page number to 1…`pages`. */
export function clampPage(page: number, pages: number): number {
  return Math.min(Math.max(1, Math.trunc(page) || 1), pages)
}

/** The page with the same first row after the page size changes. */
export function resize(page: Page, page_size: number): { page: number; page_size: number } {
  const first = (page.page - 1) * page.page_size
  return { page: clampPage(Math.floor(first / page_size) + 1, pageCount({ ...page, page_size })), page_size }
}

/** Sort order after a click on a column's header: reverses the current column, starts another ascending. */
export function nextSort(sort: Sort | undefined, field: string): Sort {
  return { field, order: sort?.field === field && sort.order === 'asc' ? 'desc' : 'asc' }
}
