import { Button } from '@fluentui/react-components'
import { locales } from '@seaport/contract/kernel/locale'
import type { RegistrationConfig } from '@seaport/contract/people/registration.schema'
import { LANG_NAMES } from '@seaport/i18n/lang'
import { useT } from '@seaport/i18n/react'
import { Form, FormRow, SubmitButton } from '@seaport/ui/form'
import { Hint } from '@seaport/ui/hint'
import { notify } from '@seaport/ui/notify'
import { NumberField } from '@seaport/ui/number-field'
import { PageCard } from '@seaport/ui/page'
import { Row } from '@seaport/ui/row'
import { Stack } from '@seaport/ui/stack'
import { SwitchField } from '@seaport/ui/switch-field'
import { TextAreaField } from '@seaport/ui/text-area-field'
import { useForm } from '@seaport/ui/use-form'
import type { ReactNode } from 'react'
import { refreshConfig } from '../../../shared/config/system-config.ts'
import { usePutRegistrationConfig } from '../api/config-actions.ts'
import { RegistrationForm, toFormValues } from '../registration-form.ts'
import { useConfigStyles } from './useConfigStyles.ts'

/** Registration settings: open or closed, message, caps and gift. */
export function RegistrationEditor({ config }: { config: RegistrationConfig }): ReactNode {
  const t = useT('config')
  const styles = useConfigStyles()
  const put = usePutRegistrationConfig()
  const form = useForm({
    schema: RegistrationForm,
    initial: toFormValues(config),
    // What another administrator changes in the meantime is not sent back.
    latest: toFormValues(config),
    onSubmit: async (body) => {
      const now = await put.mutateAsync({ body })
      void refreshConfig()
      form.reset(toFormValues(now))
      notify.success(t('saved'))
    },
  })
  return (
    <Form form={form}>
      <Stack gap="L" className={styles.narrow}>
        <PageCard title={t('card.allow')}>
          <Stack>
            <SwitchField
              field={form.field('allow_registration')}
              label={t('allow')}
              hint={form.values.allow_registration ? t('allowOn') : t('allowOff')}
            />
            <NumberField
              field={form.field('max_per_ip_per_day')}
              label={t('perIp')}
              hint={t('perIpHint')}
              min={1}
              required
            />
          </Stack>
        </PageCard>
        <PageCard title={t('card.refusal')}>
          <Hint breaks>{t('refusalHint')}</Hint>
          <div className={styles.columns}>
            {locales.map((lang) => (
              <TextAreaField
                key={lang}
                field={form.field(`refusal_messages.${lang}`)}
                label={LANG_NAMES[lang]}
                rows={2}
              />
            ))}
          </div>
        </PageCard>
        <PageCard title={t('card.gift')}>
          <Hint breaks>{t('giftHint')}</Hint>
          <FormRow>
            <NumberField field={form.field('gifted_ports')} label={t('giftedPorts')} min={0} required />
            <NumberField field={form.field('gifted_days')} label={t('giftedDays')} min={0} required />
          </FormRow>
        </PageCard>
        <Row className={styles.foot}>
          <SubmitButton form={form}>{t('save')}</SubmitButton>
          {form.dirty && (
            <Button disabled={form.submitting} onClick={() => form.reset()}>
              {t('discard')}
            </Button>
          )}
        </Row>
      </Stack>
    </Form>
  )
}
