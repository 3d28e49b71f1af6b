import { expect, test } from 'vitest'
import { describeApi } from './openapi.ts'

test('every reference leads to a schema of the document, also where a schema contains itself', () => {
  const document = describeApi()
  const known = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`)
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target)
  expect(references.length).toBeGreaterThan(known.length)
  for (const target of new Set(references)) expect(known).toContain(target)
  expect(known.length).toBeGreaterThan(1)
})
