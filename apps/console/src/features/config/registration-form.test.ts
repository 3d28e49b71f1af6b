import type { RegistrationConfig } from '@seaport/contract/people/registration.schema'
import { expect, test } from 'vitest'
import { RegistrationForm, toFormValues } from './registration-form.ts'

const config: RegistrationConfig = {
  allow_registration: false,
  refusal_messages: { en: 'We open again on Friday' },
  max_per_ip_per_day: 5,
  gifted_ports: 2,
  gifted_days: 3,
}

test('languages without a text are left out, and come back as empty fields', () => {
  const typed = toFormValues(config)
  expect(typed.refusal_messages).toEqual({ cn: '', hk: '', en: 'We open again on Friday', vi: '' })
  expect(RegistrationForm.parse(typed)).toEqual(config)
})

test('ports without days, or days without ports, are an error of the days field', () => {
  const paths = (change: object) =>
    RegistrationForm.safeParse({ ...toFormValues(config), ...change }).error?.issues.map(({ path }) =>
      path.join('.'),
    )
  expect(paths({ gifted_days: 0 })).toEqual(['gifted_days'])
  expect(paths({ gifted_ports: 0 })).toEqual(['gifted_days'])
  expect(paths({ gifted_ports: 0, gifted_days: 0 })).toBeUndefined()
})
