import { useFormat } from '@seaport/i18n/react'
import { sizeIn } from './limits.ts'

/**
 * Writes a number of bytes as people read it: 96.4 MB.
 * @param rounding `up` where the number exceeds a limit that is shown beside it: 10 MB and a byte are not 10 MB
 */
export function useFileSize(): (bytes: number, rounding?: 'nearest' | 'up') => string {
  const format = useFormat()
  return (bytes, rounding = 'nearest') => {
    const { unit, amount } = sizeIn(bytes)
    const text = format.number(amount, {
      style: 'unit',
      unit,
      // In the short form a few bytes are “4 byte”.
      unitDisplay: unit === 'byte' ? 'long' : 'short',
      maximumFractionDigits: 1,
      roundingMode: rounding === 'up' ? 'ceil' : 'halfExpand',
    })
    // No break before the unit.
    return text.replace(' ', '\u00a0')
  }
}
