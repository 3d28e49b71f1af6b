// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { Lookup } from './Lookup.tsx'

setUpDom()
beforeAll(() => preload('antiScam', 'validation'))
vi.mock('./Verdict.tsx', () => ({ Verdict: () => 'verdict' }))

test('a verdict stands below the address that it is about, and no other', async () => {
  const answer = Promise.withResolvers<object>()
  const call = vi.spyOn(client, 'call').mockImplementation(() => answer.promise as never)
  renderUi(<Lookup />)
  const field = await screen.findByRole('textbox')
  const type = (value: string) => fireEvent.change(field, { target: { value } })
  type('t.me/seaport')
  fireEvent.submit(field.closest('form') as HTMLFormElement)
  await vi.waitFor(() => expect(call).toHaveBeenCalledOnce())
  await act(async () => answer.resolve({}))
  const said = () => screen.getByRole('status').textContent
  expect(said()).toBe('verdict')
  type('t.me/seap0rt')
  expect(said()).toBe('')
})
