import { mergeClasses, SearchBox } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { noAutofill } from '../field/no-autofill.ts'
import { verbatim } from '../field/verbatim.ts'
import { within } from '../field/within.ts'
import { isComposing } from '../input-method/input-method.ts'
import { useFilterBarStyles } from './useFilterBarStyles.ts'

/** Debounce of the search in ms. */
const REST = 300
/** The most signs of a search: what is longer, as a link with its query, servers refuse. */
const LONGEST = 100

export interface SearchInputProps {
  value: string
  placeholder: string
  onChange: (text: string) => void
  /** It leaves room to chips. */
  besideChips?: boolean
}

/** @returns about how wide a text is in its own font size: letters of the Latin alphabet half as wide as ideographs */
function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? 1 : 0.5), 0)
}

/** Debounced search field; Enter and the clear button apply at once. What an input method still composes is not searched. */
export function SearchInput({
  value,
  placeholder,
  onChange,
  besideChips = false,
}: SearchInputProps): ReactNode {
  const common = useT('common')
  const styles = useFilterBarStyles()
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  /** What was told last, until it comes back. */
  const [told, setTold] = useState<string>()
  const [composing, setComposing] = useState(false)
  // Changed from outside (a reset, a saved filter): show it. What comes back must not take away a letter typed since.
  if (value !== known) {
    setKnown(value)
    setTold(undefined)
    if (value !== told) setTyped(value)
  }
  const tell = (text: string) => {
    setTold(text)
    onChange(text)
  }
  const notifyChange = useEffectEvent((text: string) => text !== value && tell(text))
  useEffect(() => {
    if (composing) return
    const timer = setTimeout(() => notifyChange(typed), REST)
    return () => clearTimeout(timer)
  }, [typed, composing])
  return (
    <SearchBox
      {...noAutofill}
      {...verbatim}
      className={mergeClasses(styles.search, besideChips && styles.searchBesideChips)}
      style={{ ['--placeholder' as string]: `calc(${widthOf(placeholder)}em + 84px)` }}
      value={typed}
      placeholder={placeholder}
      aria-label={placeholder}
      dismiss={{ 'aria-label': common('reset') }}
      onChange={(event, data) => {
        setTyped(within(typed, data.value, LONGEST, event))
        if (data.value === '' && !composing) tell('')
      }}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={(event) => {
        setComposing(false)
        setTyped(within('', event.currentTarget.value, LONGEST, event))
      }}
      onKeyDown={(event) => event.key === 'Enter' && !isComposing(event.nativeEvent) && tell(typed)}
    />
  )
}
