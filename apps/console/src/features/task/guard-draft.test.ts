import { defaultLimits } from '@seaport/contract/work/guard'
import { expect, test } from 'vitest'
import { draftOf, GuardForm } from './guard-draft.ts'

test('limits go through the form as they are, with quiet hours and without', () => {
  for (const limits of [defaultLimits, { ...defaultLimits, quiet_hours: null }])
    expect(GuardForm.parse(draftOf(limits))).toEqual(limits)
})

test('unused quiet hours are not validated, others are reported at their field', () => {
  const draft = { ...draftOf(defaultLimits), quiet_hours: { from: '25:00', to: '08:00' } }
  expect(GuardForm.safeParse({ ...draft, is_quiet: false }).success).toBe(true)
  const paths = GuardForm.safeParse(draft).error?.issues.map(({ path }) => path.join('.'))
  expect(paths).toEqual(['quiet_hours.from'])
})
