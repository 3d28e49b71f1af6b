import { makeStyles, ToggleButton } from '@fluentui/react-components'
import { useFormat, useT } from '@seaport/i18n/react'
import { NumberField, type NumberFieldProps } from '@seaport/ui/number-field'
import { Row } from '@seaport/ui/row'
import { Stack } from '@seaport/ui/stack'
import { token } from '@seaport/ui/theme-tokens'
import { VisuallyHidden } from '@seaport/ui/visually-hidden'
import type { ReactNode } from 'react'
import { presetsIn, type Range } from '../purchase.ts'

const USUAL = { quantity: [1, 5, 10, 20, 50], days: [7, 30, 90, 180, 365] } as const

const useStyles = makeStyles({
  saved: { marginInlineStart: token('spacingHorizontalXS'), color: token('seaportSuccessText') },
  preset: { minWidth: '56px', fontVariantNumeric: 'tabular-nums' },
})

interface AmountChoiceProps extends Pick<NumberFieldProps, 'field'> {
  what: 'quantity' | 'days'
  range: Range
  label: string
  /** Choosing nothing is allowed too. */
  optional?: boolean
  /** Saving of each amount, as a ratio. */
  saves?: (preset: number) => number
}

/** Number of ports or days, with buttons for common amounts. */
export function AmountChoice({
  what,
  range,
  label,
  optional = false,
  saves,
  field,
}: AmountChoiceProps): ReactNode {
  const t = useT('buy')
  const format = useFormat()
  const styles = useStyles()
  const saved = (preset: number) => saves?.(preset) ?? 0
  return (
    <Stack gap="S" width="form">
      <NumberField
        field={field}
        label={label}
        hint={t(`hint.${what}`, { min: range.min, max: range.max })}
        unit={t(`unit.${what}`)}
        min={range.min}
        max={range.max}
        required={!optional}
      />
      <Row gap="XS">
        {presetsIn(range, USUAL[what]).map((preset) => (
          <ToggleButton
            key={preset}
            size="small"
            className={styles.preset}
            checked={field.value === preset}
            disabledFocusable={field.disabled}
            onClick={() => field.set(optional && field.value === preset ? null : preset)}
          >
            {/* Hidden content, since an `aria-label` would have to contain the visible text. */}
            <VisuallyHidden>
              {format.list([
                t(`preset.${what}`, { count: preset }),
                ...(saved(preset) > 0 ? [t('presetSaves', { percent: format.percent(saved(preset)) })] : []),
              ])}
            </VisuallyHidden>
            <span aria-hidden>
              {format.number(preset)}
              {saved(preset) > 0 && <span className={styles.saved}>{format.percent(-saved(preset))}</span>}
            </span>
          </ToggleButton>
        ))}
      </Row>
    </Stack>
  )
}
