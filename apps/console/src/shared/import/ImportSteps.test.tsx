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
