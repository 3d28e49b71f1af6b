import { MessageBar, MessageBarBody } from '@fluentui/react-message-bar'
import type { Account } from '@seaport/contract/desk/account'
import { hasParameter } from '@seaport/contract/work/promotion-form'
import { type PromotionKind, promotionParams } from '@seaport/contract/work/task-kind'
import { useT } from '@seaport/i18n/react'
import type { AddressPlace } from '@seaport/platforms/task-address'
import { FormRow } from '@seaport/ui/form'
import { NumberField } from '@seaport/ui/number-field'
import { SelectField } from '@seaport/ui/select-field'
import { TextField } from '@seaport/ui/text-field'
import type { ReactNode } from 'react'
import type { PromotionFormProps } from '../../promotion-form.ts'
import { useOffers } from '../../useOffers.ts'
import { AudienceFields } from './AudienceFields.tsx'
import { GoalFields } from './GoalFields.tsx'
import { ScriptField } from './ScriptField.tsx'

const kinds = Object.keys(promotionParams) as PromotionKind[]

interface PromotionFieldsProps extends PromotionFormProps {
  accounts: readonly Account[]
  /** Where the chosen account's network is. */
  place: AddressPlace | undefined
}

/** What a promotion is told; each kind asks for its own. */
export function PromotionFields({ form, accounts, place }: PromotionFieldsProps): ReactNode {
  const t = useT('promotion')
  const words = useT('task')
  const why = useT('capability')
  const network = useT('network')
  const offerOf = useOffers()
  const { kind } = form.values.work
  const account = accounts.find(({ id }) => id === form.values.account_id)
  const offer = kind && account ? offerOf(account.network, kind) : undefined
  const isSent = form.values.executor === 'api' && offer?.executors.includes('api')
  return (
    <>
      <SelectField
        field={form.field('work.kind')}
        label={t('kind')}
        placeholder={t('choose')}
        options={kinds.map((value) => ({ value, label: words(`kind.${value}`) }))}
        required
      />
      <SelectField
        field={form.field('account_id')}
        label={t('account')}
        placeholder={t('choose')}
        options={accounts.map(({ id, account, network: on, availability }) => {
          const able = kind === '' || offerOf(on, kind).executor !== 'none'
          const name = t('accountOn', { handle: account, network: network(on) })
          return {
            value: id,
            label: able ? name : t('unable', { account: name }),
            disabled: !able || availability === 'abnormal',
          }
        })}
        required
      />
      {offer && offer.executors.length > 1 && (
        <SelectField
          field={form.field('executor')}
          label={t('executor')}
          hint={t('executorHint')}
          options={offer.executors.map((value) => ({ value, label: words(`executor.${value}`) }))}
          required
        />
      )}
      {offer && (
        <MessageBar intent={offer.executor === 'none' ? 'warning' : 'info'} layout="multiline">
          <MessageBarBody>
            {why(`words.${isSent ? 'api' : offer.executor}`)} {offer.reason && why(`reason.${offer.reason}`)}
          </MessageBarBody>
        </MessageBar>
      )}
      {hasParameter(kind, 'script_id') && (
        <ScriptField
          field={form.field('work.params.script_id')}
          network={account?.network}
          kind={kind}
          executor={isSent ? 'api' : 'assisted'}
        />
      )}
      <AudienceFields form={form} place={place} />
      <GoalFields form={form} />
      <FormRow>
        {hasParameter(kind, 'send_interval_seconds') && (
          <NumberField
            field={form.field('work.params.send_interval_seconds')}
            label={t('interval')}
            hint={t('intervalHint')}
            unit={t('seconds')}
            min={5}
            required
          />
        )}
        {hasParameter(kind, 'duration_minutes') && (
          <NumberField
            field={form.field('work.params.duration_minutes')}
            label={t('duration')}
            unit={t('minutes')}
            min={1}
          />
        )}
      </FormRow>
      <TextField field={form.field('name')} label={t('name')} hint={t('nameHint')} maxLength={80} />
    </>
  )
}
