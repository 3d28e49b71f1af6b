// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { TemplateButton } from './TemplateButton.tsx'

setUpDom()
beforeAll(() => preload('import'))

test('a template that could not be fetched can be fetched again, under its name', async () => {
  const blob = new Blob(['rows'])
  const fetch = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce(blob)
  const saved: [name: string, href: string][] = []
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push([this.download, this.href])
  })
  renderUi(<TemplateButton name="Mẫu" fetch={fetch} />)
  const button = await screen.findByRole('button', { name: 'Download template' })
  const isBusy = () => button.getAttribute('aria-disabled')
  fireEvent.click(button)
  expect(isBusy()).toBe('true')
  await vi.waitFor(() => expect(isBusy()).not.toBe('true'))
  expect(saved).toEqual([])
  fireEvent.click(button)
  await vi.waitFor(() => expect(saved).toEqual([['Mẫu.xlsx', 'blob:1']]))
})
