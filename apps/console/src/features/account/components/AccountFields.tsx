import { type NetworkId, networks } from '@seaport/contract/kernel/network'
import { useT } from '@seaport/i18n/react'
import { ZoneField } from '@seaport/product-ui/zone-field'
import { SelectField } from '@seaport/ui/select-field'
import { TextField } from '@seaport/ui/text-field'
import type { Field } from '@seaport/ui/use-form'
import type { ReactNode } from 'react'
import { useSystemConfig } from '../../../shared/config/system-config.ts'

/** Choice of a configured network. */
export function NetworkField(props: {
  field: Field<NetworkId | ''>
  hint?: string
  /** Optional: the rows of an import may name it. */
  isOptional?: boolean
}): ReactNode {
  const { field, hint, isOptional = false } = props
  const t = useT('account')
  const n = useT('network')
  const config = useSystemConfig()
  const reachable = new Set(config?.networks.map(({ network }) => network))
  const options = (Object.keys(networks) as NetworkId[])
    .filter((network) => reachable.has(network))
    .map((value) => ({ value, label: n(value) }))
  return (
    <SelectField
      field={field}
      label={t('network')}
      {...(hint && { hint })}
      options={options}
      placeholder={t(isOptional ? 'networkOfRows' : 'choose')}
      required={!isOptional}
    />
  )
}

/** Whether an account speaks for the business or belongs to a person. */
export function TypeField({ field }: { field: Field<'promotion' | 'personal' | ''> }): ReactNode {
  const t = useT('account')
  const options = (['promotion', 'personal'] as const).map((value) => ({ value, label: t(`type.${value}`) }))
  return <SelectField field={field} label={t('type')} options={options} required />
}

/** Sign-in name of the account, for the agent who signs in on the desktop. */
export function SignInField({ field }: { field: Field<string> }): ReactNode {
  const t = useT('account')
  return <TextField field={field} label={t('signInName')} hint={t('signInNameHint')} maxLength={254} />
}

/** Time zone of the account's quiet hours. */
export function AccountZoneField({ field }: { field: Field<string> }): ReactNode {
  const t = useT('account')
  return <ZoneField field={field} label={t('zone')} hint={t('zoneHint')} />
}
