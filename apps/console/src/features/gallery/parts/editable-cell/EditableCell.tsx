import { Input, makeStyles } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { isComposing } from '@seaport/ui/input-method'
import { token } from '@seaport/ui/theme-tokens'
import { useNotify } from '@seaport/ui/use-notify'
import { within } from '@seaport/ui/within'
import { type ReactNode, useEffect, useRef, useState } from 'react'

const useStyles = makeStyles({
  button: {
    display: 'block',
    // Aligned with the text of other cells.
    width: `calc(100% + 2 * ${token('spacingHorizontalS')})`,
    height: '30px',
    padding: `0 ${token('spacingHorizontalS')}`,
    marginInline: `calc(-1 * ${token('spacingHorizontalS')})`,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    border: `${token('strokeWidthThin')} solid transparent`,
    borderRadius: token('borderRadiusMedium'),
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'inherit',
    cursor: 'text',
    ':hover': {
      backgroundColor: token('colorNeutralBackground1'),
      ...outlined(token('colorNeutralStroke1')),
    },
    ':focus-visible': { outline: `${token('strokeWidthThick')} solid ${token('colorStrokeFocus2')}` },
  },
  input: { width: '100%', minWidth: 0 },
})

function outlined(colour: string) {
  return {
    borderTopColor: colour,
    borderRightColor: colour,
    borderBottomColor: colour,
    borderLeftColor: colour,
  }
}

export interface EditableCellProps {
  /** Accessible name: column and row. */
  label: string
  value: string
  /** The value as shown, if it differs from the edited text. */
  shown?: string
  /** Saves the new text; if it throws, the error is shown and the cell stays open. */
  onSave: (value: string) => Promise<unknown>
  /** In graphemes. */
  maxLength?: number
}

/** A cell that is edited in place. Enter or blur saves, Escape discards. */
export function EditableCell({
  label,
  value,
  shown = value,
  onSave,
  maxLength,
}: EditableCellProps): ReactNode {
  const t = useT('kit')
  const styles = useStyles()
  const notify = useNotify()
  const button = useRef<HTMLButtonElement>(null)
  const [draft, setDraft] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState(false)
  const [back, setBack] = useState(false)
  useEffect(() => {
    if (back && draft === undefined) button.current?.focus()
  }, [back, draft])
  const save = async () => {
    if (draft === undefined || busy) return
    const text = draft.trim()
    if (text === value) return setDraft(undefined)
    setBusy(true)
    setRefused(false)
    try {
      await onSave(text)
      setDraft(undefined)
    } catch (error) {
      setRefused(true)
      notify.failed(error)
    } finally {
      setBusy(false)
    }
  }
  if (draft === undefined) {
    return (
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={`${shown} – ${t('editCell', { name: label })}`}
        onClick={() => {
          setBack(false)
          setRefused(false)
          setDraft(value)
        }}
      >
        {shown}
      </button>
    )
  }
  return (
    <Input
      className={styles.input}
      size="small"
      autoFocus
      aria-label={label}
      aria-invalid={refused}
      value={draft}
      // Not disabled: a refused value is corrected in the same place.
      readOnly={busy}
      // As in a spreadsheet, the first letter replaces what was there.
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event, data) => {
        setRefused(false)
        setDraft(within(draft, data.value, maxLength, event))
      }}
      onBlur={() => void save()}
      onKeyDown={(event) => {
        // Keys of the table (Space selects, arrows move) are text input here.
        event.stopPropagation()
        if (isComposing(event.nativeEvent)) return
        if (event.key === 'Enter') {
          // If stored synchronously, the rest of this key press would reach the button and open the cell again.
          event.preventDefault()
          setBack(true)
          void save()
        }
        if (event.key === 'Escape') {
          event.preventDefault()
          setBack(true)
          setDraft(undefined)
        }
      }}
    />
  )
}
