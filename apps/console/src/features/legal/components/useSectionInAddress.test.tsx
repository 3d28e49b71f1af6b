// @vitest-environment jsdom
import { setUpDom } from '@seaport/ui/test-support'
import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Link, MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useSectionInAddress } from './useSectionInAddress.ts'

setUpDom()

const text = {}

function Page(): ReactNode {
  useSectionInAddress(text)
  return (
    <>
      <Link to="?section=refunds">{'Refunds'}</Link>
      <h2 id="refunds" tabIndex={-1}>
        {'Hoàn tiền'}
      </h2>
    </>
  )
}

test('the link of a section leads there, and once more after the reader has gone elsewhere', () => {
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  )
  const link = screen.getByRole('link')
  const heading = screen.getByRole('heading')
  for (const _time of ['first', 'second']) {
    link.focus()
    fireEvent.click(link)
    expect(document.activeElement).toBe(heading)
  }
})
