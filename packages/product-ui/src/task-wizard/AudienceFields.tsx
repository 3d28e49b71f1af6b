import { ResourceKind } from '@seaport/contract/work/resource-kind.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { addressCheck, placeAmong } from '@seaport/platforms/task-address'
import { FormRow } from '@seaport/ui/form'
import { Hint } from '@seaport/ui/hint'
import { NumberField } from '@seaport/ui/number-field'
import { SelectField } from '@seaport/ui/select-field'
import { SwitchField } from '@seaport/ui/switch-field'
import { TextField } from '@seaport/ui/text-field'
import type { ReactNode } from 'react'
import { AddressLines } from '../task/AddressLines.tsx'
import { useFilterWords } from '../task/useFilterWords.ts'
import { AudiencePreview } from './AudiencePreview.tsx'
import { ChoiceCards } from './ChoiceCards.tsx'
import { senderOf } from './sender-of.ts'
import type { StepProps } from './task-wizard.types.ts'
import { useAudiencePreview } from './useAudiencePreview.ts'

/** Audience: chosen people, a part of the library, or a pasted list, with its size. */
export function AudienceFields(props: StepProps): ReactNode {
  const t = useT('wizard')
  const format = useFormat()
  const { form, chosen } = props
  const { audience } = form.values.work.params
  const preview = useAudiencePreview(props)
  const sources = (['library', 'list', 'ids'] as const).filter(
    (from) => from !== 'ids' || audience.resource_ids.length > 0,
  )
  // Several tasks on one library need deduplication, or they would reach the same people.
  const sharesLibrary = chosen.length > 1 && audience.from === 'library'
  return (
    <>
      <ChoiceCards
        label={t('askWhom')}
        name="audience"
        value={audience.from}
        onChange={(from) => form.field('work.params.audience.from').set(from)}
        choices={sources.map((from) => ({
          value: from,
          title: t(`from.${from}`),
          note:
            from === 'ids'
              ? t('fromNote.ids', { number: format.number(audience.resource_ids.length) })
              : t(`fromNote.${from}`),
        }))}
      />
      {audience.from === 'library' && <LibraryFilter {...props} />}
      {audience.from === 'list' && <PastedList {...props} />}
      <SwitchField
        field={form.field('work.params.skip_reached')}
        label={t('skipReached')}
        hint={sharesLibrary ? t('skipReachedShared') : t('skipReachedHint')}
        disabled={sharesLibrary && form.values.work.params.skip_reached}
      />
      <AudiencePreview
        {...preview}
        days={props.limits?.contact_days ?? 0}
        executor={senderOf(form, chosen)}
      />
    </>
  )
}

function PastedList({ form, chosen, networks }: StepProps): ReactNode {
  const t = useT('wizard')
  const { kind } = form.values.work
  const [first] = chosen
  if (kind === '' || !first) return null
  return (
    <AddressLines
      check={addressCheck(kind, placeAmong(networks, first.network))}
      field={form.field('work.params.audience.targets')}
      label={t('people')}
      hint={t('peopleHint')}
      rows={5}
      required
    />
  )
}

function LibraryFilter({ form, groups = [] }: StepProps): ReactNode {
  const t = useT('wizard')
  const resource = useT('resource')
  const format = useFormat()
  const { task_id, seen_from, seen_to } = form.values.work.params.audience.filter
  const further = useFilterWords()({ task_id, seen_from, seen_to })
  return (
    <>
      {further.length > 0 && <Hint>{format.list(further)}</Hint>}
      <FormRow>
        <SelectField
          field={form.field('work.params.audience.filter.kind')}
          label={resource('kind')}
          placeholder={t('everybody')}
          options={ResourceKind.options.map((value) => ({ value, label: resource(`kind.${value}`) }))}
        />
        {groups.length > 0 && (
          <SelectField
            field={form.field('work.params.audience.filter.group_id')}
            label={resource('group')}
            placeholder={t('everyGroup')}
            options={groups}
          />
        )}
      </FormRow>
      <FormRow>
        <TextField field={form.field('work.params.audience.filter.search')} label={t('librarySearch')} />
        <TextField field={form.field('work.params.audience.filter.location')} label={resource('location')} />
      </FormRow>
      <FormRow>
        <NumberField
          field={form.field('work.params.audience.filter.followers_min')}
          label={resource('followersMin')}
          min={0}
        />
        <NumberField
          field={form.field('work.params.audience.filter.followers_max')}
          label={resource('followersMax')}
          min={0}
        />
      </FormRow>
    </>
  )
}
