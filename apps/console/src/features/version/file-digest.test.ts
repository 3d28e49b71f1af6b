import { expect, test } from 'vitest'
import { digestOf } from './file-digest.ts'

test('size and checksum are those that the tools print', async () => {
  // printf abc | shasum -a 512
  expect(await digestOf(new Blob(['abc']))).toEqual({
    size: 3,
    sha512:
      'ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f',
  })
})
