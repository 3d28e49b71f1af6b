import { hasParameter } from '@seaport/contract/work/promotion-form'
import { useT } from '@seaport/i18n/react'
import { FormRow } from '@seaport/ui/form'
import { NumberField } from '@seaport/ui/number-field'
import { TextAreaField } from '@seaport/ui/text-area-field'
import { TextField } from '@seaport/ui/text-field'
import type { ReactNode } from 'react'
import type { PromotionFormProps } from '../../promotion-form.ts'

const amounts = ['promotion_count', 'comment_count', 'like_count', 'group_count', 'people_per_group'] as const

/** How many; or for an account's own profile, what is to be changed. */
export function GoalFields({ form }: PromotionFormProps): ReactNode {
  const t = useT('promotion')
  const { kind } = form.values.work
  if (hasParameter(kind, 'profile'))
    return (
      <>
        <FormRow>
          <TextField field={form.field('work.params.profile.name')} label={t('profile.name')} />
          <TextField field={form.field('work.params.profile.location')} label={t('profile.location')} />
        </FormRow>
        <TextAreaField field={form.field('work.params.profile.bio')} label={t('profile.bio')} rows={3} />
        <TextField field={form.field('work.params.profile.url')} label={t('profile.url')} />
      </>
    )
  if (hasParameter(kind, 'language'))
    return (
      <TextField
        field={form.field('work.params.language')}
        label={t('language')}
        hint={t('languageHint')}
        required
      />
    )
  return (
    <FormRow>
      {amounts
        .filter((field) => hasParameter(kind, field))
        .map((field) => (
          <NumberField
            key={field}
            field={form.field(`work.params.${field}`)}
            label={t(`amount.${field}`)}
            min={1}
            required
          />
        ))}
    </FormRow>
  )
}
