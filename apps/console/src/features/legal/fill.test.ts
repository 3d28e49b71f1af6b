import { expect, test } from 'vitest'
import { fill } from './fill.ts'

const parties = {
  brand: 'Seaport',
  company: '{{brand}} & $& Pte. Ltd.',
  support: 'help@seaport.test',
  issued: '8 June',
  effective: '1 August',
}

test('fills in known placeholders once, and leaves the rest', () => {
  expect(fill('{{brand}} by {{company}}, {{brand}}: {{other}}', parties)).toBe(
    'Seaport by {{brand}} & $& Pte. Ltd., Seaport: {{other}}',
  )
})
