import { zoneOf } from '@seaport/contract/kernel/time-zone'
import { toTag } from '@seaport/i18n/lang'
import { useLanguage } from '@seaport/i18n/react'
import { ComboField } from '@seaport/ui/combo-field'
import type { Field } from '@seaport/ui/use-form'
import { type ReactNode, useMemo } from 'react'
import { zoneOptions } from './zone-options.ts'

interface ZoneFieldProps {
  field: Field<string>
  label: string
  hint?: string
}

/** Choice of a time zone, found by today's and older names, by city and country. Shows the zone whatever name it was stored under. */
export function ZoneField({ field, ...rest }: ZoneFieldProps): ReactNode {
  const { lang } = useLanguage()
  const value = zoneOf(field.value) ?? field.value
  const options = useMemo(() => zoneOptions(toTag(lang), value), [lang, value])
  return <ComboField {...rest} field={{ ...field, value }} options={options} required />
}
