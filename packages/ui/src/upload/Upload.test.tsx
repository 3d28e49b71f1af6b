// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Activity, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { Form, SubmitButton } from '../form/Form.tsx'
import { useForm } from '../form/useForm.ts'
import { renderUi, setUpDom } from '../test-support/render.tsx'
import { SeaportProvider } from '../theme/SeaportProvider.tsx'
import { FileField } from './FileField.tsx'
import { Upload } from './Upload.tsx'
import type { UploadTransport } from './upload.types.ts'

setUpDom()

const file = (name: string, text = 'x') => new File([text], name)

/** A transport that the test ends by hand. */
function byHand() {
  const runs: { done: (id: string) => void; fail: (e: Error) => void; signal: AbortSignal }[] = []
  const transport: UploadTransport<string> = (_, { onProgress, signal }) =>
    new Promise((done, fail) => {
      onProgress(0.4)
      runs.push({ done, fail, signal })
    })
  return { runs, transport }
}

async function choose(...files: File[]): Promise<void> {
  const input = await screen.findByLabelText('Video', { selector: 'input' })
  fireEvent.change(input, { target: { files } })
}

test('sends each file, shows its progress and hands the results on, also over plain http', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const { runs, transport } = byHand()
  const onChange = vi.fn()
  renderUi(<Upload label="Video" transport={transport} onChange={onChange} types={['.mp4']} />)
  await choose(file('a.mp4'), file('b.mp4'))
  expect(screen.getAllByText('Uploading 40%')).toHaveLength(2)
  await act(async () => runs[1]?.done('file-b'))
  expect(screen.getByText('Uploaded · 1 byte')).toBeTruthy()
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['file-b'])
  fireEvent.click(screen.getByLabelText('Remove b.mp4'))
  expect(onChange).toHaveBeenLastCalledWith([])
})

test('a file with an error is listed with the error and not sent', async () => {
  const { runs, transport } = byHand()
  renderUi(<Upload label="Video" transport={transport} types={['.mp4']} maxBytes={3} maxFiles={2} />)
  await choose(file('a.mov'), file('b.mp4', 'long'), file('c.mp4'), file('d.mp4'), file('e.mp4'))
  const errors = screen.getAllByRole('alert').map((alert) => alert.textContent)
  expect(errors).toEqual([
    'This type of file isn’t accepted. Choose MP4',
    'The file is 4\u00a0bytes; the limit is 3\u00a0bytes',
    'No more files can be added',
  ])
  expect(runs).toHaveLength(2)
})

test('a file one byte too large is never shown with the limit as its size', async () => {
  const limit = 10 * 1024
  renderUi(<Upload label="Video" transport={byHand().transport} maxBytes={limit} />)
  await choose(file('a.mp4', 'x'.repeat(limit + 1)))
  expect(screen.getByRole('alert').textContent).toBe('The file is 10.1\u00a0kB; the limit is 10\u00a0kB')
})

test('a cancelled upload stops, its late answer is ignored, and it can be sent again', async () => {
  const { runs, transport } = byHand()
  const onChange = vi.fn()
  renderUi(<Upload label="Video" transport={transport} onChange={onChange} />)
  await choose(file('a.mp4'))
  fireEvent.click(screen.getByLabelText('Cancel the upload of a.mp4'))
  expect(runs[0]?.signal.aborted).toBe(true)
  await act(async () => runs[0]?.done('late'))
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.click(screen.getByLabelText('Upload a.mp4 again'))
  await act(async () => runs[1]?.fail(new Error('The disk is full')))
  expect(screen.getByRole('alert').textContent).toBe('The disk is full')
})

/** Uploads beside a file that is there already. */
function Kept(props: { transport: UploadTransport<string>; onChange: (all: string[]) => void }) {
  const [kept, setKept] = useState(['old'])
  return (
    <>
      <button type="button" onClick={() => setKept([])}>
        {'Remove old'}
      </button>
      <Upload
        label="Video"
        transport={props.transport}
        onChange={(sent) => props.onChange([...kept, ...sent])}
      />
    </>
  )
}

