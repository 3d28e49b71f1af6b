// @vitest-environment jsdom
import type { KeptEntry } from '@seaport/contract/desktop/ipc-manual.schema'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  useKeep,
  useManualKeys,
  useNoteKeep,
  useOpenSource,
  useUndoKeep,
} from '../../api/useManualCollection.ts'
import { useRecordOutcome, useStartTarget, useUndo } from '../../api/useWorkbench.ts'
import { DraggableFile } from '../DraggableFile.tsx'
import { KeptList } from './KeptList.tsx'

setUpDom()
beforeAll(() => preload('workbench', 'common', 'ui'))

/** Calls of the main process in order, and its answers: a value, or an error that is thrown. */
let calls: [name: string, args: unknown][]
let answers: Record<string, unknown>
let listeners: Record<string, (event: unknown) => void>
beforeEach(() => {
  calls = []
  answers = {}
  listeners = {}
  vi.stubGlobal('seaport', {
    call: async (name: string, args: unknown) => {
      calls.push([name, args])
      const given = answers[name] ?? {}
      return given instanceof Error
        ? { ok: false, error: { code: 1400, msg: given.message } }
        : { ok: true, value: await given }
    },
    on: (name: string, listener: (event: unknown) => void) => {
      listeners[name] = listener
      return () => delete listeners[name]
    },
  })
})

const show = (node: ReactNode) =>
  renderUi(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { staleTime: 1e9, retry: false } } })}
    >
      {node}
    </QueryClientProvider>,
  )

const entry = (seq: number, more: Partial<KeptEntry> = {}): KeptEntry => ({
  seq,
  handle: '',
  name: '',
  url: `https://x.com/p${seq}`,
  note: '',
  state: 'kept',
  kept_at: '2026-11-22T08:00:00.000Z',
  ...more,
})
const list = (...recent: KeptEntry[]) =>
  show(<KeptList task={{ id: 'task 1', collection: { sources: [], source: 0, recent } } as never} />)
const rows = () => screen.getAllByRole('listitem')

test('nobody kept is said', async () => {
  await list()
  await screen.findByText('No one yet.')
})

test('people are named by name, handle or address, with their note', async () => {
  await list(
    entry(3, { name: 'Ann Lee', handle: 'ann', note: 'asked about tea' }),
    entry(2, { handle: 'ben' }),
    entry(1, { url: 'https://x.com/carl' }),
  )
  await screen.findByText('asked about tea')
  expect(
    rows().map((row) => [...row.querySelectorAll('span')].map((span) => span.textContent).slice(1, 3)),
  ).toEqual([
    ['Ann Lee', 'https://x.com/p3'],
    ['ben', 'https://x.com/p2'],
    ['@carl', 'https://x.com/carl'],
  ])
})

test.each([
  ['waiting', 'Waiting for the server', true],
  ['kept', 'New', true],
  ['known', 'Already in the library', true],
  ['opted_out', 'Opted out, not saved', false],
  ['in_library', 'In the library, not saved', false],
  ['rejected', 'Not a profile, not saved', false],
] as const)('somebody who is %s is "%s"; undone or noted only if taken', async (state, label, isIn) => {
  await list(entry(7, { name: 'Ann', state }), entry(8, { name: 'Ben', state }))
  await screen.findAllByText(label)
  const [row] = rows()
  if (!row) throw new Error('no row')
  expect(within(row).queryByRole('button', { name: 'Note about Ann' }) !== null).toBe(isIn)
  fireEvent.click(within(row).getByRole('button', { name: isIn ? 'Undo Ann' : 'Dismiss Ann' }))
  await waitFor(() => expect(calls).toEqual([['manual.undo', { id: 'task 1', seq: 7 }]]))
})

