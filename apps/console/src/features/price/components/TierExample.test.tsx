// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { TierExample } from './TierExample.tsx'

setUpDom()
beforeAll(() => preload('price'))

test('an example keeps its ports when its days are changed', async () => {
  const draft = {
    ...{ min_quantity: 1, max_quantity: 50, min_days: 30, max_days: 90 },
    ...{ port_unit_price: '1.00', duration_rate: '1', discount: '1' },
  }
  renderUi(<TierExample draft={draft as never} />)
  const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)
  await screen.findAllByText('$30.00')
  fireEvent.change(field(/Ports/), { target: { value: '7' } })
  fireEvent.change(field(/Days/), { target: { value: '60' } })
  expect([field(/Ports/).value, field(/Days/).value]).toEqual(['7', '60'])
})
