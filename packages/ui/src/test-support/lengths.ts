import { fireEvent } from '@testing-library/react'
import { type Control, controls, isTyped } from './controls.ts'

/** Whether it is a field for a text, whose greatest length nothing but a longer text shows. */
export const isText = (control: Control): boolean =>
  isTyped(control) || control.element instanceof HTMLTextAreaElement

/** Characters, more than any field takes. */
const TOO_MANY = 20_001

/** @returns how many characters of a text that is too long stay in a field; undefined if it takes all */
export async function lengthIn(
  { key }: Control,
  act: (run: () => void) => Promise<void>,
  heard: () => readonly string[],
): Promise<number | undefined> {
  const fieldNow = () => controls().find((one) => one.key === key)?.element as HTMLInputElement | undefined
  heard()
  await act(() => {
    const field = fieldNow()
    if (field) fireEvent.change(field, { target: { value: 'ă'.repeat(TOO_MANY) } })
  })
  const [set = ''] = heard().filter((call) => call.includes('.set('))
  const { length } = (set || fieldNow()?.value || '').replaceAll(/[^ă]/g, '')
  return length === 0 || length === TOO_MANY ? undefined : length
}
