import { hasParameter } from '@seaport/contract/work/promotion-form'
import { ResourceKind } from '@seaport/contract/work/resource-kind'
import { useT } from '@seaport/i18n/react'
import { type AddressPlace, addressCheck } from '@seaport/platforms/task-address'
import { AddressLines } from '@seaport/product-ui/address-lines'
import { FormRow } from '@seaport/ui/form'
import { SelectField } from '@seaport/ui/select-field'
import { SwitchField } from '@seaport/ui/switch-field'
import { TextField } from '@seaport/ui/text-field'
import type { ReactNode } from 'react'
import type { PromotionFormProps } from '../../promotion-form.ts'

interface AudienceFieldsProps extends PromotionFormProps {
  /** Where the chosen account's network is. */
  place: AddressPlace | undefined
}

/** To whom, or where: people of the library or a pasted list, links to posts, groups. */
export function AudienceFields({ form, place }: AudienceFieldsProps): ReactNode {
  const t = useT('promotion')
  const resource = useT('resource')
  const { kind, params } = form.values.work
  if (kind === '') return null
  if (hasParameter(kind, 'links'))
    return (
      <AddressLines
        check={addressCheck(kind, place)}
        field={form.field('work.params.links')}
        label={t('links')}
        hint={t('onePerLine')}
        rows={5}
        required
      />
    )
  if (hasParameter(kind, 'groups'))
    return (
      <AddressLines
        check={addressCheck(kind, place)}
        field={form.field('work.params.groups')}
        label={t('groups')}
        hint={t('onePerLine')}
        rows={5}
        required
      />
    )
  if (!hasParameter(kind, 'audience')) return null
  const { from } = params.audience
  return (
    <>
      <SelectField
        field={form.field('work.params.audience.from')}
        label={t('audience')}
        options={[
          { value: 'library', label: t('fromLibrary') },
          { value: 'list', label: t('fromList') },
        ]}
      />
      {from === 'library' ? (
        <FormRow>
          <SelectField
            field={form.field('work.params.audience.filter.kind')}
            label={t('libraryKind')}
            placeholder={t('everybody')}
            options={ResourceKind.options.map((value) => ({ value, label: resource(`kind.${value}`) }))}
          />
          <TextField field={form.field('work.params.audience.filter.search')} label={t('librarySearch')} />
        </FormRow>
      ) : (
        <AddressLines
          check={addressCheck(kind, place)}
          field={form.field('work.params.audience.targets')}
          label={t('people')}
          hint={t('peopleHint')}
          rows={5}
          required
        />
      )}
      <SwitchField
        field={form.field('work.params.deduplication')}
        label={t('deduplication')}
        hint={t('deduplicationHint')}
      />
    </>
  )
}
