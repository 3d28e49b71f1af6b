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
  const late = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })
  await expect(eachApart([2, 9], act(late))).rejects.toBe(late)
  expect(done).toEqual([1, 3, 5, 7, 9])
  const lost = new ConnectionLost('lost')
  await expect(eachApart([11, 6, 13], act(lost))).rejects.toBe(lost)
  expect(done).toEqual([1, 3, 5, 7, 9, 11])
})
