// @vitest-environment jsdom
import { uploadFile } from '@seaport/contract/platform/file'
import { createScript, updateScript } from '@seaport/contract/work/script'
import type { Script } from '@seaport/contract/work/script.schema'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { getDefaultStore, Provider } from 'jotai'
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { sessionAtom } from '../../../shared/session/session.ts'
import { hang } from '../../../shared/test-support/console-case.tsx'
import { ScriptEditor } from './ScriptEditor.tsx'

setUpDom()
beforeAll(() => preload('script', 'group', 'network', 'validation', 'upload'))

let sent: unknown
beforeEach(() => {
  sent = undefined
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, { createObjectURL: () => 'blob:trà', revokeObjectURL() {} }),
  )
  vi.spyOn(client, 'call').mockImplementation((async (endpoint: unknown, input: { body?: unknown }) => {
    if (endpoint === createScript || endpoint === updateScript) sent = input.body
    return endpoint === uploadFile
      ? { id: 'f1', kind: 'image', name: 'trà.png', size: 4, url: '/trà.png' }
      : { list: [], provider: null }
  }) as never)
})

afterEach(() => vi.unstubAllGlobals())

async function open(script?: Script) {
  renderUi(
    <Provider store={getDefaultStore()}>
      <QueryClientProvider client={new QueryClient()}>
        <ScriptEditor {...(script && { script })} onClose={() => {}} />
      </QueryClientProvider>
    </Provider>,
  )
  await screen.findByRole('dialog')
}
const become = (type: Script['type']) =>
  fireEvent.change(screen.getByRole('combobox', { name: /^Type/ }), { target: { value: type } })

test('a picture is still there after the script was a text for a moment', async () => {
  await open()
  fireEvent.change(screen.getByRole('textbox', { name: /^Title/ }), { target: { value: 'Trà 茶' } })
  fireEvent.click(screen.getByRole('checkbox', { name: 'X' }))
  become('image')
  const picture = new File(['trà'], 'trà.png', { type: 'image/png' })
  fireEvent.change(screen.getByLabelText('Images', { selector: 'input' }), { target: { files: [picture] } })
  await screen.findByText(/Uploaded/)
  become('text')
  become('image')
  expect(screen.getByRole('img', { name: 'trà.png' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(sent).toMatchObject({ content: { type: 'image', file_ids: ['f1'] } }))
})

test.each([true, false])(
  'an administrator’s new script is public if that is chosen: %s',
  async (isPublic) => {
    getDefaultStore().set(sessionAtom, { ...hang, superuser: true })
    onTestFinished(() => getDefaultStore().set(sessionAtom, null))
    await open()
    fireEvent.change(screen.getByRole('textbox', { name: /^Title/ }), { target: { value: 'Trà 茶' } })
    fireEvent.change(screen.getByRole('textbox', { name: /^Text/ }), { target: { value: 'Chào' } })
    fireEvent.click(screen.getByRole('checkbox', { name: 'X' }))
    const publish = screen.getByRole<HTMLInputElement>('switch')
    if (publish.checked !== isPublic) fireEvent.click(publish)
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await vi.waitFor(() => expect(sent).toMatchObject({ title: 'Trà 茶', public: isPublic }))
  },
)

test('a video does not become a picture, not even by way of a text', async () => {
  await open({
    ...{
      id: 's1',
      title: 'Trà',
      type: 'video',
      networks: ['x'],
      group: null,
      text: '',
      public: false,
      own: true,
    },
    files: [{ id: 'v1', kind: 'video', name: 'trà.mp4', size: 9, url: '/trà.mp4' }],
  } as unknown as Script)
  become('text')
  become('image')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Upload at least one image')
  expect(sent).toBeUndefined()
})

const withPicture = {
  ...{
    id: 's1',
    title: 'Trà',
    type: 'image',
    networks: ['x'],
    group: null,
    text: '',
    public: false,
    own: true,
  },
  files: [{ id: 'i1', kind: 'image', name: 'lá.png', size: 9, url: '/lá.png' }],
} as unknown as Script

test.each([
  ['a script', withPicture, ['i1', 'f1']],
  ['a new script', undefined, ['f1']],
])('%s is not saved without the picture that is still on its way', async (_, script, ids) => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  const answer = vi.mocked(client.call).getMockImplementation() as (...args: unknown[]) => Promise<unknown>
  vi.mocked(client.call).mockImplementation((async (endpoint: unknown, ...more: unknown[]) => {
    if (endpoint === uploadFile) await arrived
    return answer(endpoint, ...more)
  }) as never)
  await open(script)
  if (!script) {
    fireEvent.change(screen.getByRole('textbox', { name: /^Title/ }), { target: { value: 'Trà 茶' } })
    fireEvent.click(screen.getByRole('checkbox', { name: 'X' }))
    become('image')
  }
  const picture = new File(['trà'], 'trà.png', { type: 'image/png' })
  fireEvent.change(screen.getByLabelText('Images', { selector: 'input' }), { target: { files: [picture] } })
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
  const isHeld = () => save.disabled || save.ariaDisabled === 'true'
  await vi.waitFor(() => expect(isHeld()).toBe(true))
  fireEvent.click(save)
  // As Enter does in a browser that takes no notice of the button. A new script has no image yet, and says that.
  fireEvent.submit(screen.getByRole('textbox', { name: /^Title/ }))
  await screen.findByText(script ? /still being uploaded/ : 'Upload at least one image')
  expect(sent).toBeUndefined()
  arrive()
  await screen.findByText(/Uploaded/)
  fireEvent.click(save)
  await vi.waitFor(() => expect(sent).toMatchObject({ content: { file_ids: ids } }))
})
