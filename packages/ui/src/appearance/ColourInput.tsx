import { type ReactNode, useId } from 'react'
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
    <div className={styles.colour}>
      <label htmlFor={id} className={styles.colourLabel}>
        {label}
      </label>
      <span className={styles.note}>{note ?? value}</span>
      <input
        id={id}
        type="color"
        className={styles.colourInput}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
