// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { renderHook } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { useTaskColumns } from './useTaskColumns.tsx'

setUpDom()
beforeAll(() => preload('task', 'taskScreen', 'network'))

test('a column shows each field of a task', () => {
  const { result } = renderHook(() => useTaskColumns(() => {}))
  expect(result.current.map(({ header }) => header)).toEqual(
    expect.arrayContaining([
      'No.',
      'Task name',
      'Task type',
      'Status',
      'Account',
      'Progress',
      'Started',
      'Ended',
      'End reason',
    ]),
  )
})
