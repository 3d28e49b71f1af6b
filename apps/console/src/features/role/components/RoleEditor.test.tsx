// @vitest-environment jsdom
import { createRole } from '@seaport/contract/people/role'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { RoleEditor } from './RoleEditor.tsx'

setUpDom()
beforeAll(() => preload('role', 'roleName', 'permission', 'validation'))

let created: unknown
beforeEach(async () => {
  created = undefined
  vi.spyOn(client, 'call').mockImplementation((async (endpoint: unknown, input: { body?: unknown }) => {
    if (endpoint === createRole) created = input.body
    return { keys: ['108', '106', '12'] }
  }) as never)
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <RoleEditor onClose={() => {}} />
    </QueryClientProvider>,
  )
  await screen.findByRole('dialog')
})

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const become = (kind: 'true' | 'false') =>
  fireEvent.change(screen.getByRole('combobox', { name: /Kind/ }), { target: { value: kind } })

test('a role that becomes an administrator’s keeps only the keys that its maker may give', async () => {
  fireEvent.change(screen.getByRole('textbox', { name: /^Role name/ }), { target: { value: 'Kế toán 会计' } })
  for (const key of [/^Users 108/, /^All orders 121/, /^Recharge balance 1-2/]) fireEvent.click(box(key))
  become('true')
  await vi.waitFor(() => expect(box(/^Users 108/).disabled).toBe(false))
  fireEvent.click(screen.getByRole('button', { name: /Create/ }))
  await vi.waitFor(() => expect(created).toEqual({ name: 'Kế toán 会计', superuser: true, keys: ['108'] }))
})

test('the box of a group takes all keys that its maker may give, and gives them back', async () => {
  become('true')
  await vi.waitFor(() => expect(box(/^Users 108/).disabled).toBe(false))
  const shown = () => [/^Users 108/, /^All login logs 106/, /^All orders 121/].map((key) => box(key).checked)
  fireEvent.click(box(/^Administration/))
  expect(shown()).toEqual([true, true, false])
  fireEvent.click(box(/^Administration/))
  expect(shown()).toEqual([false, false, false])
})
