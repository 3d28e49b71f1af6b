import { MessageBar, MessageBarBody, Select } from '@fluentui/react-components'
import { Locale } from '@seaport/contract/kernel/locale.schema'
import { getNotificationSetting, putNotificationSetting } from '@seaport/contract/work/notification'
import * as notificationSchema from '@seaport/contract/work/notification.schema'
import { EmailMode, NotificationSetting } from '@seaport/contract/work/notification.schema'
import { LANG_NAMES } from '@seaport/i18n/lang'
import { useFormat, useT } from '@seaport/i18n/react'
import { ZoneField } from '@seaport/product-ui/zone-field'
import { ErrorState } from '@seaport/ui/error-state'
import { Form, FormActions, FormRow, SubmitButton } from '@seaport/ui/form'
import { Hint } from '@seaport/ui/hint'
import { LoadingState } from '@seaport/ui/loading-state'
import { PageCard } from '@seaport/ui/page'
import { Row } from '@seaport/ui/row'
import { SelectField } from '@seaport/ui/select-field'
import { Stack } from '@seaport/ui/stack'
import { Text } from '@seaport/ui/text'
import { useFailure } from '@seaport/ui/use-failure'
import { type Field, useForm } from '@seaport/ui/use-form'
import { useNotify } from '@seaport/ui/use-notify'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { useEndpointMutation, useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { useNotificationStyles } from './useNotificationStyles.ts'

/** The setting as it is filled in. */
const Setting = z.object({
  language: Locale,
  time_zone: notificationSchema.putNotificationSetting.body.shape.time_zone,
  hour: z.string().transform(Number),
  kinds: NotificationSetting.shape.kinds,
})

/** E-mail notifications of a user, once their settings are loaded. */
export function EmailSection(): ReactNode {
  const failure = useFailure()
  const { data, isError, error, refetch } = useEndpointQuery(getNotificationSetting, {})
  if (data) return <EmailForm setting={data} />
  return isError ? <ErrorState {...failure(error)} onRetry={() => void refetch()} /> : <LoadingState />
}

function EmailForm({ setting }: { setting: NotificationSetting }): ReactNode {
  const t = useT('notification')
  const { zone } = useFormat()
  const { succeeded } = useSaved()
  const save = useEndpointMutation(putNotificationSetting, [getNotificationSetting])
  const known = {
    language: setting.language,
    time_zone: setting.time_zone ?? zone,
    hour: String(setting.hour),
    kinds: setting.kinds,
  }
  const form = useForm({
    schema: Setting,
    initial: known,
    // What another window saves in the meantime is not sent back.
    latest: known,
    onSubmit: async ({ kinds, ...rest }) => {
      const modes = Object.fromEntries(kinds.map(({ kind, email }) => [kind, email]))
      succeeded(await save.mutateAsync({ body: { ...rest, kinds: modes } }))
    },
  })
  return (
    <Stack gap="L" width="page">
      {!setting.mail_ready && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t('mailMissing')}</MessageBarBody>
        </MessageBar>
      )}
      <PageCard title={t('emailTo', { email: setting.email })}>
        <Text as="p" tone="quiet">
          {t('emailLead')}
        </Text>
        <Form form={form}>
          <Kinds kinds={form.values.kinds} onChange={(kinds) => form.patch({ kinds })} />
          <FormRow>
            <SelectField
              field={form.field('language')}
              label={t('language')}
              options={Locale.options.map((value) => ({ value, label: LANG_NAMES[value] }))}
            />
            <HourField field={form.field('hour')} />
            <ZoneField field={form.field('time_zone')} label={t('zone')} />
          </FormRow>
          <FormActions>
            <SubmitButton form={form}>{t('save')}</SubmitButton>
          </FormActions>
        </Form>
      </PageCard>
    </Stack>
  )
}

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour))

function HourField({ field }: { field: Field<string> }): ReactNode {
  const t = useT('notification')
  const options = HOURS.map((value) => ({ value, label: `${value.padStart(2, '0')}:00` }))
  return <SelectField field={field} label={t('hour')} options={options} />
}

/** Confirms the saved settings. */
function useSaved() {
  const t = useT('notification')
  const { success } = useNotify()
  return {
    succeeded({ kinds, mail_ready }: NotificationSetting) {
      const count = kinds.filter(({ email }) => email !== 'off').length
      success(count === 0 ? t('savedNone') : mail_ready ? t('savedSome', { count }) : t('savedLater'))
    },
  }
}

interface KindsProps {
  kinds: NotificationSetting['kinds']
  onChange: (kinds: NotificationSetting['kinds']) => void
}

/** Delivery mode of each kind. */
function Kinds({ kinds, onChange }: KindsProps): ReactNode {
  const t = useT('notification')
  const styles = useNotificationStyles()
  const choose = (kind: string, value: string) => {
    const mode = EmailMode.options.find((one) => one === value) ?? 'off'
    onChange(kinds.map((one) => (one.kind === kind ? { ...one, email: mode } : one)))
  }
  return (
    <Stack as="ul" gap="none">
      {kinds.map(({ kind, email }) => (
        <Row key={kind} as="li" justify="between" className={styles.item}>
          <Stack as="span" gap="none" className={styles.words}>
            <Row as="span" className={styles.name}>
              {t(`kind.${kind}`)}
            </Row>
            <Hint as="span" breaks>
              {t(`about.${kind}`)}
            </Hint>
          </Stack>
          <Select
            className={styles.mode}
            aria-label={t(`kind.${kind}`)}
            value={email}
            onChange={(_, { value }) => choose(kind, value)}
          >
            {EmailMode.options.map((mode) => (
              <option key={mode} value={mode}>
                {t(`mode.${mode}`)}
              </option>
            ))}
          </Select>
        </Row>
      ))}
    </Stack>
  )
}
