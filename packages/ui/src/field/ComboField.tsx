import { Combobox, type ComboboxProps, Option as FluentOption, makeStyles } from '@fluentui/react-components'
import { useFormat, useT } from '@seaport/i18n/react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { isComposing, typing } from '../input-method/input-method.ts'
import { matching } from './combo-options.ts'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import type { Option } from './SelectField.tsx'

const useStyles = makeStyles({
  // A list as high as the window would cover the other fields.
  list: { maxHeight: 'min(320px, 45vh)' },
  // Fluent's 250 px overflow a narrow column.
  field: { minWidth: 0 },
})

/** Fluent's auto size would override the list's height. */
const BELOW: ComboboxProps['positioning'] = { autoSize: false, fallbackPositions: ['above'] }

interface ComboProps {
  options: readonly Option[]
  placeholder?: string
  /** For server-side search: called with the typed text. Without it the given options are filtered here. */
  onSearch?: (text: string) => void
}

export interface ComboFieldProps extends FieldProps<string>, ComboProps {}

/** Select with type-ahead search. */
export function ComboField({
  field,
  options,
  placeholder,
  onSearch,
  disabled,
  ...frame
}: ComboFieldProps): ReactNode {
  const styles = useStyles()
  const [chosen, keepChosen] = useChosen(options, field.value)
  const search = useSearch(options, onSearch)
  return (
    <FieldFrame field={field} {...frame}>
      <Combobox
        className={styles.field}
        listbox={{ className: styles.list }}
        positioning={BELOW}
        name={field.name}
        placeholder={placeholder}
        value={search.text ?? chosen?.label ?? ''}
        selectedOptions={field.value ? [field.value] : []}
        disabled={disabled || field.disabled}
        {...search.listen}
        onOptionSelect={(_, { optionValue }) => {
          // Undefined: the typed text no longer matches the chosen option.
          if (optionValue !== undefined) {
            keepChosen(optionValue)
            search.stop()
          }
          field.set(optionValue ?? '')
        }}
        onBlur={() => {
          if (search.text === '') field.set('')
          search.stop()
          field.onBlur()
        }}
      >
        <Options list={search.found} />
      </Combobox>
    </FieldFrame>
  )
}

export interface MultiComboFieldProps extends FieldProps<string[]>, ComboProps {}

/** Multi-select with type-ahead search. */
export function MultiComboField(props: MultiComboFieldProps): ReactNode {
  const { field, options, placeholder, onSearch, disabled, ...frame } = props
  const format = useFormat()
  const styles = useStyles()
  const search = useSearch(options, onSearch)
  const chosen = options.filter((option) => field.value.includes(option.value)).map((option) => option.label)
  return (
    <FieldFrame field={field} {...frame}>
      <Combobox
        className={styles.field}
        listbox={{ className: styles.list }}
        positioning={BELOW}
        multiselect
        name={field.name}
        placeholder={chosen.length > 0 ? format.list(chosen) : placeholder}
        value={search.text ?? ''}
        selectedOptions={[...field.value]}
        disabled={disabled || field.disabled}
        {...search.listen}
        onOptionSelect={(_, { selectedOptions }) => field.set(selectedOptions)}
        onBlur={() => {
          search.stop()
          field.onBlur()
        }}
      >
        <Options list={search.found} />
      </Combobox>
    </FieldFrame>
  )
}

/** The option of a value. One that a search has found is kept: the list that comes next may be without it. */
function useChosen(
  options: readonly Option[],
  value: string,
): [chosen: Option | undefined, keep: (value: string) => void] {
  const [kept, setKept] = useState<Option>()
  const find = (wanted: string) => options.find((option) => option.value === wanted)
  return [find(value) ?? (kept?.value === value ? kept : undefined), (next) => setKept(find(next))]
}

function useSearch(options: readonly Option[], onSearch: ((text: string) => void) | undefined) {
  const [text, setText] = useState<string>()
  const [query, setQuery] = useState('')
  return {
    text,
    listen: {
      ...typing(setText, (next) => {
        setQuery(next)
        onSearch?.(next)
      }),
      // Fluent's Combobox would take the Enter and the arrows of a composition for its list's.
      onKeyDownCapture: (event: KeyboardEvent) => {
        if (isComposing(event.nativeEvent)) event.stopPropagation()
      },
    },
    // The list that opens next is not the one of a text that is gone.
    stop: () => {
      setText(undefined)
      if (query === '') return
      setQuery('')
      onSearch?.('')
    },
    found: onSearch || !query ? options : matching(options, query),
  }
}

function Options({ list }: { list: readonly Option[] }): ReactNode {
  const t = useT('ui')
  if (list.length === 0) {
    return (
      <FluentOption disabled value="" text={t('noOptions')}>
        {t('noOptions')}
      </FluentOption>
    )
  }
  return list.map((option) => (
    <FluentOption
      key={option.value}
      value={option.value}
      text={option.label}
      disabled={option.disabled ?? false}
    >
      {option.label}
    </FluentOption>
  ))
}
