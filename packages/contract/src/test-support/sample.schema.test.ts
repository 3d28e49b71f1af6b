import { expect, test } from 'vitest'
import { endpoints, schemasOf } from '../api.schema.ts'
import { listAccounts } from '../desk/account.ts'
import { desktopIpc } from '../desktop/ipc.schema.ts'
import { givenIn, sampleOf } from './sample.schema.ts'

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

test.each([1, 2, 'many', 'least', 'most'])('so is one in state %s', (state) => {
  const wrong = answers.flatMap(
    ([name, schema]) =>
      schema
        .safeParse(givenIn(state, schema))
        .error?.issues.map(({ path, message }) => `${name} ${path.join('.')}: ${message}`) ?? [],
  )
  expect(wrong).toEqual([])
})

test('so is one that lacks a member that may be null or missing', () => {
  const wrong = answers.flatMap(([name, schema]) => {
    const found = new Set<string>()
    givenIn(0, schema, { found })
    return [...found].flatMap((member) => {
      const sample = givenIn(0, schema, { found: new Set(), member })
      return schema.safeParse(sample).success ? [] : [`${name} ${member}`]
    })
  })
  expect(wrong).toEqual([])
})

test('of many there are twelve, the last like the first but for what tells them apart', () => {
  const { data } = schemasOf(listAccounts)
  const { list } = givenIn('many', data) as { list: { id: string; account: string }[] }
  expect(list).toHaveLength(12)
  const [first, last] = [list[0], list.at(-1)]
  expect(last?.account).toBe(first?.account)
  expect(last?.id).not.toBe(first?.id)
})
