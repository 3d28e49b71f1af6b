import type { ReactNode } from 'react'
import { useDataTableStyles } from './useDataTableStyles.ts'

interface RowCheckProps {
  label: string
  checked: boolean
  mixed?: boolean
  onChange?: () => void
}

const noop = () => {}

/** A native check box: Fluent's is too slow for thousands of rows. */
export function RowCheckbox({ label, checked, mixed = false, onChange = noop }: RowCheckProps): ReactNode {
  const styles = useDataTableStyles()
  return (
    <input
      type="checkbox"
      className={styles.check}
      aria-label={label}
      checked={checked}
      onChange={onChange}
      ref={(box) => {
        if (box) box.indeterminate = mixed
      }}
    />
  )
}
