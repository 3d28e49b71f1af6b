import { expect, test } from 'vitest'
import { endpoints, schemasOf } from '../api.schema.ts'
import { desktopIpc } from '../desktop/ipc.schema.ts'
import { sampleOf } from './sample.schema.ts'

const answers = [
  ...endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, schemasOf(endpoint).data] as const),
  ...Object.entries(desktopIpc.calls).map(([name, { result }]) => [name, result] as const),
]

test('a sample of every answer is one that the contract allows, whichever row it begins with', () => {
  const wrong = answers.flatMap(([name, schema]) =>
    [0, 1, 2].flatMap(
      (row) =>
        schema
          .safeParse(sampleOf(schema, row))
          .error?.issues.map(({ path }) => `${name} ${path.join('.')}`) ?? [],
    ),
  )
  expect(wrong).toEqual([])
})
