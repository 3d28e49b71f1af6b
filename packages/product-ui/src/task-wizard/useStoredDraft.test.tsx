// @vitest-environment jsdom

import { StorageScope } from '@seaport/ui/storage-scope'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { expect, test } from 'vitest'
import { emptyDraft } from './task-draft.ts'
import { useStoredDraft } from './useStoredDraft.ts'

setUpDom()

type Stored = ReturnType<typeof useStoredDraft>

function Wizard({ onOpen }: { onOpen: (stored: Stored) => void }) {
  onOpen(useStoredDraft())
  return null
}

/** Opens the wizard as somebody. @returns what it finds stored */
function openAs(user: string): Stored {
  const found: Stored[] = []
  renderUi(
    <StorageScope value={user}>
      <Wizard onOpen={(stored) => found.push(stored)} />
    </StorageScope>,
  ).unmount()
  const [first] = found
  if (!first) throw new Error('The wizard did not open')
  return first
}

test('a draft is its writer’s alone, until the task is made', () => {
  const draft = { ...emptyDraft, account_ids: ['0192f0c1-2222-7000-8000-000000000001'] }
  openAs('minh').save(draft)
  expect(openAs('hằng').stored).toBeUndefined()
  openAs('hằng').forget()
  expect(openAs('minh').stored).toEqual(draft)
  openAs('minh').forget()
  expect(openAs('minh').stored).toBeUndefined()
})

test('a draft that was begun while a task was made is kept', () => {
  const account_ids = ['0192f0c1-2222-7000-8000-000000000001']
  const [sent, begun] = [{ ...emptyDraft, account_ids }, emptyDraft]
  openAs('minh').save(begun)
  openAs('minh').forget(sent)
  expect(openAs('minh').stored).toEqual(begun)
  openAs('minh').forget(begun)
  expect(openAs('minh').stored).toBeUndefined()
})
