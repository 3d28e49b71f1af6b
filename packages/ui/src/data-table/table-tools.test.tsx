// @vitest-environment jsdom
import { startI18n } from '@seaport/i18n/browser'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Activity, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderUi, setUpDom } from '../test-support/render.tsx'
import { SeaportProvider } from '../theme/SeaportProvider.tsx'
import { type Exported, ExportMenu, type ExportMenuProps } from './ExportMenu.tsx'

setUpDom()

const saved = vi.fn()
beforeEach(() => {
  saved.mockClear()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved(this.download)
  })
})

type Run = Parameters<ExportMenuProps['onExport']>[1]

function byHand() {
  const runs: (Run & { done: (file: Exported) => void; fail: (error: Error) => void })[] = []
  const onExport: ExportMenuProps['onExport'] = (_, run) =>
    new Promise((done, fail) => {
      runs.push({ ...run, done, fail })
    })
  return { runs, onExport }
}

async function choose(name: string): Promise<void> {
  fireEvent.click(screen.getByText('Export'))
  fireEvent.click(await screen.findByText(name))
}

const file: Exported = { blob: new Blob(['a']), name: 'accounts.csv' }

let showLater = () => {}

function Later(): ReactNode {
  const [shown, setShown] = useState(false)
  showLater = () => setShown(true)
  return shown && <ExportMenu onExport={byHand().onExport} />
}

test('the button keeps its place while the texts of its menu are loaded', async () => {
  // Starts anew, with the texts of every page alone.
  await startI18n()
  renderUi(<Later />)
  // `act` would wait for the texts.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  flushSync(showLater)
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Export' })
  expect(button().disabled).toBe(true)
  await expect.poll(() => button().disabled).toBe(false)
})

test('an export shows its progress and saves the file', async () => {
  const { runs, onExport } = byHand()
  renderUi(<ExportMenu onExport={onExport} />)
  await choose('Export as CSV')
  act(() => runs[0]?.onProgress(0.5))
  expect(screen.getByLabelText<HTMLProgressElement>('Exporting').value).toBe(0.5)
  await act(async () => runs[0]?.done(file))
  expect(saved).toHaveBeenCalledExactlyOnceWith('accounts.csv')
  expect(await screen.findByText('Exported accounts.csv')).toBeTruthy()
  expect(screen.getByText('Export')).toBeTruthy()
})

test('the button to cancel has the focus while an export runs, and its menu has it back', async () => {
  const { runs, onExport } = byHand()
  renderUi(<ExportMenu onExport={onExport} />)
  const focused = () =>
    document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent
  await choose('Export as CSV')
  expect(focused()).toBe('Cancel export')
  await act(async () => runs[0]?.done(file))
  expect(focused()).toBe('Export')
  await choose('Export as Excel')
  // Somebody who has gone on meanwhile is left where they are.
  ;(document.activeElement as HTMLElement).blur()
  await act(async () => runs[1]?.done(file))
  expect(document.activeElement).toBe(document.body)
})

test('a cancelled export saves nothing, even if its file comes after all', async () => {
  const { runs, onExport } = byHand()
  renderUi(<ExportMenu onExport={onExport} />)
  await choose('Export as Excel')
  fireEvent.click(screen.getByLabelText('Cancel export'))
  expect(runs[0]?.signal.aborted).toBe(true)
  await act(async () => runs[0]?.done(file))
  expect(saved).not.toHaveBeenCalled()
})

test('an export goes on while its tab is hidden, and is cancelled when the tab is closed', async () => {
  const { runs, onExport } = byHand()
  const tab = (mode: 'visible' | 'hidden') => (
    <SeaportProvider>
      <Activity mode={mode}>
        <ExportMenu onExport={onExport} />
      </Activity>
    </SeaportProvider>
  )
  const { rerender, unmount } = render(tab('visible'))
  await choose('Export as CSV')
  rerender(tab('hidden'))
  await act(async () => runs[0]?.done(file))
  expect(saved).toHaveBeenCalledExactlyOnceWith('accounts.csv')
  rerender(tab('visible'))
  await choose('Export as CSV')
  rerender(tab('hidden'))
  unmount()
  expect(runs.map((run) => run.signal.aborted)).toEqual([false, true])
})

test('a failed export shows the reason, and can be started again', async () => {
  const { runs, onExport } = byHand()
  renderUi(<ExportMenu onExport={onExport} />)
  await choose('Export as CSV')
  await act(async () => runs[0]?.fail(new Error('Too many rows')))
  expect(await screen.findByText('Too many rows')).toBeTruthy()
  expect(screen.getByText('Export')).toBeTruthy()
})

test('Excel comes before CSV, and the menu warns which one changes long ids', async () => {
  const { onExport } = byHand()
  renderUi(<ExportMenu onExport={onExport} />)
  fireEvent.click(screen.getByText('Export'))
  const entries = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
  expect(entries).toEqual([
    'Export as ExcelFor people: IDs stay intact',
    'Export as CSVFor programs: spreadsheet apps alter long IDs',
  ])
})
