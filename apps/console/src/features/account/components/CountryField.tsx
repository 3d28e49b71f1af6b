import { isCountryCode } from '@seaport/contract/kernel/primitives'
import { useFormat, useT } from '@seaport/i18n/react'
import { ComboField } from '@seaport/ui/combo-field'
import type { Field } from '@seaport/ui/use-form'
import { type ReactNode, useMemo } from 'react'

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const COUNTRIES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(isCountryCode)

/** The country of an account, by its name in the reader's language. */
export function CountryField({ field }: { field: Field<string> }): ReactNode {
  const t = useT('account')
  const format = useFormat()
  const options = useMemo(
    () =>
      COUNTRIES.map((value) => ({ value, label: format.region(value) })).sort((one, other) =>
        one.label.localeCompare(other.label),
      ),
    [format],
  )
  return <ComboField field={field} label={t('country')} hint={t('countryHint')} options={options} />
}
