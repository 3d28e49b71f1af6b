import { type TranslationConfig, TranslationProvider } from '@seaport/contract/work/translation.schema'
import { useT } from '@seaport/i18n/react'
import { CheckboxField } from '@seaport/ui/checkbox-field'
import { FormDialog } from '@seaport/ui/form-dialog'
import { notify } from '@seaport/ui/notify'
import { PasswordField } from '@seaport/ui/password-field'
import { SelectField } from '@seaport/ui/select-field'
import { TextField } from '@seaport/ui/text-field'
import { useForm } from '@seaport/ui/use-form'
import type { ReactNode } from 'react'
import { usePutTranslationConfig } from '../api/config-actions.ts'
import { TranslationForm, toFormValues } from '../translation-form.ts'

interface TranslationEditorProps {
  config: TranslationConfig
  onClose: () => void
}

/** Sets translation up, or switches it off. */
export function TranslationEditor({ config, onClose }: TranslationEditorProps): ReactNode {
  const t = useT('config')
  const tTranslation = useT('translation')
  const put = usePutTranslationConfig()
  const form = useForm({
    schema: TranslationForm,
    initial: toFormValues(config),
    // What another administrator changes in the meantime is not sent back.
    latest: toFormValues(config),
    onSubmit: async (body) => {
      await put.mutateAsync({ body: { ...body, seen: config.updated_at } })
      notify.success(t('saved'))
      onClose()
    },
  })
  const options = TranslationProvider.options.map((value) => ({
    value,
    label: tTranslation(`provider.${value}`),
  }))
  return (
    <FormDialog title={t('translation.title')} form={form} onClose={onClose}>
      <SelectField
        field={form.field('provider')}
        label={t('translation.provider')}
        options={[{ value: 'none', label: t('translation.none') }, ...options]}
        required
      />
      {form.values.provider !== 'none' && (
        <>
          <TextField
            field={form.field('url')}
            label={t('translation.url')}
            hint={t('translation.urlHint')}
            placeholder="https://"
          />
          <PasswordField
            field={form.field('key')}
            label={t('translation.key')}
            hint={config.has_key ? t('translation.keyKept') : t('translation.keyHint')}
            autoComplete="new-password"
          />
          {config.has_key && <CheckboxField field={form.field('forget')} label={t('translation.forget')} />}
        </>
      )}
    </FormDialog>
  )
}
