import { getTask } from '@seaport/contract/work/task'
import { expect, test, vi } from 'vitest'

const { nativeTheme } = vi.hoisted(() => ({ nativeTheme: { themeSource: 'system' } }))
vi.mock('electron', () => ({ app: {}, nativeTheme }))
const { followersOf, lifeCallsOf } = await import('./life-calls.ts')

test('a skipped repeat is reported with the task’s name and the reason; one made up for is not', async () => {
  const runs = [{ due_at: '2026-11-23T08:00:00.000Z', task: null, skipped: 'No free port' }]
  const call = vi.fn(async (endpoint: { path: string }) =>
    endpoint.path === getTask.path ? { name: 'Morning round' } : { repeat: { runs } },
  )
  const life = { notify: vi.fn(), nameOf: vi.fn() }
  const client = { session: () => ({ client: { call } }) }
  const { onLiveEvent } = followersOf(
    life as never,
    () => client as never,
    async () => undefined,
  )
  onLiveEvent({ type: 'repeat_skipped', id: 't1', seat_id: 's1' })
  const values = { name: 'Morning round', reason: 'No free port' }
  await vi.waitFor(() => expect(life.notify).toHaveBeenCalledTimes(1))
  expect(life.notify).toHaveBeenCalledWith({ kind: 'not_repeated', values, path: '/tasks/t1' })

  runs.unshift({ due_at: '2026-11-24T08:00:00.000Z', task: null, skipped: '' })
  onLiveEvent({ type: 'repeat_skipped', id: 't1', seat_id: 's1' })
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(4))
  expect(life.notify).toHaveBeenCalledTimes(1)
})

test('the frame of the window and the system’s dialogs look as the person chose, also at the next start', () => {
  const note = vi.fn()
  const calls = lifeCallsOf({ note } as never, {} as never, { onLocaleChanged: vi.fn(), onCount: vi.fn() })
  calls['desktop.setTheme']({ mode: 'dark' }, undefined as never)
  expect(nativeTheme.themeSource).toBe('dark')
  expect(note).toHaveBeenCalledExactlyOnceWith({ theme: 'dark' })
})
