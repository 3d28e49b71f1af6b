// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { act } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { ScriptFields } from './ScriptFields.tsx'
import { emptyDraft } from './task-draft.ts'
import type { StepProps } from './task-wizard.types.ts'

setUpDom()
beforeAll(() => preload('wizard'))

test.each([
  [null, [['']]],
  // Still loading: it stays chosen.
  [undefined, []],
  [{ id: 's1', title: 'Trà', text: 'Trà', type: 'text', files: [], networks: ['x'] }, []],
  [
    { id: 's1', title: 'Trà', text: 'Trà', type: 'text', files: [], networks: ['facebook', 'instagram'] },
    [['']],
  ],
])(
  'a script that is gone, or of other networks than the account, is taken out of the draft (%j)',
  (script, emptied) => {
    const set = vi.fn()
    const params = { ...emptyDraft.work.params, script_id: 's1' }
    const field = { name: 'script_id', value: 's1', set, onBlur: () => {}, error: undefined, disabled: false }
    renderUi(
      <ScriptFields
        {...({
          form: {
            field: () => field,
            values: { ...emptyDraft, work: { kind: 'send_message', params } },
          },
          chosen: [{ id: 'a1', network: 'x', nickname: 'Ann', account: '@ann' }],
          networks: [],
          useScripts: () => [],
          usePreview: () => ({ data: undefined, failed: false }),
          useScript: () => script,
        } as unknown as StepProps)}
      />,
    )
    expect(set.mock.calls).toEqual(emptied)
  },
)

test('the chosen script is offered beside those that a search has found', async () => {
  const script = { id: 's1', title: 'Trà', text: 'Trà', type: 'text', files: [], networks: ['x'] }
  const found = { ...script, id: 's2', title: 'Cà phê' }
  const field = { name: 'script_id', value: 's1', set: vi.fn(), onBlur: () => {}, error: undefined }
  const params = { ...emptyDraft.work.params, script_id: 's1' }
  const props = {
    form: { field: () => field, values: { ...emptyDraft, work: { kind: 'send_message', params } } },
    chosen: [{ id: 'a1', network: 'x', nickname: 'Ann', account: '@ann' }],
    networks: [],
    useScripts: () => [found],
    usePreview: () => ({ data: undefined, failed: false }),
    useScript: () => script,
  }
  const { findByRole, getAllByRole } = renderUi(<ScriptFields {...(props as unknown as StepProps)} />)
  const box = (await findByRole('combobox')) as HTMLInputElement
  expect(box.value).toBe('Trà · Trà')
  act(() => box.click())
  expect(getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Trà · Trà', 'Cà phê · Trà'])
})
