import { Button } from '@fluentui/react-components'
import type { DataOf } from '@seaport/contract/kernel/endpoint'
import type { getSettings } from '@seaport/contract/platform/setting'
import type { SettingKey } from '@seaport/contract/platform/setting.schema'
import { useT } from '@seaport/i18n/react'
import { Form, SubmitButton } from '@seaport/ui/form'
import { notify } from '@seaport/ui/notify'
import { NumberField } from '@seaport/ui/number-field'
import { PageCard } from '@seaport/ui/page'
import { Row } from '@seaport/ui/row'
import { Stack } from '@seaport/ui/stack'
import { SwitchField } from '@seaport/ui/switch-field'
import { TextAreaField } from '@seaport/ui/text-area-field'
import { TextField } from '@seaport/ui/text-field'
import { useForm } from '@seaport/ui/use-form'
import type { ReactNode } from 'react'
import { refreshConfig } from '../../../shared/config/system-config.ts'
import { useChangeSettings } from '../api/config-actions.ts'
import { SettingsForm, toFormValues } from '../settings-form.ts'
import { DepositChange } from './DepositChange.tsx'
import { LastChange } from './LastChange.tsx'
import { useConfigStyles } from './useConfigStyles.ts'

const BRAND = ['brand', 'company'] as const
const HELP = ['help_support', 'help_channel', 'help_anti_scam', 'help_feedback', 'help_guide'] as const
const SUPPORT = ['support_contact', ...HELP] as const
const PAY = ['usdt_address', 'usdt_network', 'order_lifetime_minutes'] as const
const VISITORS = ['region_notice', 'region_signature', 'geo_lookup_url', 'geo_fallback_url'] as const
const NOTE = ['operator_note'] as const

/** All settings in one form; saving sends those that were changed. */
export function SettingsEditor({ data }: { data: DataOf<typeof getSettings> }): ReactNode {
  const t = useT('config')
  const styles = useConfigStyles()
  const change = useChangeSettings()
  const form = useForm({
    schema: SettingsForm,
    initial: toFormValues(data.settings),
    // What another administrator changes in the meantime is not sent back.
    latest: toFormValues(data.settings),
    onSubmit: async (_, changed) => {
      const { settings: now } = await change.mutateAsync({ body: changed })
      // This page shows some of them itself: help links, notices.
      void refreshConfig()
      form.reset(toFormValues(now))
      notify.success(t('saved'))
    },
  })
  type TextKey = Exclude<SettingKey, 'region_notice' | 'order_lifetime_minutes'>
  const text = (key: TextKey, more: { required?: boolean; type?: 'url' } = {}) => (
    <TextField
      key={key}
      field={form.field(key)}
      label={t(`setting.${key}`)}
      hint={t(`hint.${key}`)}
      {...more}
    />
  )
  const card = (
    id: 'brand' | 'support' | 'pay' | 'visitors' | 'note',
    keys: readonly SettingKey[],
    fields: ReactNode,
  ) => (
    <PageCard title={t(`card.${id}`)}>
      <Stack>{fields}</Stack>
      <LastChange changed={data.changed} keys={keys} />
    </PageCard>
  )
  return (
    <Form form={form}>
      <div className={styles.columns}>
        <Stack gap="L">
          {card(
            'brand',
            BRAND,
            <>
              {text('brand', { required: true })}
              {text('company')}
            </>,
          )}
          {card(
            'support',
            SUPPORT,
            <>
              {text('support_contact')}
              {HELP.map((key) => text(key, { type: 'url' }))}
            </>,
          )}
        </Stack>
        <Stack gap="L">
          {card(
            'pay',
            PAY,
            <>
              <DepositChange {...data} />
              {text('usdt_address')}
              {text('usdt_network')}
              <NumberField
                field={form.field('order_lifetime_minutes')}
                label={t('setting.order_lifetime_minutes')}
                hint={t('hint.order_lifetime_minutes')}
                unit={t('minutes')}
                min={1}
                required
              />
            </>,
          )}
          {card(
            'visitors',
            VISITORS,
            <>
              <SwitchField
                field={form.field('region_notice')}
                label={t('setting.region_notice')}
                hint={t('hint.region_notice')}
              />
              {text('region_signature')}
              {text('geo_lookup_url', { type: 'url' })}
              {text('geo_fallback_url', { type: 'url' })}
            </>,
          )}
          {card(
            'note',
            NOTE,
            <TextAreaField
              field={form.field('operator_note')}
              label={t('setting.operator_note')}
              hint={t('hint.operator_note')}
            />,
          )}
        </Stack>
      </div>
      <Row className={styles.foot}>
        <SubmitButton form={form}>{t('save')}</SubmitButton>
        {form.dirty && (
          <Button disabled={form.submitting} onClick={() => form.reset()}>
            {t('discard')}
          </Button>
        )}
      </Row>
    </Form>
  )
}
