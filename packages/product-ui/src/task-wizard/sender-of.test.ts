import { expect, test } from 'vitest'
import { senderOf } from './sender-of.ts'
import type { StepProps } from './task-wizard.types.ts'

const form = (kind: string, executor = '') => ({ values: { work: { kind }, executor } }) as StepProps['form']
const on = (network: string) => [{ network }] as unknown as StepProps['chosen']

test('a task is sent as chosen, else as its kind is at first, else by hand', () => {
  expect(senderOf(form('collect_likers'), on('x'))).toBe('api')
  expect(senderOf(form('collect_likers', 'assisted'), on('x'))).toBe('assisted')
  expect(senderOf(form('pull_group'), on('x'))).toBe('assisted')
  expect(senderOf(form('collect_likers'), [])).toBe('assisted')
  expect(senderOf(form(''), on('x'))).toBe('assisted')
})
