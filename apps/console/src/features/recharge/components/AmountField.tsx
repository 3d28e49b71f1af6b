import { makeStyles, ToggleButton } from '@fluentui/react-components'
import { RECHARGE_PRESETS } from '@seaport/contract/money/order'
import { useFormat, useT } from '@seaport/i18n/react'
import { wholeNumberText } from '@seaport/ui/number-text'
import { Stack } from '@seaport/ui/stack'
import { TextField, type TextFieldProps } from '@seaport/ui/text-field'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'

/** Whole dollars, with the sign on the language's side: $100, but 100 $ in Vietnamese. */
const DOLLARS = {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
} as const

const useStyles = makeStyles({
  label: {
    padding: 0,
    marginBottom: token('spacingVerticalXS'),
    color: token('colorNeutralForeground3'),
  },
  presets: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(78px, 1fr))',
    gap: token('spacingHorizontalS'),
    margin: 0,
    padding: 0,
    border: 'none',
  },
  preset: { minWidth: 0, minHeight: '48px', paddingInline: '8px', fontVariantNumeric: 'tabular-nums' },
})

/** Number of dollars: one of the common amounts, or any other in digits. */
export function AmountField({ field }: Pick<TextFieldProps, 'field'>): ReactNode {
  const t = useT('recharge')
  const format = useFormat()
  const styles = useStyles()
  const signLeads = !/^\d/.test(format.number(0, DOLLARS))
  return (
    <Stack gap="S">
      <fieldset className={styles.presets}>
        <legend className={styles.label}>{t('presets')}</legend>
        {RECHARGE_PRESETS.map((preset) => (
          <ToggleButton
            key={preset}
            size="large"
            className={styles.preset}
            checked={field.value === String(preset)}
            appearance={field.value === String(preset) ? 'primary' : 'outline'}
            disabledFocusable={field.disabled}
            onClick={() => field.set(String(preset))}
          >
            {format.number(preset, DOLLARS)}
          </ToggleButton>
        ))}
      </fieldset>
      <TextField
        field={{ ...field, set: (text) => field.set(wholeNumberText(text)) }}
        label={t('custom')}
        hint={t('customHint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        {...(signLeads ? { contentBefore: t('dollarSign') } : { contentAfter: t('dollarSign') })}
      />
    </Stack>
  )
}
