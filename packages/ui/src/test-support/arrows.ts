import { fireEvent } from '@testing-library/react'
import { type Control, controls } from './controls.ts'

/** Whether it is a field for a number, whose bounds and step nothing but its arrow keys shows. */
export const isNumber = ({ element }: Control): boolean =>
  element instanceof HTMLInputElement && element.inputMode === 'decimal'

/** Beyond the bounds of every field. */
const BEYOND = 999_999_999

/** @returns where the arrow keys lead in a field for a number: one step up from its least, and beyond both of its ends; undefined if nowhere */
export async function arrowsIn(
  { key }: Control,
  act: (run: () => void) => Promise<void>,
  heard: () => readonly string[],
): Promise<string | undefined> {
  const fieldNow = () => controls().find((one) => one.key === key)?.element as HTMLInputElement | undefined
  const pressed = async (typed: string, arrow: 'ArrowUp' | 'ArrowDown') => {
    const type = () => {
      const field = fieldNow()
      if (field) fireEvent.change(field, { target: { value: typed } })
    }
    const press = () => {
      const field = fieldNow()
      if (field) fireEvent.keyDown(field, { key: arrow, code: arrow })
    }
    await act(type)
    heard()
    await act(press)
    const [set] = heard().filter((call) => call.includes('.set('))
    return set ?? fieldNow()?.value ?? 'gone'
  }
  const least = await pressed(`-${BEYOND}`, 'ArrowDown')
  // An amount of money has no steps.
  if (least === `-${BEYOND}`) return undefined
  const most = await pressed(String(BEYOND), 'ArrowUp')
  const next = await pressed(Number(least) > -BEYOND ? least : '0', 'ArrowUp')
  return `from ${least} over ${next} to ${most}`
}
