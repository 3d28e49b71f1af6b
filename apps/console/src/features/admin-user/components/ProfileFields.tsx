import { industries, teamSizes } from '@seaport/contract/people/profile'
import { useT } from '@seaport/i18n/react'
import { FormRow } from '@seaport/ui/form'
import { SelectField } from '@seaport/ui/select-field'
import { TextAreaField } from '@seaport/ui/text-area-field'
import { TextField } from '@seaport/ui/text-field'
import type { Field } from '@seaport/ui/use-form'
import type { ReactNode } from 'react'

type ProfileField = 'phone' | 'contact' | 'industry' | 'team_size' | 'remark'

/** Details of a user. */
export function ProfileFields({ field }: { field: (name: ProfileField) => Field<string> }): ReactNode {
  const t = useT('adminUser')
  const tProfile = useT('profile')
  const [industry, team] = [field('industry'), field('team_size')]
  return (
    <>
      <FormRow>
        <TextField field={field('phone')} label={t('phone')} type="tel" autoComplete="off" />
        <TextField field={field('contact')} label={t('contact')} autoComplete="off" />
      </FormRow>
      <FormRow>
        <SelectField
          field={industry}
          label={tProfile('industry')}
          placeholder={tProfile('choose')}
          options={withOwn(
            industry.value,
            industries.map((value) => ({ value, label: tProfile(`industry.${value}`) })),
          )}
        />
        <SelectField
          field={team}
          label={tProfile('teamSize')}
          placeholder={tProfile('choose')}
          options={withOwn(
            team.value,
            teamSizes.map((value) => ({ value, label: tProfile(`teamSize.${value}`) })),
          )}
        />
      </FormRow>
      <TextAreaField field={field('remark')} label={t('remark')} rows={2} maxLength={500} />
    </>
  )
}

/** A value unknown to this version stays selectable, so that saving does not lose it. */
function withOwn(own: string, options: readonly { value: string; label: string }[]) {
  const known = own === '' || options.some(({ value }) => value === own)
  return known ? options : [...options, { value: own, label: own }]
}