test('a note is edited in place, saved without blanks around it, and closed once it is saved', async () => {
  const saved = Promise.withResolvers<object>()
  answers['manual.note'] = saved.promise
  await list(entry(7, { name: 'Ann', note: 'old' }), entry(8, { name: 'Ben' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Note about Ann' }))
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Note' })
  expect(field.value).toBe('old')
  fireEvent.change(field, { target: { value: '  new ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls).toEqual([['manual.note', { id: 'task 1', seq: 7, note: 'new' }]]))
  expect(screen.queryByRole('textbox')).not.toBeNull()
  await act(async () => saved.resolve({}))
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
})

test('a note that could not be saved stays open', async () => {
  answers['manual.note'] = new Error('The disk is full')
  await list(entry(7, { name: 'Ann' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Note about Ann' }))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('The disk is full')
  expect(screen.queryByRole('textbox')).not.toBeNull()
})

/** Buttons for the acts of the workbench, and what the list of ports shows. */
function Acts({ acts }: { acts: () => Record<string, () => void> }): ReactNode {
  useQuery({
    queryKey: ['workspace.get', {}],
    queryFn: () => window.seaport.call('workspace.get' as never, {} as never),
  })
  return Object.entries(acts()).map(([name, act]) => (
    <button key={name} type="button" onClick={act}>
      {name}
    </button>
  ))
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const told = () => calls.filter(([name]) => name !== 'workspace.get')
const readings = () => calls.filter(([name]) => name === 'workspace.get').length

test.each<[string, () => Record<string, () => void>, unknown, object, string | null, boolean]>([
  [
    'starting a target',
    () => ({ go: useStartTarget('t1').mutate as () => void }),
    { state: 'started' },
    { id: 't1' },
    null,
    true,
  ],
  [
    'starting a target without the server',
    () => ({ go: useStartTarget('t1').mutate as () => void }),
    { state: 'unreachable' },
    { id: 't1' },
    'The server can’t be reached. No new target starts until it is back; the results you recorded are kept.',
    true,
  ],
  [
    'starting a target with a bad link',
    () => ({ go: useStartTarget('t1').mutate as () => void }),
    { state: 'bad_link' },
    { id: 't1' },
    'This target is not a valid address on the network and was skipped.',
    true,
  ],
  ['undoing an outcome', () => ({ go: useUndo('t1').mutate as () => void }), {}, { id: 't1' }, null, false],
])('%s', async (_what, acts, answer, args, notice, isRead) => {
  const name = args && _what.startsWith('undoing') ? 'workbench.undo' : 'workbench.startTarget'
  answers[name] = answer
  await show(<Acts acts={acts} />)
  await press('go')
  await waitFor(() => expect(told()).toEqual([[name, args]]))
  if (notice) await screen.findByText(notice)
  // A page that opens takes a port.
  if (isRead) await waitFor(() => expect(readings()).toBe(2))
})

test('an outcome is told with its target and reason', async () => {
  const outcome = { position: 3, outcome: 'skipped', reason: 'not_suitable' } as const
  await show(
    <Acts
      acts={() => {
        const { record } = useRecordOutcome('t1')
        return { go: () => record(outcome) }
      }}
    />,
  )
  await press('go')
  await waitFor(() => expect(told()).toEqual([['workbench.recordOutcome', { id: 't1', ...outcome }]]))
})

test('a source opens by its position, takes a port, and says when it is no address', async () => {
  answers['manual.openSource'] = { state: 'bad_link' }
  await show(
    <Acts
      acts={() => {
        const open = useOpenSource('t1')
        return { go: () => open.mutate(2) }
      }}
    />,
  )
  await press('go')
  await screen.findByText('This target is not a valid address on the network and was skipped.')
  expect(told()).toEqual([['manual.openSource', { id: 't1', position: 2 }]])
  await waitFor(() => expect(readings()).toBe(2))
})

test.each([
  ['kept', 'Saved: Ann', 1],
  ['duplicate', 'Ann is already in this task', 0],
  ['no_profile', 'The open page is not a profile. Open one person’s profile first', 0],
  ['no_window', 'Open the account’s page first', 0],
] as const)(
  'keeping somebody who is %s says "%s"; the note is emptied only once it is kept',
  async (state, text, emptied) => {
    answers['manual.keep'] = { state, name: 'Ann' }
    const onKept = vi.fn()
    await show(
      <Acts
        acts={() => {
          const keep = useKeep('t1', onKept)
          return { go: () => keep.mutate('asked about tea') }
        }}
      />,
    )
    await press('go')
    await screen.findByText(text)
    expect(told()).toEqual([['manual.keep', { id: 't1', note: 'asked about tea' }]])
    expect(onKept).toHaveBeenCalledTimes(emptied)
  },
)

test('keys in the account’s window say what they did, until the screen is left', async () => {
  const { unmount } = await show(
    <Acts
      acts={() => {
        useManualKeys()
        return {}
      }}
    />,
  )
  await waitFor(() => expect(Object.keys(listeners)).toEqual(['manual.key']))
  const hear = (action: string, state: string) =>
    act(async () => listeners['manual.key']?.({ task_id: 't1', action, result: { state, name: 'Ann' } }))
  await hear('keep', 'kept')
  await screen.findByText('Saved: Ann')
  await hear('undo', 'kept')
  await screen.findByText('Undone: Ann')
  await hear('undo', 'not_here')
  await screen.findByText('There is nothing to undo, or the task has ended')
  unmount()
  expect(listeners).toEqual({})
})

test.each([
  ['an undo of a keep', () => useUndoKeep('t1').mutate as (given: never) => void, 'manual.undo'],
  ['a note', () => useNoteKeep('t1').mutate as (given: never) => void, 'manual.note'],
  ['a keep', () => useKeep('t1', () => undefined).mutate as (given: never) => void, 'manual.keep'],
  ['a source', () => useOpenSource('t1').mutate as (given: never) => void, 'manual.openSource'],
  ['a start', () => useStartTarget('t1').mutate as (given: never) => void, 'workbench.startTarget'],
  ['an undo', () => useUndo('t1').mutate as (given: never) => void, 'workbench.undo'],
  ['an outcome', () => useRecordOutcome('t1').record as (given: never) => void, 'workbench.recordOutcome'],
])('%s that is refused says why', async (_what, hook, name) => {
  answers[name] = new Error('The runner restarts')
  await show(
    <Acts
      acts={() => {
        const mutate = hook()
        return { go: () => mutate({} as never) }
      }}
    />,
  )
  await press('go')
  await screen.findByText('The runner restarts')
})

test('a file can be dragged once it is here, as a file of this computer', async () => {
  const ready = Promise.withResolvers<object>()
  answers['script.readyFile'] = ready.promise
  await show(
    <DraggableFile file={{ id: 'f1', name: 'tea.png' } as never}>
      <img alt="" src="seaport://f1" />
    </DraggableFile>,
  )
  const section = await screen.findByRole('region', { name: 'tea.png' })
  const drag = () => !fireEvent.dragStart(section)
  expect([section.draggable, section.title, drag()]).toEqual([false, '', true])
  await act(async () => ready.resolve({ path: '/data/files/tea.png' }))
  await waitFor(() => expect(section.getAttribute('draggable')).toBe('true'))
  expect([section.title, drag()]).toEqual(['Drag it into the account’s page', true])
  expect(calls).toEqual([
    ['script.readyFile', { id: 'f1', name: 'tea.png' }],
    ['script.dragFile', { path: '/data/files/tea.png' }],
  ])
})

test('a drag that fails says why', async () => {
  answers['script.readyFile'] = { path: '/data/files/tea.png' }
  answers['script.dragFile'] = new Error('The file is gone')
  await show(<DraggableFile file={{ id: 'f1', name: 'tea.png' } as never}>{null}</DraggableFile>)
  const section = await screen.findByRole('region', { name: 'tea.png' })
  await waitFor(() => expect(section.getAttribute('draggable')).toBe('true'))
  fireEvent.dragStart(section)
  await screen.findByText('The file is gone')
})
