import { makeStyles } from '@fluentui/react-components'
import { locales } from '@seaport/contract/kernel/locale'
import { desktopPlatforms } from '@seaport/contract/platform/version'
import type { Version } from '@seaport/contract/platform/version.schema'
import { LANG_NAMES } from '@seaport/i18n/lang'
import { useLanguage, useT } from '@seaport/i18n/react'
import { FormRow } from '@seaport/ui/form'
import { FormDialog } from '@seaport/ui/form-dialog'
import { MarkdownField } from '@seaport/ui/markdown-field'
import { notify } from '@seaport/ui/notify'
import { SelectField } from '@seaport/ui/select-field'
import { TextField } from '@seaport/ui/text-field'
import { token } from '@seaport/ui/theme-tokens'
import { useForm } from '@seaport/ui/use-form'
import type { ReactNode } from 'react'
import { usePending } from '../../../shared/form/usePending.ts'
import { useCreateVersion, useUpdateVersion } from '../api/version-actions.ts'
import { toFormValues, VersionForm, withFiles } from '../version-form.ts'
import { BuildFields } from './BuildFields.tsx'

const useStyles = makeStyles({
  builds: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
    gap: token('spacingHorizontalM'),
  },
})

interface VersionEditorProps {
  /** The version that is changed; none = a new one. */
  version?: Version
  onClose: () => void
}

/** Publishes a version in one language, or changes one. */
export function VersionEditor({ version, onClose }: VersionEditorProps): ReactNode {
  const t = useT('version')
  const tDownload = useT('download')
  const styles = useStyles()
  const { lang } = useLanguage()
  const create = useCreateVersion()
  const update = useUpdateVersion()
  const reading = usePending(t('stillReading'))
  const form = useForm({
    schema: VersionForm,
    initial: toFormValues(lang, version),
    onSubmit: async (body, changed) => {
      reading.check()
      if (version) await update.mutateAsync({ params: { id: version.id }, body: withFiles(changed, body) })
      else await create.mutateAsync({ body })
      notify.success(t('saved'))
      onClose()
    },
  })
  const title = version
    ? t('editTitle', { version: version.version, language: LANG_NAMES[version.language] })
    : t('create')
  return (
    <FormDialog
      title={title}
      size="large"
      form={reading.hold(form)}
      onClose={onClose}
      {...(!version && { action: t('createAction') })}
    >
      <FormRow>
        <TextField field={form.field('version')} label={t('version')} hint={t('versionHint')} required />
        <SelectField
          field={form.field('language')}
          label={t('language')}
          options={locales.map((value) => ({ value, label: LANG_NAMES[value] }))}
          required
        />
      </FormRow>
      <div className={styles.builds}>
        {desktopPlatforms.map((platform) => (
          <BuildFields
            key={platform}
            name={tDownload(`platform.${platform}`)}
            address={form.field(platform)}
            size={form.field(`files.${platform}.size`)}
            sha512={form.field(`files.${platform}.sha512`)}
            onPending={reading.change}
          />
        ))}
      </div>
      <MarkdownField field={form.field('notes')} label={t('notes')} rows={6} />
    </FormDialog>
  )
}
