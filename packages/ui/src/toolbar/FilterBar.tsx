import { Button } from '@fluentui/react-button'
import { FilterRegular } from '@fluentui/react-icons/svg/filter'
import { FilterDismissRegular } from '@fluentui/react-icons/svg/filter-dismiss'
import { Select } from '@fluentui/react-select'
import { useT } from '@seaport/i18n/react'
import { type ReactNode, useState } from 'react'
import { NARROW, useMediaQuery } from '../media/useMediaQuery.ts'
import { DateRange, type DateRangeProps } from './DateRange.tsx'
import { SearchInput } from './SearchInput.tsx'
import { useFilterBarStyles } from './useFilterBarStyles.ts'

export interface Filter {
  id: string
  label: string
  /** '' for all. */
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

export interface FilterBarProps {
  search?: { value: string; placeholder: string; onChange: (text: string) => void }
  filters?: readonly Filter[]
  /** The days that are listed. */
  range?: DateRangeProps
  onReset?: () => void
  /** Whether anything is filtered, where further controls filter too; else seen from the search and the filters. */
  active?: boolean
  /** Further controls, and buttons at the end. */
  children?: ReactNode
}

/** Search and filters above a list. Each filter says its name while it filters nothing. On a phone they wait behind a button that counts those in force. */
export function FilterBar(props: FilterBarProps): ReactNode {
  const { search, filters = [], range, onReset, children } = props
  const t = useT('ui')
  const common = useT('common')
  const styles = useFilterBarStyles()
  const ranged = Boolean(range?.from || range?.to)
  const used = filters.filter((filter) => filter.value !== '').length + (ranged ? 1 : 0)
  const narrow = useMediaQuery(NARROW)
  const [open, setOpen] = useState(false)
  const folds = narrow && filters.length + (range ? 1 : 0) > 1
  const active = props.active ?? (Boolean(search?.value) || used > 0)
  return (
    <search className={styles.root} aria-label={t('filters')}>
      {search && <SearchInput {...search} />}
      {folds && (
        <Button
          icon={<FilterRegular />}
          aria-expanded={open}
          aria-label={used > 0 ? t('filtersUsed', { count: used }) : t('filters')}
          onClick={() => setOpen(!open)}
        >
          {used > 0 && String(used)}
        </Button>
      )}
      {(!folds || open) && (
        <>
          {filters.map((filter) => (
            <Select
              key={filter.id}
              className={styles.filter}
              aria-label={filter.label}
              value={filter.value}
              onChange={(_, { value }) => filter.onChange(value)}
            >
              <option value="">{t('filterAll', { name: filter.label })}</option>
              {filter.options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </Select>
          ))}
          {range && <DateRange {...range} />}
        </>
      )}
      {onReset && active && (
        <Button appearance="subtle" icon={<FilterDismissRegular />} onClick={onReset}>
          {common('reset')}
        </Button>
      )}
      {children && <div className={styles.rest}>{children}</div>}
    </search>
  )
}
