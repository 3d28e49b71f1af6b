// @vitest-environment jsdom
import { ApiRefused } from '@seaport/api-client/errors'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { useForm } from '@seaport/ui/use-form'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { client } from '../../shared/api/client.ts'
import { CredentialFields } from './components/CredentialFields.tsx'

setUpDom()
beforeAll(() => preload('registration', 'common', 'ui'))

let sent: PromiseWithResolvers<unknown>
beforeEach(() => {
  sent = Promise.withResolvers()
  vi.spyOn(client, 'call').mockImplementation(() => sent.promise as never)
})

const text = z.string()
const schema = z.object({ email: text, code: text, password: text, confirm_password: text })

function Fields() {
  const initial = { email: 'ann@x.example', code: '', password: '', confirm_password: '' }
  const form = useForm({ schema, initial, onSubmit: async () => undefined })
  return (
    <form ref={form.ref}>
      <CredentialFields form={form} purpose="register" />
    </form>
  )
}

const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement

/** Asks for a code, which is not sent yet. */
async function ask() {
  renderUi(<Fields />)
  const button = await screen.findByRole('button', { name: 'Send code' })
  button.focus()
  fireEvent.click(button)
}

test.each([
  ['who waits for the code is led to its field', undefined, 'code'],
  ['who chooses a password by then goes on with it', 'password', 'password'],
])('%s', async (_who, goesTo, ends) => {
  await ask()
  if (goesTo) field(goesTo).focus()
  await act(async () => sent.resolve({ resend_after: 60, expire_minutes: 10, held: false }))
  expect(document.activeElement).toBe(field(ends))
})

test.each([
  ['its own address', 'ann@x.example', true],
  ['another address', 'ben@x.example', false],
])('why no code was sent is said of %s: %s %s', async (_which, email, isSaid) => {
  await ask()
  fireEvent.change(field('email'), { target: { value: email } })
  const detail = [{ loc: ['body', 'email'], msg: 'No such mailbox' }]
  const refusal = {
    code: 400,
    reason: 'invalid_input',
    msg: '',
    data: null,
    detail,
    request_id: 'r',
  } as const
  await act(async () => sent.reject(new ApiRefused(400, refusal)))
  expect(screen.queryByText('No such mailbox') !== null).toBe(isSaid)
})
