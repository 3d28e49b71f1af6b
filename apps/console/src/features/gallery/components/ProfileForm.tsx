import { Button } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { CheckboxField } from '@seaport/ui/checkbox-field'
import { ComboField, MultiComboField } from '@seaport/ui/combo-field'
import { DateTimeField } from '@seaport/ui/date-time-field'
import { Form, FormActions, FormRow, SubmitButton } from '@seaport/ui/form'
import { LinesField } from '@seaport/ui/lines-field'
import { notify } from '@seaport/ui/notify'
import { NumberField } from '@seaport/ui/number-field'
import { PasswordField } from '@seaport/ui/password-field'
import { SelectField } from '@seaport/ui/select-field'
import { SwitchField } from '@seaport/ui/switch-field'
import { TextAreaField } from '@seaport/ui/text-area-field'
import { TextField } from '@seaport/ui/text-field'
import { useForm } from '@seaport/ui/use-form'
import type { ReactNode } from 'react'
import { type Profile, profileForm } from '../profiles.ts'
import { networkOptions } from '../sample/networks.ts'

const seats = Array.from({ length: 40 }, (_, at) => ({
  value: String(100_001 + at),
  label: String(100_001 + at),
}))
const EMPTY = {
  name: '',
  email: '',
  password: '',
  again: '',
  network: '',
  seat: '',
  tags: [],
  count: null,
  links: [],
  at: '',
  remark: '',
  night: true,
  agree: false,
} as const

interface ProfileFormProps {
  /** Names already in use, refused as a server would. */
  taken: readonly string[]
  onSave: (profile: Profile) => void
}

/** Every kind of field under one schema. */
export function ProfileForm({ taken, onSave }: ProfileFormProps): ReactNode {
  const t = useT('gallery')
  const common = useT('common')
  const form = useForm({
    schema: profileForm,
    initial: { ...EMPTY, tags: [], links: [] },
    onSubmit: async ({ password: _, again: __, agree: ___, ...profile }) => {
      if (taken.includes(profile.name)) throw nameTaken(t('form.taken'))
      onSave(profile)
      form.reset()
      notify.success(t('form.done', { name: profile.name }))
    },
  })
  return (
    <Form form={form}>
      <FormRow>
        <TextField
          field={form.field('name')}
          label={t('form.name')}
          hint={t('form.nameHint')}
          required
          autoComplete="off"
        />
        <TextField
          field={form.field('email')}
          label={t('form.email')}
          type="email"
          required
          autoComplete="off"
        />
      </FormRow>
      <FormRow>
        <PasswordField
          field={form.field('password')}
          label={t('form.password')}
          autoComplete="new-password"
          required
        />
        <PasswordField
          field={form.field('again')}
          label={t('form.again')}
          autoComplete="new-password"
          required
        />
      </FormRow>
      <FormRow>
        <SelectField
          field={form.field('network')}
          label={t('network')}
          placeholder={t('choose')}
          options={networkOptions}
          required
        />
        <NumberField
          field={form.field('count')}
          label={t('form.count')}
          min={1}
          max={1000}
          step={10}
          required
        />
      </FormRow>
      <FormRow>
        <ComboField
          field={form.field('seat')}
          label={t('form.seat')}
          options={seats}
          placeholder={t('typeToFind')}
          required
        />
        <MultiComboField
          field={form.field('tags')}
          label={t('form.seats')}
          options={seats}
          placeholder={t('typeToFind')}
          required
        />
      </FormRow>
      <LinesField field={form.field('links')} label={t('form.links')} placeholder="https://" />
      <FormRow>
        <DateTimeField field={form.field('at')} label={t('form.start')} required />
        <SwitchField field={form.field('night')} label={t('form.night')} />
      </FormRow>
      <TextAreaField field={form.field('remark')} label={t('remark')} maxLength={200} />
      <CheckboxField field={form.field('agree')} label={t('form.agree')} required />
      <FormActions>
        <SubmitButton form={form}>{common('save')}</SubmitButton>
        <Button disabled={!form.dirty} onClick={() => form.reset()}>
          {common('reset')}
        </Button>
      </FormActions>
    </Form>
  )
}

/** The refusal that a server would send for a name that is in use. */
function nameTaken(msg: string): Error {
  return Object.assign(new Error(msg), { refusal: { msg, detail: [{ loc: ['body', 'name'], msg }] } })
}
