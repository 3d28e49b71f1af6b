// @vitest-environment jsdom
import { changeLanguage } from '@seaport/i18n/browser'
import { act, fireEvent, screen } from '@testing-library/react'
import { useAtom } from 'jotai'
import { type ReactNode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { CopyButton } from '../copy-button/CopyButton.tsx'
import { LanguageMenu } from '../locale/LanguageMenu.tsx'
import { storedChoice } from '../storage/stored-atom.ts'
import { renderUi, setUpDom } from '../test-support/render.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { ErrorState } from './ErrorState.tsx'
import { useFailure } from './useFailure.ts'

setUpDom()

function Broken(): ReactNode {
  throw new Error('boom')
}

function Waiting({ server }: { server: { isDown: boolean } }): ReactNode {
  if (server.isDown) throw new Error('no answer')
  return 'here again'
}

function Recovering({ server }: { server: { isDown: boolean } }): ReactNode {
  const [recoveries, setRecoveries] = useState(0)
  return (
    <>
      <ErrorBoundary retryKey={recoveries}>
        <Waiting server={server} />
      </ErrorBoundary>
      <button type="button" onClick={() => setRecoveries(1)}>
        {'The server is back'}
      </button>
    </>
  )
}

function Failed({ loc }: { loc: readonly (string | number)[] }): ReactNode {
  const detail = [
    { loc, msg: 'Choose one' },
    { loc: ['query', 'order'], msg: 'Required' },
  ]
  return useFailure()({ refusal: { reason: 'invalid_input', detail } }).message
}

function Shown({ choice }: { choice: ReturnType<typeof storedChoice<'light' | 'dark'>> }): ReactNode {
  const [value, set] = useAtom(choice)
  return (
    <button type="button" onClick={() => set('dark')}>
      {value}
    </button>
  )
}

test('a crash stays in its screen, and the next screen starts fresh', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const onError = vi.fn()
  const screenAt = (path: string, child: ReactNode) => (
    <ErrorBoundary resetKey={path} onError={onError}>
      {child}
    </ErrorBoundary>
  )
  const { rerender } = renderUi(screenAt('/a', <Broken />))
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong on this screen')
  expect(onError).toHaveBeenCalledOnce()
  rerender(screenAt('/b', <p>{'fine'}</p>))
  expect(screen.getByText('fine')).toBeTruthy()
})

test('a crash is retried when its dependency is back', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const server = { isDown: true }
  renderUi(<Recovering server={server} />)
  server.isDown = false
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong on this screen')
  fireEvent.click(screen.getByText('The server is back'))
  expect(screen.getByText('here again')).toBeTruthy()
})

test('an error names its request for support, and is tried again', async () => {
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  const onRetry = vi.fn()
  renderUi(<ErrorState message="Không kết nối được" requestId="r-77" onRetry={onRetry} />)
  expect((await screen.findByRole('alert')).textContent).toContain('Không kết nối được')
  fireEvent.click(await screen.findByRole('button', { name: /Copy/ }))
  expect(writeText.mock.calls).toEqual([['r-77']])
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

test('copying reports its result', async () => {
  const writeText = vi.fn((text: string) => (text ? Promise.resolve() : Promise.reject(new Error('denied'))))
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }))
  renderUi(
    <>
      <CopyButton text="req-1" />
      <CopyButton text="" label="Copy nothing" />
    </>,
  )
  fireEvent.click(screen.getByLabelText('Copy'))
  expect(await screen.findByText('Copy Successfully.')).toBeTruthy()
  fireEvent.click(screen.getByText('Copy nothing'))
  expect(await screen.findByText(/Couldn’t copy/)).toBeTruthy()
})

test('the language is stored and set on the document', async () => {
  renderUi(<LanguageMenu />)
  expect(screen.getByLabelText('Language')).toBeTruthy()
  await act(() => changeLanguage('hk'))
  expect(screen.getByLabelText('語言')).toBeTruthy()
  expect([localStorage.getItem('language'), document.documentElement.lang]).toEqual(['hk', 'zh-HK'])
})

test('a stored choice ignores invalid text and follows other windows', () => {
  localStorage.setItem('mode', 'sepia')
  const mode = storedChoice('mode', ['light', 'dark'], 'light')
  renderUi(<Shown choice={mode} />)
  fireEvent.click(screen.getByText('light'))
  expect([screen.getByText('dark').textContent, localStorage.getItem('mode')]).toEqual(['dark', 'dark'])
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: 'mode', newValue: 'light', storageArea: localStorage }))
  })
  expect(screen.getByText('light')).toBeTruthy()
})

test('a filter that the server refuses is named, as the address of the screen names it', () => {
  const { container, rerender } = renderUi(<Failed loc={['query', 'status']} />)
  expect(container.textContent).toBe('status: Choose one; order: Required')
  rerender(<Failed loc={['body', 'name']} />)
  expect(container.textContent).toBe('Choose one; order: Required')
})
