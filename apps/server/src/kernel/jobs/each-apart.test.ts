import { expect, test } from 'vitest'
import { ConnectionLost } from '../../db/faults.ts'
import { eachApart } from './each-apart.ts'

test('a failed item leaves the others and fails the job; without the database the pass ends', async () => {
  const done: number[] = []
  const act = (fault: Error) => async (item: number) => {
    if (item % 2 === 0) throw fault
    done.push(item)
  }
  await eachApart([1, 3], act(new Error('never')))
  const wrong = new Error('wrong')
  await expect(eachApart([2, 5, 4, 7], act(wrong))).rejects.toBe(wrong)
  expect(done).toEqual([1, 3, 5, 7])
  const lost = new ConnectionLost('lost')
  await expect(eachApart([9, 6, 11], act(lost))).rejects.toBe(lost)
  expect(done).toEqual([1, 3, 5, 7, 9])
})
