import { expect, test, vi } from 'vitest'
import { ProxyAnswers } from './proxy-answers.ts'

const proxy = {
  scheme: 'http',
  host: 'proxy.example',
  port: 8080,
  username: 'joe',
  password: 'geheim-ü',
} as const
const onRefused = vi.fn()
function ask(answers: ProxyAnswers, firstAuthAttempt = true): boolean {
  const reply = vi.fn()
  answers.answer({ preventDefault: vi.fn() }, { firstAuthAttempt }, { isProxy: true }, reply)
  return reply.mock.calls.length > 0
}

test('a refused login is given once, however often the proxy asks', () => {
  const answers = new ProxyAnswers(proxy, onRefused)
  expect(ask(answers)).toBe(true)
  expect(Array.from({ length: 30 }, () => ask(answers, false))).toEqual(
    Array.from({ length: 30 }, () => false),
  )
  expect(ask(answers), 'nor to the next page').toBe(false)
  expect(onRefused).toHaveBeenCalledOnce()
})

test('concurrent connections are answered, up to a limit', () => {
  const answers = new ProxyAnswers(proxy, onRefused)
  const given = Array.from({ length: 31 }, () => ask(answers)).filter(Boolean)
  expect(given).toHaveLength(6)
})

test('a loaded page shows that the login is accepted', () => {
  const answers = new ProxyAnswers(proxy, onRefused)
  for (let page = 0; page < 20; page += 1) {
    expect(ask(answers)).toBe(true)
    answers.accepted()
  }
  expect(onRefused).not.toHaveBeenCalled()
})
