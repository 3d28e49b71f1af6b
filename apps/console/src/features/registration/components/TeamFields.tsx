import { industries, teamSizes } from '@seaport/contract/people/profile'
import type { Industry, TeamSize } from '@seaport/contract/people/profile.schema'
import { useT } from '@seaport/i18n/react'
import { FormRow } from '@seaport/ui/form'
import { SelectField } from '@seaport/ui/select-field'
import type { Field } from '@seaport/ui/use-form'
import type { ReactNode } from 'react'
import type { z } from 'zod'

export interface TeamFieldsProps {
  industry: Field<z.infer<typeof Industry> | ''>
  size: Field<z.infer<typeof TeamSize> | ''>
}

/** What the team does, and how many they are. */
export function TeamFields({ industry, size }: TeamFieldsProps): ReactNode {
  const t = useT('profile')
  return (
    <FormRow>
      <SelectField
        field={industry}
        label={t('industry')}
        required
        placeholder={t('choose')}
        options={industries.map((value) => ({ value, label: t(`industry.${value}`) }))}
      />
      <SelectField
        field={size}
        label={t('teamSize')}
        required
        placeholder={t('choose')}
        options={teamSizes.map((value) => ({ value, label: t(`teamSize.${value}`) }))}
      />
    </FormRow>
  )
}
