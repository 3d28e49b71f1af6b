import { Select } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { Row } from '@seaport/ui/row'
import { SearchInput } from '@seaport/ui/search-input'
import type { ReactNode } from 'react'
import { type BoardFilter, type BoardSort, boardFilters, boardSorts } from '../board-ports.ts'
import { useRowStyles } from './useRowStyles.ts'

export const boardViews = ['cards', 'rows'] as const
export type BoardView = (typeof boardViews)[number]

/** View options of the board. */
export interface BoardChoice {
  readonly search: string
  readonly filter: BoardFilter
  readonly sort: BoardSort
  readonly view: BoardView
}

/** Search, filter, order and form of the board. */
export function BoardBar({
  choice,
  onChange,
}: {
  choice: BoardChoice
  onChange: (change: Partial<BoardChoice>) => void
}): ReactNode {
  const t = useT('desktop')
  const styles = useRowStyles()
  return (
    <Row as="search" align="end" className={styles.bar}>
      <SearchInput
        value={choice.search}
        placeholder={t('boardSearch')}
        onChange={(search) => onChange({ search })}
      />
      <Chosen
        label={t('boardFilter')}
        options={boardFilters.map((value) => ({ value, label: t(`boardFilter.${value}`) }))}
        value={choice.filter}
        onChange={(filter) => onChange({ filter })}
      />
      <Chosen
        label={t('boardSort')}
        options={boardSorts.map((value) => ({ value, label: t(`boardSort.${value}`) }))}
        value={choice.sort}
        onChange={(sort) => onChange({ sort })}
      />
      <Chosen
        label={t('boardView')}
        options={boardViews.map((value) => ({ value, label: t(`boardView.${value}`) }))}
        value={choice.view}
        onChange={(view) => onChange({ view })}
      />
    </Row>
  )
}

function Chosen<T extends string>(props: {
  label: string
  options: readonly { value: T; label: string }[]
  value: T
  onChange: (value: T) => void
}): ReactNode {
  const { label, options, value, onChange } = props
  const styles = useRowStyles()
  return (
    <Select
      className={styles.choice}
      aria-label={label}
      value={value}
      onChange={(_, data) => {
        const chosen = options.find((option) => option.value === data.value)
        if (chosen) onChange(chosen.value)
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  )
}
