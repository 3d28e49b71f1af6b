import { PART_BYTES } from '@seaport/contract/platform/release'
import { expect, test } from 'vitest'
import { partSizes } from './release.service.ts'

test.each([
  [1, [1]],
  [PART_BYTES - 1, [PART_BYTES - 1]],
  [PART_BYTES, [PART_BYTES]],
  [PART_BYTES + 1, [PART_BYTES, 1]],
  [2 * PART_BYTES, [PART_BYTES, PART_BYTES]],
])('a file of %i bytes has the parts %j', (size, parts) => {
  expect(partSizes(size)).toEqual(parts)
})