test('what an upload tells when it ends counts with what was done since it began', async () => {
  const { runs, transport } = byHand()
  const told: string[][] = []
  renderUi(<Kept transport={transport} onChange={(all) => told.push(all)} />)
  await choose(file('a.mp4'))
  fireEvent.click(screen.getByText('Remove old'))
  await act(async () => runs[0]?.done('a'))
  expect(told).toEqual([['a']])
})

test('of several files for one place none is taken, and the one that is there stays', async () => {
  const { runs, transport } = byHand()
  const onChange = vi.fn()
  renderUi(<Upload label="Video" transport={transport} onChange={onChange} maxFiles={1} types={['.mp4']} />)
  await choose(file('a.mp4'))
  await act(async () => runs[0]?.done('file-a'))
  const errors = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)
  await choose(file('b.mp4'), file('c.mp4'))
  expect(errors()).toEqual(['Choose one file only', 'Choose one file only'])
  await choose(file('d.mov'))
  expect(errors()).toEqual(['This type of file isn’t accepted. Choose MP4'])
  expect(onChange.mock.calls).toEqual([[['file-a']]])
  await choose(file('e.mp4'))
  expect([runs.length, errors()]).toEqual([2, []])
})

test('one file only: the next replaces it', async () => {
  const { runs, transport } = byHand()
  renderUi(<Upload label="Video" transport={transport} maxFiles={1} />)
  await choose(file('a.mp4'))
  await choose(file('b.mp4'))
  expect(runs.map((run) => run.signal.aborted)).toEqual([true, false])
  expect(screen.queryByText('a.mp4')).toBeNull()
})

test('leaving the screen cancels uploads in progress', async () => {
  const { runs, transport } = byHand()
  const { unmount } = renderUi(<Upload label="Video" transport={transport} />)
  await choose(file('a.mp4'))
  unmount()
  expect(runs[0]?.signal.aborted).toBe(true)
})

test('an upload goes on while its tab is hidden, and is cancelled when the tab is closed', async () => {
  const { runs, transport } = byHand()
  const onChange = vi.fn()
  const tab = (mode: 'visible' | 'hidden') => (
    <SeaportProvider>
      <Activity mode={mode}>
        <Upload label="Video" transport={transport} onChange={onChange} />
      </Activity>
    </SeaportProvider>
  )
  const { rerender, unmount } = render(tab('visible'))
  await choose(file('a.mp4'), file('b.mp4'))
  rerender(tab('hidden'))
  await act(async () => runs[0]?.done('file-a'))
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['file-a'])
  rerender(tab('visible'))
  expect(screen.getByText('Uploaded · 1 byte')).toBeTruthy()
  rerender(tab('hidden'))
  expect(runs.map((run) => run.signal.aborted)).toEqual([false, false])
  unmount()
  expect(runs[1]?.signal.aborted).toBe(true)
})

test('files can be dropped, unless it is disabled', () => {
  const { runs, transport } = byHand()
  const { rerender } = renderUi(<Upload label="Video" transport={transport} />)
  const zone = () => screen.getByRole('button', { name: 'Choose files' }).parentElement as HTMLElement
  const [says] = [zone().textContent]
  const drop = () => fireEvent.drop(zone(), { dataTransfer: { files: [file('a.mp4')] } })
  fireEvent.dragEnter(zone())
  expect(zone().textContent).not.toBe(says)
  fireEvent.dragLeave(zone())
  expect(zone().textContent).toBe(says)
  fireEvent.dragOver(zone())
  expect(zone().textContent).not.toBe(says)
  drop()
  expect([zone().textContent, runs.length]).toEqual([says, 1])
  rerender(<Upload label="Video" transport={transport} disabled />)
  fireEvent.dragEnter(zone())
  expect(zone().textContent).toBe(says)
  drop()
  expect(runs).toHaveLength(1)
})

