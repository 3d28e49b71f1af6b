import { Button, makeStyles } from '@fluentui/react-components'
import { getGuard, guardedNetworks, setGuard } from '@seaport/contract/work/guard'
import type { GuardLimits as Limits } from '@seaport/contract/work/guard.schema'
import type { PromotionKind } from '@seaport/contract/work/task-kind'
import { promotionParams } from '@seaport/contract/work/task-kind.schema'
import { useT } from '@seaport/i18n/react'
import { Dialog, DialogActions, DialogContent } from '@seaport/ui/dialog'
import { ErrorState } from '@seaport/ui/error-state'
import { FormRow } from '@seaport/ui/form'
import { FormDialog } from '@seaport/ui/form-dialog'
import { notify } from '@seaport/ui/notify'
import { NumberField } from '@seaport/ui/number-field'
import { Stack } from '@seaport/ui/stack'
import { SwitchField } from '@seaport/ui/switch-field'
import { TextField } from '@seaport/ui/text-field'
import { token } from '@seaport/ui/theme-tokens'
import { useFailure } from '@seaport/ui/use-failure'
import { useForm } from '@seaport/ui/use-form'
import type { ReactNode } from 'react'
import { useEndpointMutation, useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { draftOf, GuardForm } from '../guard-draft.ts'

const kinds = Object.keys(promotionParams) as PromotionKind[]

const useStyles = makeStyles({
  kind: { padding: 0, fontWeight: token('fontWeightSemibold') },
})

/** The limits that all promotions of the tenant keep to. */
export function GuardLimits({ onClose }: { onClose: () => void }): ReactNode {
  const t = useT('guard')
  const common = useT('common')
  const failure = useFailure()
  const { data, isError, error, refetch } = useEndpointQuery(getGuard, {})
  if (data) return <Sheet limits={data.limits} onClose={onClose} />
  return (
    isError && (
      <Dialog title={t('title')} onClose={onClose}>
        <DialogContent>
          <ErrorState {...failure(error)} onRetry={() => void refetch()} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{common('close')}</Button>
        </DialogActions>
      </Dialog>
    )
  )
}

function Sheet({ limits, onClose }: { limits: Limits; onClose: () => void }): ReactNode {
  const t = useT('guard')
  const tTask = useT('task')
  const network = useT('network')
  const styles = useStyles()
  const save = useEndpointMutation(setGuard, [getGuard])
  const form = useForm({
    schema: GuardForm,
    initial: draftOf(limits),
    // The dialog opens with what was read last, and follows what is read now.
    latest: draftOf(limits),
    onSubmit: async (body) => {
      await save.mutateAsync({ body })
      notify.success(t('saved'))
      onClose()
    },
  })
  return (
    <FormDialog title={t('title')} action={t('save')} size="large" form={form} onClose={onClose}>
      <SwitchField field={form.field('is_quiet')} label={t('quietOn')} hint={t('lead')} />
      {form.values.is_quiet && (
        <FormRow>
          <TextField
            field={form.field('quiet_hours.from')}
            label={t('quietFrom')}
            hint={t('timeHint')}
            required
          />
          <TextField field={form.field('quiet_hours.to')} label={t('quietTo')} required />
        </FormRow>
      )}
      <FormRow>
        <NumberField
          field={form.field('least_interval_seconds')}
          label={t('interval')}
          unit={t('seconds')}
          min={5}
          required
        />
        <NumberField
          field={form.field('contact_days')}
          label={t('contact')}
          hint={t('contactHint')}
          unit={t('dayUnit')}
          min={0}
          required
        />
        <NumberField field={form.field('park_hours')} label={t('park')} unit={t('hours')} min={1} required />
      </FormRow>
      {kinds.map((kind) => (
        <Stack key={kind} as="fieldset" gap="S">
          <legend className={styles.kind}>{t('capsOf', { kind: tTask(`kind.${kind}`) })}</legend>
          <FormRow>
            {guardedNetworks.map((id) => (
              <NumberField
                key={id}
                field={form.field(`caps.${id}.${kind}`)}
                label={network(id)}
                min={0}
                required
              />
            ))}
          </FormRow>
        </Stack>
      ))}
    </FormDialog>
  )
}
