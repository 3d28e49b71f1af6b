import { Button, Select } from '@fluentui/react-components'
import { ChevronDoubleLeftRegular } from '@fluentui/react-icons/svg/chevron-double-left'
import { ChevronDoubleRightRegular } from '@fluentui/react-icons/svg/chevron-double-right'
import { ChevronLeftRegular } from '@fluentui/react-icons/svg/chevron-left'
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right'
import { useT } from '@seaport/i18n/react'
import { type ReactElement, type ReactNode, useId } from 'react'
import type { Page } from './DataTable.types.ts'
import { clampPage, PAGE_SIZES, pageCount, resize } from './paging.ts'
import { usePaginationStyles } from './usePaginationStyles.ts'

interface PaginationProps {
  page: Page
  onPage: (page: Pick<Page, 'page' | 'page_size'>) => void
  /** Rows can be selected: says so. */
  selects?: boolean
}

/** Total, rows per page, and page navigation. */
export function Pagination({ page, onPage, selects = false }: PaginationProps): ReactNode {
  const t = useT('ui')
  const styles = usePaginationStyles()
  const sizeId = useId()
  const pages = pageCount(page)
  const current = clampPage(page.page, pages)
  const step = (target: number, label: string, icon: ReactElement, className?: string) => (
    <Button
      appearance="subtle"
      size="small"
      className={className}
      icon={icon}
      aria-label={label}
      title={label}
      // The button that led to the last page keeps the focus there.
      {...{ [pages > 1 ? 'disabledFocusable' : 'disabled']: clampPage(target, pages) === current }}
      onClick={() => onPage({ page: clampPage(target, pages), page_size: page.page_size })}
    />
  )
  const sizes = [...new Set<number>([...PAGE_SIZES, page.page_size])].sort((a, b) => a - b)
  return (
    <nav className={styles.root} aria-label={t('pagination')}>
      <span className={styles.total}>
        {t(page.isMinimum ? 'totalAtLeast' : 'totalCount', { count: page.total })}{' '}
        {selects && page.total > 1 && <span className={styles.hint}>{t('selectForBatch')}</span>}
      </span>
      <span className={styles.size}>
        <label htmlFor={sizeId} className={styles.sizeLabel}>
          {t('pageSize')}
        </label>
        <Select
          id={sizeId}
          size="small"
          value={page.page_size}
          onChange={(_, { value }) => onPage(resize(page, Number(value)))}
        >
          {sizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </Select>
      </span>
      {step(1, t('firstPage'), <ChevronDoubleLeftRegular />, styles.far)}
      {step(current - 1, t('previousPage'), <ChevronLeftRegular />)}
      <span className={styles.where} aria-live="polite">
        {t('pageOf', { page: current, pages })}
      </span>
      {step(current + 1, t('nextPage'), <ChevronRightRegular />)}
      {step(pages, t('lastPage'), <ChevronDoubleRightRegular />, styles.far)}
    </nav>
  )
}
