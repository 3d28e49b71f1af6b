import type { Account } from '@seaport/contract/desk/account'
import { useT } from '@seaport/i18n/react'
import { type Capability, offerOf } from '@seaport/platforms/capabilities'
import { addressCheck, placeAmong, withAddressRules } from '@seaport/platforms/task-address'
import { AddressLines } from '@seaport/product-ui/address-lines'
import { ComboField } from '@seaport/ui/combo-field'
import { FormRow } from '@seaport/ui/form'
import { FormDialog } from '@seaport/ui/form-dialog'
import { notify } from '@seaport/ui/notify'
import { NumberField } from '@seaport/ui/number-field'
import { SelectField } from '@seaport/ui/select-field'
import { SwitchField } from '@seaport/ui/switch-field'
import { TextField } from '@seaport/ui/text-field'
import { useForm } from '@seaport/ui/use-form'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useSystemConfig } from '../../../shared/config/system-config.ts'
import { useAccountOptions } from '../../account/account.public.ts'
import { useCreateTask } from '../api/task-actions.ts'
import { creatableKinds, emptyTask, sourceNameOf, sourceOf, TaskForm } from '../task-draft.ts'
import { CapabilityNote } from './CapabilityNote.tsx'
import { StartFields } from './StartFields.tsx'

/** Creates a collection task: what, with which account, from where, how much, and when. */
export function CreateTask({ onClose }: { onClose: () => void }): ReactNode {
  const t = useT('taskScreen')
  const words = useT('task')
  const n = useT('network')
  const create = useCreateTask()
  const [search, setSearch] = useState('')
  const accounts = useAccountOptions(search)
  const networks = useSystemConfig()?.networks
  const placeOf = useCallback(
    (id: string) => {
      const account = accounts?.find((one) => one.id === id)
      return account && placeAmong(networks ?? [], account.network)
    },
    [accounts, networks],
  )
  const schema = useMemo(() => withAddressRules(TaskForm, placeOf), [placeOf])
  const form = useForm({
    schema,
    initial: emptyTask,
    onSubmit: async (body) => {
      await create.mutateAsync({ body })
      notify.success(t('created.done'))
      onClose()
    },
  })
  const { values } = form
  const kind = values.work.kind || emptyTask.work.kind
  const source = sourceOf(kind)
  const account = accounts?.find(({ id }) => id === values.account_id)
  const isDeep = !account || offerOf(networks, account.network, kind).deep_collection
  return (
    <FormDialog title={t('create')} action={t('createAction')} size="medium" form={form} onClose={onClose}>
      <SelectField
        field={form.field('work.kind')}
        label={words('kind')}
        options={creatableKinds.map((value) => ({ value, label: words(`kind.${value}`) }))}
        required
      />
      <ComboField
        field={form.field('account_id')}
        label={words('account')}
        hint={t('accountHint')}
        options={(accounts ?? []).map((row) =>
          accountOption(row, offerOf(networks, row.network, kind), t, n(row.network)),
        )}
        onSearch={setSearch}
        required
      />
      <CapabilityNote kind={kind} network={account?.network} />
      <AddressLines
        key={source}
        check={addressCheck(kind, placeOf(values.account_id))}
        field={form.field(`work.params.${source}`)}
        label={t(`source.${sourceNameOf(kind)}`)}
        hint={t(`sourceHint.${source}`)}
        rows={4}
        required
      />
      <FormRow>
        <NumberField
          field={form.field('work.params.target_count')}
          label={t('target')}
          hint={t('targetHint')}
          min={1}
          required
        />
        <NumberField
          field={form.field('work.params.duration_minutes')}
          label={words('duration')}
          hint={t('durationHint')}
          unit={t('minutes')}
          min={1}
        />
      </FormRow>
      <FormRow>
        <SelectField
          field={form.field('work.params.deduplication')}
          label={t('deduplication')}
          options={(['task', 'library'] as const).map((value) => ({
            value,
            label: t(`deduplication.${value}`),
          }))}
        />
        <SwitchField
          field={form.field('work.params.deep_collection')}
          label={t('deep')}
          hint={t('deepHint')}
          disabled={!isDeep}
        />
      </FormRow>
      <FormRow>
        <StartFields mode={form.field('start.mode')} at={form.field('start.at')} />
      </FormRow>
      <TextField field={form.field('name')} label={words('name')} hint={t('nameHint')} />
    </FormDialog>
  )
}

/** An account as a choice; one that can't carry out the kind, has no seat, or is blocked, can't be chosen. */
function accountOption(
  { id, account, seat, availability }: Account,
  { executor, reason }: Capability,
  t: ReturnType<typeof useT<'taskScreen'>>,
  networkName: string,
) {
  const able = executor !== 'none'
  const isBlocked = availability === 'abnormal'
  const unable = reason === 'network_not_set_up' ? t('notSetUp') : t('unable')
  const note = isBlocked ? t('accountBlocked') : !seat ? t('noSeat') : able ? seat.name : unable
  return {
    value: id,
    label: [account, networkName, note].join(' · '),
    disabled: !seat || !able || isBlocked,
  }
}
