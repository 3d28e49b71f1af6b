import { expect, test, vi } from 'vitest'
import { forEverybody, forTenant, TenantTurns } from './tenant-turns.ts'

test('a tenant runs its share at a time, in call order; others and shared work never wait for it', async () => {
  const turns = new TenantTurns(2, 60_000)
  const began: string[] = []
  const take = (tenant: string, name: string) =>
    forTenant(tenant, async () => {
      const end = await turns.take()
      began.push(name)
      return end
    })
  const [first, second] = [await take('a', 'first'), await take('a', 'second')]
  const third = take('a', 'third')
  const fourth = take('a', 'fourth')
  await take('b', 'another tenant')
  await forTenant('a', () => forEverybody(() => turns.take())).then(() => began.push('shared'))
  await turns.take().then(() => began.push('a job'))
  expect(began).toEqual(['first', 'second', 'another tenant', 'shared', 'a job'])
  first()
  // Releasing it twice frees one.
  first()
  const end = await third
  expect(began).not.toContain('fourth')
  second()
  await fourth
  end()
  await take('a', 'fifth')
  expect(began.slice(-3)).toEqual(['third', 'fourth', 'fifth'])
})

test('a call that waits too long is refused like one without a connection, and takes no turn later', async () => {
  vi.useFakeTimers()
  try {
    const turns = new TenantTurns(1, 10_000)
    const take = () => forTenant('a', () => turns.take())
    const end = await take()
    const late = expect(take()).rejects.toMatchObject({ code: 'CONNECTION_LOST' })
    await vi.advanceTimersByTimeAsync(10_000)
    await late
    end()
    await take()
  } finally {
    vi.useRealTimers()
  }
})
