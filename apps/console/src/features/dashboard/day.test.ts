import fc from 'fast-check'
import { expect, test } from 'vitest'
import { momentIn } from './day.ts'

test('a date is shown as itself in every time zone', () => {
  const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(fc.constantFrom(...Intl.supportedValuesOf('timeZone')), day, (timeZone, moment) => {
      const date = moment.toISOString().slice(0, 10)
      const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
      expect(format.format(momentIn(date, timeZone))).toBe(date)
    }),
  )
})
