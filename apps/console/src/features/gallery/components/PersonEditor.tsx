import { useT } from '@seaport/i18n/react'
import { FormRow } from '@seaport/ui/form'
import { FormDialog } from '@seaport/ui/form-dialog'
import { notify } from '@seaport/ui/notify'
import { NumberField } from '@seaport/ui/number-field'
import { SelectField } from '@seaport/ui/select-field'
import { SwitchField } from '@seaport/ui/switch-field'
import { TextAreaField } from '@seaport/ui/text-area-field'
import { TextField } from '@seaport/ui/text-field'
import { useForm } from '@seaport/ui/use-form'
import type { ReactNode } from 'react'
import { networkOptions } from '../sample/networks.ts'
import { Person } from '../sample/people.ts'

const schema = Person.omit({ id: true, seen: true })
/** Values of the form. */
export type PersonDraft = Omit<Person, 'id' | 'seen'>

interface PersonEditorProps {
  /** Undefined for a new row. */
  person: Person | undefined
  onSave: (draft: PersonDraft) => void
  onClose: () => void
}

/** Adds a row, or changes one. */
export function PersonEditor({ person, onSave, onClose }: PersonEditorProps): ReactNode {
  const t = useT('gallery')
  const {
    id: _,
    seen: __,
    ...known
  } = person ?? { id: '', seen: '', name: '', network: '', followers: 0, active: true, remark: '' }
  const form = useForm({
    schema,
    initial: known,
    onSubmit: async (draft) => {
      onSave(draft)
      notify.success(t('saved', { name: draft.name }))
      onClose()
    },
  })
  return (
    <FormDialog
      title={person ? t('table.edit', { name: person.name }) : t('table.add')}
      form={form}
      onClose={onClose}
    >
      <TextField field={form.field('name')} label={t('table.name')} required autoFocus autoComplete="off" />
      <FormRow>
        <SelectField
          field={form.field('network')}
          label={t('network')}
          placeholder={t('choose')}
          options={networkOptions}
          required
        />
        <NumberField field={form.field('followers')} label={t('table.followers')} min={0} />
      </FormRow>
      <SwitchField field={form.field('active')} label={t('table.active')} />
      <TextAreaField field={form.field('remark')} label={t('remark')} rows={2} maxLength={200} />
    </FormDialog>
  )
}
