import { expect, test } from 'vitest'
import { describeApi } from './openapi.ts'

const targets = ['draft-2020-12', 'openapi-3.0'] as const

test.each(targets)(
  'every reference of %s resolves to a schema of the document, also for a recursive schema',
  (target) => {
    const document = describeApi(target)
    const known = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`)
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
      ([, target]) => target,
    )
    expect(references.length).toBeGreaterThan(known.length)
    for (const target of new Set(references)) expect(known).toContain(target)
    expect(known.length).toBeGreaterThan(1)
  },
)

test('an OpenAPI 3.0 description uses no JSON Schema keyword of 3.1', () => {
  const text = JSON.stringify(describeApi('openapi-3.0'))
  const newer = /"(?:const|propertyNames|prefixItems|examples|\$defs)":|"type":(?:"null"|\[)/
  expect(JSON.stringify(describeApi())).toMatch(newer)
  expect(text).not.toMatch(newer)
  expect(text).toContain('"nullable":true')
})
