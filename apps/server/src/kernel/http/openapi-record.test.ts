import { expect, test } from 'vitest'
import { describeApi } from './openapi.ts'

/** Names of the operations that are told of those that have a part in common. */
const MAX_NAMES = 3

interface Operation {
  parameters: readonly { in: string }[]
  [part: string]: unknown
}

/** A part of an operation without the schemas that are its own: those are on the contract's record. */
const framed = (part: unknown) =>
  JSON.stringify(part, (_, value) =>
    typeof value === 'object' &&
    value !== null &&
    ('items' in value || ('properties' in value && !('file' in value.properties)))
      ? '‹own›'
      : value,
  )

test('what operations have in common, and what stands around them, is what the record says', async () => {
  const { paths, components, ...document } = describeApi()
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) => {
      const headers = operation.parameters.filter((parameter) => parameter.in === 'header')
      return { name: `${method} ${path}`, parts: { ...operation, parameters: headers } as Operation }
    }),
  )
  operations.sort((one, other) => (one.name < other.name ? -1 : 1))
  const lines = ['security', 'parameters', 'requestBody', 'responses'].flatMap((part) => {
    const alike = Map.groupBy(operations, ({ parts }) => framed(parts[part]))
    return [
      `== ${part}`,
      ...[...alike].flatMap(([frame, those]) => {
        const names = those.slice(0, MAX_NAMES).map(({ name }) => name)
        return [String(frame), `    ${those.length}: ${names.join(', ')}`]
      }),
    ]
  })
  const around = { ...document, securitySchemes: components.securitySchemes }
  const told = `${JSON.stringify(around, null, 1)}\n${lines.join('\n')}\n`
  await expect(told).toMatchFileSnapshot('openapi-record.txt')
})
