import { type ReactNode, useId } from 'react'
import { Row } from '../layout/Row.tsx'
import { Hint } from '../text/Hint.tsx'
import { useThemeSettingsStyles } from './useThemeSettingsStyles.ts'

interface ColourInputProps {
  label: string
  /** `#rrggbb`. */
  value: string
  /** Shown beside the value, such as "default". */
  note?: string | undefined
  onChange: (colour: string) => void
}

/** A colour field with the browser's own picker. */
export function ColourInput({ label, value, note, onChange }: ColourInputProps): ReactNode {
  const styles = useThemeSettingsStyles()
  const id = useId()
  return (
    <Row gap="M" wrap="never" className={styles.colour}>
      <label htmlFor={id} className={styles.colourLabel}>
        {label}
      </label>
      <Hint as="span" numeric>
        {note ?? value}
      </Hint>
      <input
        id={id}
        type="color"
        className={styles.colourInput}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Row>
  )
}
