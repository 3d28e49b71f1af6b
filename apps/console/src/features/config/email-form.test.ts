import type { EmailConfig } from '@seaport/contract/platform/email.schema'
import { expect, test } from 'vitest'
import { EmailForm, toFormValues } from './email-form.ts'

const config: EmailConfig = {
  type: 'register',
  sender: 'post@example.com',
  server_address: 'smtp.example.com',
  server_port: 465,
  secure: 'tls',
  user: 'post',
  subject: null,
  content: null,
  expire_minutes: 10,
  configured: true,
  has_password: true,
  updated_at: null,
  default_subject: 'Your code',
  default_content: 'Code: {code}',
}
const typed = toFormValues(config)

test('an untouched password is not sent, a typed one is, and it is removed only on demand', () => {
  expect(typed.password).toBe('')
  expect(EmailForm.parse(typed)).not.toHaveProperty('password')
  expect(EmailForm.parse({ ...typed, password: 'new', forget: true })).toHaveProperty('password', 'new')
  expect(EmailForm.parse({ ...typed, forget: true })).toHaveProperty('password', null)
})

test('empty texts are the interface’s defaults; own ones must contain the code', () => {
  expect(EmailForm.parse(typed)).toMatchObject({ subject: null, content: null })
  expect(EmailForm.parse({ ...typed, content: ' Your code: {code} ' }).content).toBe('Your code: {code}')
  expect(EmailForm.safeParse({ ...typed, content: 'Hello' }).error?.issues[0]?.message).toBe(
    'code_placeholder',
  )
})
