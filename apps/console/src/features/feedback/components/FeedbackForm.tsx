import { makeStyles } from '@fluentui/react-components'
import { cutUnits } from '@seaport/contract/kernel/graphemes'
import { feedbackCategories, uploadScreenshot } from '@seaport/contract/platform/feedback'
import * as feedbackSchema from '@seaport/contract/platform/feedback.schema'
import { fileKinds } from '@seaport/contract/platform/file'
import type { StoredFile } from '@seaport/contract/platform/file.schema'
import { useT } from '@seaport/i18n/react'
import { Form, SubmitButton } from '@seaport/ui/form'
import { Hint } from '@seaport/ui/hint'
import { notify } from '@seaport/ui/notify'
import { PageCard } from '@seaport/ui/page'
import { Row } from '@seaport/ui/row'
import { SelectField } from '@seaport/ui/select-field'
import { Stack } from '@seaport/ui/stack'
import { TextAreaField } from '@seaport/ui/text-area-field'
import { token } from '@seaport/ui/theme-tokens'
import { Upload } from '@seaport/ui/upload'
import type { UploadTransport } from '@seaport/ui/upload-types'
import { useForm } from '@seaport/ui/use-form'
import { type ReactNode, useState } from 'react'
import { useAddressQuery } from '../../../shared/address/useAddressQuery.ts'
import { client } from '../../../shared/api/client.ts'
import { useSystemConfig } from '../../../shared/config/system-config.ts'
import { useSendFeedback } from '../api/feedback-actions.ts'

const useStyles = makeStyles({
  category: { maxWidth: '280px' },
  label: { marginBottom: token('spacingVerticalXXS') },
})

/** Sends feedback to the operator, with an optional picture. */
export function FeedbackForm(): ReactNode {
  const t = useT('feedback')
  const styles = useStyles()
  const { params } = useAddressQuery()
  const page = cutUnits(params.get('from') ?? '', 300)
  const version = useSystemConfig()?.version ?? ''
  const send = useSendFeedback()
  // A new key resets the picture field.
  const [round, setRound] = useState(0)
  const [uploading, setUploading] = useState(0)
  const initial = { category: 'problem' as const, text: '', page, version, screenshot_id: null }
  const form = useForm({
    schema: feedbackSchema.sendFeedback.body,
    initial,
    onSubmit: async (body) => {
      await send.mutateAsync({ body: { ...body, page, version } })
      form.reset(initial)
      setRound(round + 1)
      notify.success(t('sent'))
    },
  })
  const transport: UploadTransport<StoredFile> = async (file, run) => {
    setUploading((now) => now + 1)
    try {
      return await client.call(uploadScreenshot, { body: {}, file }, run)
    } finally {
      setUploading((now) => now - 1)
    }
  }
  return (
    <PageCard title={t('write')}>
      <Form form={form}>
        <Stack>
          <div className={styles.category}>
            <SelectField
              field={form.field('category')}
              label={t('category')}
              options={feedbackCategories.map((value) => ({ value, label: t(`categories.${value}`) }))}
              required
            />
          </div>
          <TextAreaField
            field={form.field('text')}
            label={t('text')}
            hint={t('textHint')}
            rows={6}
            maxLength={4000}
            required
          />
          <div>
            <div className={styles.label}>{t('screenshot')}</div>
            <Upload
              key={round}
              label={t('screenshot')}
              types={['.png', '.jpg', '.jpeg', '.webp']}
              maxBytes={fileKinds.image.maxBytes}
              maxFiles={1}
              transport={transport}
              disabled={form.submitting}
              onChange={([file]) => form.patch({ screenshot_id: file?.id ?? null })}
            />
          </div>
          <Hint>{page ? t('alsoSent', { page, version }) : t('alsoSentVersion', { version })}</Hint>
          <Row gap="none" align="stretch" wrap="never">
            <SubmitButton form={{ submitting: form.submitting || uploading > 0 }}>{t('send')}</SubmitButton>
          </Row>
        </Stack>
      </Form>
    </PageCard>
  )
}
