// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { fieldOf } from '@seaport/ui/test-support/kit'
import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { BuildFields } from './BuildFields.tsx'

setUpDom()
beforeAll(() => preload('version'))

const size = vi.fn()
const sha512 = vi.fn()
const onPending = vi.fn()

/** A file that is read when the test says so. */
function slowFile(name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<ArrayBuffer>()
  return { file: Object.assign(new File(['seaport'], name), { arrayBuffer: () => promise }), resolve, reject }
}

beforeEach(() => {
  for (const spy of [size, sha512, onPending]) spy.mockReset()
  renderUi(
    <BuildFields
      name="Windows"
      address={fieldOf<string>('')}
      size={fieldOf<number | null>(null, { set: size })}
      sha512={fieldOf<string>('', { set: sha512 })}
      onPending={onPending}
    />,
  )
})

const button = () => screen.getByRole('button', { name: 'Read from installer' })
const choose = (file: File) =>
  fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, {
    target: { files: [file] },
  })
const busy = () => [button().getAttribute('aria-busy'), button().getAttribute('aria-disabled')]

test('while a file is read the button is busy and can’t be pressed; then size and checksum are those of the file', async () => {
  const { file, resolve } = slowFile('setup.exe')
  expect(busy()).toEqual(['false', null])
  choose(file)
  expect(busy()).toEqual(['true', 'true'])
  expect(onPending.mock.calls).toEqual([[1]])
  resolve(new TextEncoder().encode('seaport').buffer)
  await vi.waitFor(() => expect(onPending.mock.calls).toEqual([[1], [-1]]))
  await vi.waitFor(() => expect(busy()).toEqual(['false', null]))
  expect(size.mock.calls).toEqual([[7]])
  // printf seaport | sha512sum
  expect(sha512.mock.calls[0]?.[0]).toBe(
    '6709d4c2f4597ce564793ed155c8090f6f5068e2f9e4063f3d642d6e694133a2e972a1d519dfc475ed4b98988c402d1ebaf0920a037543676d983927cff65793',
  )
})

test('a file that can’t be read says so, changes no field, and may be chosen again', async () => {
  const { file, reject } = slowFile('gone.exe')
  choose(file)
  reject(new DOMException('gone', 'NotReadableError'))
  expect(await screen.findByText('The file can’t be read')).toBeTruthy()
  expect(busy()).toEqual(['false', null])
  expect([size.mock.calls, sha512.mock.calls, onPending.mock.calls]).toEqual([[], [], [[1], [-1]]])
})
