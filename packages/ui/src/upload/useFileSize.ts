import { useFormat } from '@seaport/i18n/react'
import { sizeIn } from './limits.ts'

/** Writes a number of bytes as people read it: 96.4 MB. */
export function useFileSize(): (bytes: number) => string {
  const format = useFormat()
  return (bytes) => {
    const { unit, amount } = sizeIn(bytes)
    const text = format.number(amount, {
      style: 'unit',
      unit,
      unitDisplay: 'short',
      maximumFractionDigits: 1,
    })
    // No break before the unit.
    return text.replace(' ', '\u00a0')
  }
}
