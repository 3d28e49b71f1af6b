import { Button } from '@fluentui/react-components'
import type { NetworkId } from '@seaport/contract/kernel/network'
import type { StoredFile } from '@seaport/contract/platform/file.schema'
import { MAX_SCRIPT_TEXT, scriptVariables } from '@seaport/contract/work/script'
import { type Script, ScriptType } from '@seaport/contract/work/script.schema'
import { parseTemplate } from '@seaport/contract/work/script-template'
import { useT } from '@seaport/i18n/react'
import { NetworkLengths } from '@seaport/product-ui/network-lengths'
import { useNetworkOptions } from '@seaport/product-ui/network-options'
import { ScriptText } from '@seaport/product-ui/script-text'
import { CheckboxGroupField } from '@seaport/ui/checkbox-group-field'
import { FormRow } from '@seaport/ui/form'
import { FormDialog } from '@seaport/ui/form-dialog'
import { Hint } from '@seaport/ui/hint'
import { notify } from '@seaport/ui/notify'
import { Row } from '@seaport/ui/row'
import { SelectField } from '@seaport/ui/select-field'
import { SwitchField } from '@seaport/ui/switch-field'
import { TextAreaField } from '@seaport/ui/text-area-field'
import { TextField } from '@seaport/ui/text-field'
import { type Field, type Form, useForm } from '@seaport/ui/use-form'
import { type ReactNode, useState } from 'react'
import { useSystemConfig } from '../../../shared/config/system-config.ts'
import { usePending } from '../../../shared/form/usePending.ts'
import { GroupField } from '../../../shared/group/GroupField.tsx'
import { useCreateScript, useUpdateScript } from '../api/script-actions.ts'
import { scriptGroupKind } from '../api/script-groups.ts'
import { usePublisher } from '../api/usePublisher.ts'
import { ChangeForm, CreateForm, draftOf, emptyScript, parts, type ScriptDraft } from '../script-draft.ts'
import { MediaField } from './MediaField.tsx'

interface Closable {
  onClose: () => void
}

/** Adds a script, or changes one. */
export function ScriptEditor({ script, onClose }: Closable & { script?: Script }): ReactNode {
  return script ? <EditScript script={script} onClose={onClose} /> : <AddScript onClose={onClose} />
}

function AddScript({ onClose }: Closable): ReactNode {
  const t = useT('script')
  const create = useCreateScript()
  const uploads = usePending(t('stillUploading'))
  const publisher = usePublisher()
  const form = useForm({
    schema: CreateForm,
    initial: emptyScript,
    onSubmit: async (body) => {
      uploads.check()
      await create.mutateAsync({ body })
      notify.success(t('done'))
      onClose()
    },
  })
  return (
    <FormDialog title={t('create')} form={uploads.hold(form)} size="medium" onClose={onClose}>
      <Fields form={form} onPending={uploads.change} />
      {publisher && <SwitchField field={form.field('public')} label={t('publish')} hint={t('publishHint')} />}
    </FormDialog>
  )
}

function EditScript({ script, onClose }: Closable & { script: Script }): ReactNode {
  const t = useT('script')
  const update = useUpdateScript()
  const uploads = usePending(t('stillUploading'))
  const form = useForm({
    schema: ChangeForm,
    initial: draftOf(script),
    onSubmit: async (_, changed) => {
      uploads.check()
      await update.mutateAsync({ params: { id: script.id }, body: changed })
      notify.success(t('done'))
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('editTitle', { name: script.title })}
      form={uploads.hold(form)}
      size="medium"
      onClose={onClose}
    >
      <Fields form={form} script={script} onPending={uploads.change} />
    </FormDialog>
  )
}

function Fields({
  form,
  script,
  onPending,
}: {
  form: Form<ScriptDraft>
  script?: Script
  onPending: (change: 1 | -1) => void
}): ReactNode {
  const t = useT('script')
  const networkOptions = useNetworkOptions(useSystemConfig()?.networks, script?.networks)
  const [uploaded, setUploaded] = useState<readonly StoredFile[]>([])
  const { content } = form.values
  const { text, files } = parts[content.type || 'text']
  const type = form.field('content.type')
  const stored = [...(script?.files ?? []), ...uploaded]
  const chooseType = (chosen: ScriptType | '') => {
    if (chosen === '') return
    const { files: wanted } = parts[chosen]
    // Pictures don't become a video, nor does a text in between make them one.
    const fits = (id: string) =>
      wanted === null || stored.some((file) => file.id === id && file.kind === wanted)
    form.patch({ content: { ...content, type: chosen, file_ids: content.file_ids.filter(fits) } })
  }
  return (
    <>
      <TextField field={form.field('title')} label={t('title')} maxLength={120} required autoFocus />
      <FormRow>
        <SelectField
          field={{ ...type, set: chooseType }}
          label={t('type')}
          options={ScriptType.options.map((value) => ({ value, label: t(`type.${value}`) }))}
          required
        />
        <GroupField kind={scriptGroupKind} field={form.field('group_id')} optional />
      </FormRow>
      <CheckboxGroupField
        field={form.field('networks')}
        label={t('networks')}
        options={networkOptions}
        required
      />
      {files && (
        <MediaField
          key={files}
          field={form.field('content.file_ids')}
          kind={files}
          stored={stored}
          onUploaded={(file) => setUploaded((before) => [...before, file])}
          onPending={onPending}
        />
      )}
      {text && (
        <Words
          field={form.field('content.text')}
          networks={form.values.networks}
          required={content.type !== 'video'}
        />
      )}
    </>
  )
}

/** The script's text, how long it is at each place of its networks, and the available variables. */
function Words({
  field,
  networks,
  required,
}: {
  field: Field<string>
  networks: readonly NetworkId[]
  required: boolean
}): ReactNode {
  const t = useT('script')
  return (
    <>
      <TextAreaField
        field={field}
        label={t('text')}
        hint={networks.length === 0 ? t('lengthHint') : undefined}
        rows={6}
        maxLength={MAX_SCRIPT_TEXT}
        required={required}
      />
      <NetworkLengths networks={networks} text={field.value} />
      <Row gap="XS">
        <Hint as="span">{t('variables')}</Hint>
        {scriptVariables.map((name) => (
          <Button
            key={name}
            size="small"
            shape="circular"
            title={`{${name}}`}
            disabled={field.disabled}
            onClick={() => field.set(`${field.value}{${name}}`)}
          >
            {t(`variable.${name}`)}
          </Button>
        ))}
      </Row>
      {parseTemplate(field.value).some(({ variable }) => variable) && <ScriptText text={field.value} />}
      <Hint>{t('fallbackHint', { example: '{nickname, or there}' })}</Hint>
    </>
  )
}
