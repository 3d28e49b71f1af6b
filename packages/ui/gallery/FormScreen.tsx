import { Button } from '@fluentui/react-button'
import { useLanguage } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { CheckboxField } from '../src/field/CheckboxField.tsx'
import { ComboField, MultiComboField } from '../src/field/ComboField.tsx'
import { DateTimeField } from '../src/field/DateTimeField.tsx'
import { LinesField } from '../src/field/LinesField.tsx'
import { NumberField } from '../src/field/NumberField.tsx'
import { PasswordField } from '../src/field/PasswordField.tsx'
import { SelectField } from '../src/field/SelectField.tsx'
import { SwitchField } from '../src/field/SwitchField.tsx'
import { TextAreaField } from '../src/field/TextAreaField.tsx'
import { TextField } from '../src/field/TextField.tsx'
import { Form, FormActions, FormRow, SubmitButton } from '../src/form/Form.tsx'
import { useForm } from '../src/form/useForm.ts'
import { notify } from '../src/overlays/notices.ts'
import { Page, PageCard } from '../src/page/Page.tsx'
import { words } from './words.ts'

const schema = z
  .object({
    name: z.string().min(1).max(20),
    email: z.email(),
    password: z.string().min(8),
    again: z.string().min(8),
    network: z.enum(['x', 'facebook']),
    seat: z.string().min(1),
    tags: z.array(z.string()).min(1),
    count: z.int().min(1).max(1000),
    links: z.array(z.url()).min(1),
    at: z.iso.datetime({ precision: 3 }),
    remark: z.string().max(50),
    night: z.boolean(),
    agree: z.literal(true, { error: 'agreement_required' }),
  })
  .refine((values) => values.password === values.again, { error: 'password_mismatch', path: ['again'] })

const options = Array.from({ length: 40 }, (_, at) => ({ value: `s${at}`, label: `seat-${100_001 + at}` }))

/** Refuses the first try as the server would. */
async function send(values: { name: string }): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 400))
  if (values.name === 'taken') {
    throw {
      refusal: { msg: 'bad', request_id: 'req-1', detail: [{ loc: ['body', 'name'], msg: 'Already taken' }] },
    }
  }
  if (values.name === 'down') throw { name: 'ApiUnreachable' }
  notify.success(values.name)
}

export function FormScreen(): ReactNode {
  const word = words[useLanguage().lang]
  const form = useForm({
    schema,
    initial: {
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
    },
    onSubmit: send,
  })
  return (
    <Page title={word.form} description={word.dashboard}>
      <PageCard title={word.form}>
        <div style={{ maxWidth: 720 }}>
          <Form form={form}>
            <FormRow>
              <TextField field={form.field('name')} label={word.table} required autoComplete="off" />
              <TextField
                field={form.field('email')}
                label={word.personal}
                type="email"
                required
                hint={word.more}
              />
            </FormRow>
            <FormRow>
              <PasswordField
                field={form.field('password')}
                label={word.states}
                autoComplete="new-password"
                required
              />
              <PasswordField
                field={form.field('again')}
                label={word.states}
                autoComplete="new-password"
                required
              />
            </FormRow>
            <FormRow>
              <SelectField
                field={form.field('network')}
                label={word.dashboard}
                placeholder={word.more}
                options={[
                  { value: 'x', label: 'X' },
                  { value: 'facebook', label: 'Facebook' },
                ]}
              />
              <NumberField field={form.field('count')} label={word.form} min={1} max={1000} step={10} />
            </FormRow>
            <FormRow>
              <ComboField
                field={form.field('seat')}
                label={word.personal}
                options={options}
                placeholder={word.more}
              />
              <MultiComboField
                field={form.field('tags')}
                label={word.personal}
                options={options}
                placeholder={word.more}
              />
            </FormRow>
            <LinesField field={form.field('links')} label={word.overlay} placeholder="https://" />
            <FormRow>
              <DateTimeField field={form.field('at')} label={word.crash} />
              <SwitchField field={form.field('night')} label={word.crash} />
            </FormRow>
            <TextAreaField field={form.field('remark')} label={word.more} />
            <CheckboxField field={form.field('agree')} label={word.overlay} required />
            <FormActions>
              <SubmitButton form={form}>{word.form}</SubmitButton>
              <Button onClick={() => form.reset()}>{word.more}</Button>
            </FormActions>
          </Form>
        </div>
      </PageCard>
    </Page>
  )
}
