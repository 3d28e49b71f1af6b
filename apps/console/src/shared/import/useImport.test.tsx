// @vitest-environment jsdom
import { setUpDom } from '@seaport/ui/test-support'
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { type Report, useImport } from './useImport.ts'

setUpDom()

const schema = z.strictObject({ text: z.string().trim().min(1) })
const report = { added: 1, duplicate: 0, invalid: 0, rows: [] } as unknown as Report

test('exactly the previewed rows are imported, and nothing before the preview', async () => {
  const send = vi.fn(async () => report)
  const { result } = renderHook(() => useImport({ schema, initial: { text: ' a ' }, send }))
  await expect(result.current.run()).rejects.toThrow()
  expect(send).not.toHaveBeenCalled()
  await act(async () => result.current.form.submit())
  await vi.waitFor(() => expect(result.current.trial).toBe(report))
  act(() => result.current.form.patch({ text: 'b' }))
  expect(await result.current.run()).toBe(report)
  expect(send.mock.calls).toEqual([
    [{ text: 'a' }, true],
    [{ text: 'a' }, false],
  ])
  act(() => result.current.onBack())
  expect(result.current.trial).toBeUndefined()
  expect(result.current.form.values).toEqual({ text: 'b' })
})
