import { useT } from '@seaport/i18n/react'
import { offerOf } from '@seaport/platforms/capabilities'
import { addressCheck, placeAmong } from '@seaport/platforms/task-address'
import { FormRow } from '@seaport/ui/form'
import { PageCard } from '@seaport/ui/page'
import { SelectField } from '@seaport/ui/select-field'
import { Stack } from '@seaport/ui/stack'
import { SwitchField } from '@seaport/ui/switch-field'
import { TextAreaField } from '@seaport/ui/text-area-field'
import { TextField } from '@seaport/ui/text-field'
import type { ReactNode } from 'react'
import { AddressLines } from '../task/AddressLines.tsx'
import { entriesOf } from '../task/entries-of.ts'
import { AudienceFields } from './AudienceFields.tsx'
import { ScriptFields } from './ScriptFields.tsx'
import { hasParam, listOf } from './task-draft.ts'
import type { StepProps } from './task-wizard.types.ts'

/** Second step: source or audience, and content. */
export function WhomStep(props: StepProps): ReactNode {
  const t = useT('wizard')
  const { form } = props
  const { kind } = form.values.work
  const isProfile = hasParam(kind, 'profile') || hasParam(kind, 'language')
  const hasWhom = listOf(kind) !== undefined || hasParam(kind, 'audience') || isProfile
  return (
    <>
      {hasWhom && (
        <PageCard
          title={t(hasParam(kind, 'target_count') ? 'askSource' : isProfile ? 'askProfile' : 'askWhom')}
        >
          <Stack gap="L" width="form">
            <Entries {...props} />
            {hasParam(kind, 'audience') && <AudienceFields {...props} />}
            <CollectionOptions {...props} />
            <ProfileFields form={form} />
          </Stack>
        </PageCard>
      )}
      <SentBy {...props} />
      {hasParam(kind, 'script_id') && (
        <PageCard title={t('askScript')}>
          <Stack gap="L" width="form">
            <ScriptFields {...props} />
          </Stack>
        </PageCard>
      )}
    </>
  )
}

/** Choice of the sender, where both API and a person can. */
function SentBy({ form, chosen, networks }: StepProps): ReactNode {
  const t = useT('wizard')
  const tTask = useT('task')
  const { kind } = form.values.work
  const [first] = chosen
  const { executors } = kind && first ? offerOf(networks, first.network, kind) : { executors: [] }
  if (executors.length < 2) return null
  const field = form.field('executor')
  return (
    <PageCard title={t('askExecutor')}>
      <Stack gap="L" width="form">
        <SelectField
          field={{ ...field, value: field.value || (executors[0] ?? '') }}
          label={tTask('executor')}
          hint={t('sentByHint')}
          options={executors.map((value) => ({ value, label: tTask(`executor.${value}`) }))}
        />
      </Stack>
    </PageCard>
  )
}

/** Sources (links, profiles, groups, keywords), validated by the network's formats while typing. */
function Entries({ form, chosen, networks }: StepProps): ReactNode {
  const t = useT('wizard')
  const { kind } = form.values.work
  const list = listOf(kind)
  const [first] = chosen
  if (!list || kind === '' || !first) return null
  const place = placeAmong(networks, first.network)
  const what = entriesOf(kind, list)
  return (
    <AddressLines
      key={list}
      check={addressCheck(kind, place)}
      field={form.field(`work.params.${list}`)}
      label={t(`list.${what}`)}
      hint={t(hasParam(kind, 'target_count') ? 'listHint20' : 'listHint')}
      placeholder={what === 'keywords' ? t('keywordExample') : exampleOf(what, place.web_base ?? '')}
      rows={5}
      required
    />
  )
}

const exampleOf = (what: 'links' | 'profiles' | 'groups', base: string) =>
  ({
    links: `${base}/name/status/1234567890`,
    profiles: `${base}/name\n@name`,
    groups: `${base}/groups/1234567890`,
  })[what]

function CollectionOptions({ form, chosen, networks }: StepProps): ReactNode {
  const t = useT('wizard')
  const { kind } = form.values.work
  const [first] = chosen
  if (kind === '' || !first || !hasParam(kind, 'target_count')) return null
  const { deep_collection, library_deduplication } = offerOf(networks, first.network, kind)
  return (
    <>
      <SelectField
        field={form.field('work.params.deduplication')}
        label={t('deduplication')}
        options={(['task', 'library'] as const).map((value) => ({
          value,
          label: t(`deduplication.${value}`),
          disabled: value === 'library' && !library_deduplication,
        }))}
      />
      <SwitchField
        field={form.field('work.params.deep_collection')}
        label={t('deep')}
        hint={deep_collection ? t('deepHint') : t('deepMissing')}
        disabled={!deep_collection}
      />
    </>
  )
}

function ProfileFields({ form }: Pick<StepProps, 'form'>): ReactNode {
  const t = useT('wizard')
  const { kind } = form.values.work
  if (hasParam(kind, 'language'))
    return (
      <TextField
        field={form.field('work.params.language')}
        label={t('language')}
        hint={t('languageHint')}
        required
      />
    )
  if (!hasParam(kind, 'profile')) return null
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
}
