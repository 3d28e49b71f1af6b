// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { ImportSteps } from './ImportSteps.tsx'
import type { Report } from './useImport.ts'

setUpDom()
beforeAll(() => preload('import'))

const trial: Report = {
  ...{ added: 1, duplicate: 0, invalid: 0, errorFile: null },
  rows: [{ row: 1, item: 'Trà 茶', outcome: 'added', msg: '' }],
}
const form = {
  ref: { current: null },
  submit: () => {},
  submitError: undefined,
  dirty: false,
  submitting: false,
}

test('the dialog of an import stays until the rows are imported, and then closes itself alone', async () => {
  const imported = Promise.withResolvers<Report>()
  const onClose = vi.fn()
  renderUi(
    <ImportSteps
      {...{ title: 'Import', header: 'Proxy', fields: null, form, trial, onClose }}
      onBack={() => {}}
      run={() => imported.promise}
    />,
  )
  const pressEscape = async () => fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' })
  fireEvent.click(await screen.findByRole('button', { name: 'Import 1' }))
  await vi.waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Back' }).disabled).toBe(true),
  )
  await pressEscape()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await act(async () => imported.resolve(trial))
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

const row = (outcome: 'added' | 'duplicate' | 'invalid', at: number) => ({
  ...{ row: at, item: `Trà ${at}`, outcome, msg: '' },
})

test.each([
  ['closes when every row is imported', { added: 2 }, ['added', 'added'], true],
  ['stays open over a row that was there already', { added: 1, duplicate: 1 }, ['added', 'duplicate'], false],
  ['stays open over a row that is wrong', { added: 1, invalid: 1 }, ['added', 'invalid'], false],
  ['stays open when no row is imported', { duplicate: 1 }, ['duplicate'], false],
] as const)('the dialog %s', async (_what, sums, outcomes, closes) => {
  const onClose = vi.fn()
  const rows = outcomes.map((outcome, at) => row(outcome, at + 1))
  renderUi(
    <ImportSteps
      {...{ title: 'Import', header: 'Proxy', fields: null, form, trial, onClose }}
      onBack={() => {}}
      run={async () => ({ added: 0, duplicate: 0, invalid: 0, errorFile: null, ...sums, rows })}
    />,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Import 1' }))
  if (closes) await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  else await screen.findByText(`Trà ${rows.length}`)
  expect(onClose).toHaveBeenCalledTimes(closes ? 1 : 0)
})
