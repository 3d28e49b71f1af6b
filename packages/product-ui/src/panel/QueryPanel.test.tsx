// @vitest-environment jsdom
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { act, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { QueryPanel } from './QueryPanel.tsx'

setUpDom()

function Count({ name }: { name: string }) {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`${name} ${count}`}
    </button>
  )
}

function Panels() {
  const [id, setId] = useState('a')
  return (
    <QueryPanel
      title={id}
      query={{ data: { id }, error: null, refetch: () => undefined }}
      tools={
        <button type="button" onClick={() => setId('b')}>
          {'next'}
        </button>
      }
      actions={() => <Count name="act" />}
      onClose={() => undefined}
    >
      {() => <Count name="part" />}
    </QueryPanel>
  )
}

const buttons = () => [...document.querySelectorAll('button')]
const counts = () => buttons().flatMap(({ textContent }) => (/\d/.test(textContent) ? [textContent] : []))
const press = (name: string) =>
  act(() =>
    buttons()
      .find(({ textContent }) => textContent === name)
      ?.click(),
  )

test('what was begun in the panel of one record is not carried over to the next', async () => {
  renderUi(<Panels />)
  await vi.waitFor(() => expect(counts()).toEqual(['part 0', 'act 0']))
  press('part 0')
  press('act 0')
  expect(counts()).toEqual(['part 1', 'act 1'])
  press('next')
  expect(counts()).toEqual(['part 0', 'act 0'])
})

function Deleted() {
  const [error, setError] = useState<Error>(new Error('Busy'))
  return (
    <QueryPanel
      title="Trà"
      query={{ data: { id: 'a' }, error, refetch: () => undefined }}
      tools={
        <button
          type="button"
          onClick={() =>
            setError(Object.assign(new Error(), { refusal: { reason: 'not_found', msg: 'Đã xóa' } }))
          }
        >
          {'delete'}
        </button>
      }
      actions={() => <Count name="act" />}
      onClose={() => undefined}
    >
      {() => <Count name="part" />}
    </QueryPanel>
  )
}

test('a record that was deleted since is not shown any more; one that can’t be read for a moment is', async () => {
  renderUi(<Deleted />)
  await vi.waitFor(() => expect(counts()).toEqual(['part 0', 'act 0']))
  press('delete')
  await vi.waitFor(() => expect(document.body.textContent).toContain('Đã xóa'))
  expect(counts()).toEqual([])
})
