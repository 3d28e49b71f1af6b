// @vitest-environment jsdom
import { RegistrationConfig } from '@seaport/contract/people/registration.schema'
import { sampleOf } from '@seaport/contract/test-support/sample.schema'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { RegistrationEditor } from './RegistrationEditor.tsx'

setUpDom()
beforeAll(() => preload('config', 'validation', 'common'))

test('what was typed can be thrown away', async () => {
  const config = { ...sampleOf(RegistrationConfig), gifted_days: 17 }
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <RegistrationEditor config={config} />
    </QueryClientProvider>,
  )
  const days = await screen.findByDisplayValue<HTMLInputElement>('17')
  fireEvent.change(days, { target: { value: '3' } })
  fireEvent.click(screen.getByRole('button', { name: 'Discard changes' }))
  expect(days.value).toBe('17')
  expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull()
})
