import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Row } from '../layout/Row.tsx'
import { token } from '../theme/token.ts'
import { CheckBox } from './CheckBox.tsx'
import { type FieldProps, flush } from './FieldFrame.tsx'

const useStyles = makeStyles({
  group: {
    columnGap: token('spacingHorizontalM'),
  },
  columns: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))' },
  legend: { padding: 0 },
  note: { flexBasis: '100%', gridColumn: '1 / -1', margin: 0 },
  hint: { color: token('colorNeutralForeground3'), fontSize: token('fontSizeBase200') },
  wrong: { color: token('colorPaletteRedForeground1') },
  // As Fluent's labels show it.
  required: {
    '::after': {
      content: '"*"',
      paddingInlineStart: token('spacingHorizontalXS'),
      color: token('colorPaletteRedForeground3'),
    },
  },
})

export interface CheckboxGroupFieldProps<T> extends FieldProps<readonly T[]> {
  options: readonly { value: T; label: string }[]
  /** Aligns short labels in columns. */
  columns?: boolean
}

/** Check boxes of which several may be chosen; the value has them in the order in which they were. */
export function CheckboxGroupField<T extends string | number>(props: CheckboxGroupFieldProps<T>): ReactNode {
  const { field, label, hint, required, disabled, options, columns } = props
  const styles = useStyles()
  return (
    <Row
      as="fieldset"
      gap="none"
      align="stretch"
      className={mergeClasses(styles.group, columns && styles.columns)}
    >
      <legend className={mergeClasses(styles.legend, required && styles.required)}>{label}</legend>
      {options.map(({ value, label: name }) => (
        <CheckBox
          key={value}
          style={flush}
          name={field.name}
          label={name}
          checked={field.value.includes(value)}
          disabled={disabled || field.disabled}
          aria-invalid={field.error !== undefined}
          onChange={(_, { checked }) =>
            field.set(
              checked === true ? [...field.value, value] : field.value.filter((other) => other !== value),
            )
          }
          onBlur={field.onBlur}
        />
      ))}
      {hint && <p className={mergeClasses(styles.note, styles.hint)}>{hint}</p>}
      {field.error && (
        <p className={mergeClasses(styles.note, styles.wrong)} role="alert">
          {field.error}
        </p>
      )}
    </Row>
  )
}