test('its button opens the choice of files', () => {
  const opens = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => {})
  renderUi(<Upload label="Video" transport={byHand().transport} />)
  fireEvent.click(screen.getByRole('button', { name: 'Choose files' }))
  expect(opens.mock.contexts).toEqual([screen.getByLabelText('Video', { selector: 'input' })])
})

test('pictures and videos are previewed until they can’t be read, and their addresses given back', async () => {
  const back: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${(file as File).name}`)
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void back.push(address))
  const { unmount } = renderUi(<Upload label="Video" transport={byHand().transport} />)
  const of = (name: string, type: string) => new File(['x'], name, { type })
  await choose(of('a.png', 'image/png'), of('b.mp4', 'video/mp4'), of('c.svg', 'image/svg+xml'))
  const previews = () => [...document.querySelectorAll<HTMLImageElement | HTMLVideoElement>('img, video')]
  const shown = () => previews().map(({ localName, src }) => `${localName} ${src}`)
  expect(shown()).toEqual(['img blob:a.png', 'video blob:b.mp4'])
  for (const preview of previews()) fireEvent.error(preview)
  expect(shown()).toEqual([])
  expect(back).toEqual([])
  unmount()
  expect(back).toEqual(['blob:a.png', 'blob:b.mp4'])
})

const FileForm = z.object({ sheet: z.instanceof(File) })

function Sample({ onSubmit }: { onSubmit: (values: z.output<typeof FileForm>) => Promise<void> }) {
  const form = useForm({ schema: FileForm, initial: { sheet: null }, onSubmit: (values) => onSubmit(values) })
  return (
    <Form form={form}>
      <FileField field={form.field('sheet')} label="Sheet" types={['.xlsx']} maxBytes={3} required />
      <SubmitButton form={form}>{'Send'}</SubmitButton>
    </Form>
  )
}

test('a file of a form is required, must be of its type and size, and is sent with the form', async () => {
  const onSubmit = vi.fn(async () => undefined)
  renderUi(<Sample onSubmit={onSubmit} />)
  const input = await screen.findByLabelText('Sheet', { selector: 'input' })
  const take = (given: File) => fireEvent.change(input, { target: { files: [given] } })
  fireEvent.click(screen.getByText('Send'))
  expect(screen.getByText('This field is required')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Choose file')
  take(file('a.csv'))
  expect(screen.getByText('This type of file isn’t accepted. Choose xlsx')).toBeTruthy()
  take(file('a.xlsx', 'long'))
  expect(screen.getByText(/^The file is 4/)).toBeTruthy()
  const sheet = file('a.XLSX', 'abc')
  take(sheet)
  expect(screen.getByText('a.XLSX')).toBeTruthy()
  fireEvent.click(screen.getByText('Send'))
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ sheet }))
})

test('a file dropped beside its field does not take the page away, and in the field is taken; dragged text stays the browser’s', async () => {
  const { runs, transport } = byHand()
  renderUi(
    <>
      <textarea aria-label="Note" />
      <Upload label="Video" transport={transport} types={['.mp4']} />
    </>,
  )
  const note = screen.getByLabelText('Note')
  // Whether the browser may act: fireEvent says so as dispatchEvent does.
  const carry = (onto: Element, type: string, files: File[]) => {
    const dataTransfer = { types: [type], files, dropEffect: 'copy' }
    return [
      fireEvent.dragOver(onto, { dataTransfer }),
      dataTransfer.dropEffect,
      fireEvent.drop(onto, { dataTransfer }),
    ]
  }
  expect(carry(note, 'Files', [file('a.mp4')])).toEqual([false, 'none', false])
  expect(carry(note, 'text/plain', [])).toEqual([true, 'copy', true])
  expect(runs).toEqual([])
  const zone = await screen.findByText('Drop files here, or')
  await act(async () => expect(carry(zone, 'Files', [file('b.mp4')])).toEqual([false, 'copy', false]))
  expect(runs).toHaveLength(1)
})
