import { expect, test } from 'vitest'
import { shareInFlight } from './commit-version.ts'

/** A query whose answers are triggered by the test. */
function question() {
  const open: ((answer: number | Error) => void)[] = []
  let asked = 0
  const ask = () => {
    asked += 1
    return new Promise<number>((resolve, reject) => {
      open.push((answer) => (typeof answer === 'number' ? resolve(answer) : reject(answer)))
    })
  }
  return {
    ask: shareInFlight(ask),
    asked: () => asked,
    answer: (value: number | Error) => open.shift()?.(value),
  }
}
const turn = () => new Promise<void>((done) => setImmediate(done))

test('concurrent callers share an answer; a caller that comes while a query is running gets a later one', async () => {
  const { ask, asked, answer } = question()
  const early = [ask(), ask()]
  await turn()
  const late = [ask(), ask()]
  await turn()
  expect(asked()).toBe(1)
  answer(1)
  expect(await Promise.all(early)).toEqual([1, 1])
  await turn()
  expect(asked()).toBe(2)
  answer(2)
  expect(await Promise.all(late)).toEqual([2, 2])
})

test('after a failed query, later callers query again', async () => {
  const { ask, answer } = question()
  const early = ask()
  await turn()
  const late = ask()
  answer(new Error('gone'))
  await expect(early).rejects.toThrow('gone')
  await turn()
  answer(2)
  expect(await late).toBe(2)
})
