import { Button, Select } from '@fluentui/react-components'
import { FilterRegular } from '@fluentui/react-icons/svg/filter'
import { FilterDismissRegular } from '@fluentui/react-icons/svg/filter-dismiss'
import { useLanguage, useT } from '@seaport/i18n/react'
import { type ReactNode, Suspense, useState } from 'react'
import { NARROW, useMediaQuery } from '../media/useMediaQuery.ts'
import { DateRange, type DateRangeProps } from './DateRange.tsx'
import { SearchInput } from './SearchInput.tsx'
import { useFilterBarStyles } from './useFilterBarStyles.ts'
import { useFolding } from './useFolding.ts'

export interface Filter {
  id: string
  label: string
  /** '' = all. */
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

export interface FilterBarProps {
  /** Chips that filter, before everything else. */
  chips?: ReactNode
  search?: { value: string; placeholder: string; onChange: (text: string) => void }
  filters?: readonly Filter[]
  /** Date range filter. */
  range?: DateRangeProps
  onReset?: () => void
  /** Whether any filter is active, where `children` filter too; else derived from search and filters. */
  active?: boolean
  /** Further controls, and buttons at the end. */
  children?: ReactNode
}

/** A filter or the date range. */
interface Item {
  id: string
  used: boolean
  control: ReactNode
}

/** Search and filters above a list, in one line. Filters without room fold behind a button, on a phone all of them; active ones never fold. */
export function FilterBar(props: FilterBarProps): ReactNode {
  const { chips, search, filters = [], range, onReset, children } = props
  const t = useT('ui')
  const common = useT('common')
  const styles = useFilterBarStyles()
  const { lang } = useLanguage()
  const narrow = useMediaQuery(NARROW)
  const [open, setOpen] = useState(false)
  const items = itemsOf(filters, range)
  const used = items.filter((item) => item.used).length
  const active = props.active ?? (Boolean(search?.value) || used > 0)
  const unused = items.filter((item) => !item.used)
  const content = [lang, active, open, ...unused.map(({ id }) => id)].join(' ')
  const { row, shown: fitting } = useFolding(open || narrow ? 0 : unused.length, content)
  const folded = narrow ? (items.length > 1 ? items : []) : unused.slice(fitting)
  const shown = open ? items : items.filter((item) => !folded.includes(item))
  const hidden = folded.filter((item) => item.used).length
  const fold = (folded.length > 0 || open) && (
    <Button
      icon={<FilterRegular />}
      aria-expanded={open}
      aria-label={hidden > 0 ? t('filtersUsed', { count: hidden }) : t('filters')}
      title={t('filters')}
      onClick={() => setOpen(!open)}
    >
      {hidden > 0 && String(hidden)}
    </Button>
  )
  return (
    <search ref={row} className={styles.root} aria-label={t('filters')}>
      {chips && <div className={styles.chips}>{chips}</div>}
      {search && <SearchInput {...search} besideChips={chips !== undefined} />}
      {narrow && fold}
      {shown.map(({ id, control }) => (
        // The texts of the days may come later than the list's own.
        <Suspense key={id}>{control}</Suspense>
      ))}
      {!narrow && fold}
      {onReset && active && (
        <Button appearance="subtle" icon={<FilterDismissRegular />} onClick={onReset}>
          {common('reset')}
        </Button>
      )}
      {children && <div className={styles.rest}>{children}</div>}
    </search>
  )
}

function itemsOf(filters: readonly Filter[], range: DateRangeProps | undefined): readonly Item[] {
  const items = filters.map((filter) => ({
    id: filter.id,
    used: filter.value !== '',
    control: <FilterSelect {...filter} />,
  }))
  if (!range) return items
  return [...items, { id: 'days', used: Boolean(range.from || range.to), control: <DateRange {...range} /> }]
}

function FilterSelect({ label, value, options, onChange }: Filter): ReactNode {
  const t = useT('ui')
  const styles = useFilterBarStyles()
  return (
    <Select
      className={styles.filter}
      aria-label={label}
      value={value}
      onChange={(_, data) => onChange(data.value)}
    >
      <option value="">{t('filterAll', { name: label })}</option>
      {value !== '' && !options.some((option) => option.value === value) && (
        // Of a link or a saved filter, and deleted since: without it the browser would show that all are listed.
        <option value={value}>{t('filterUnknown', { name: label })}</option>
      )}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  )
}
