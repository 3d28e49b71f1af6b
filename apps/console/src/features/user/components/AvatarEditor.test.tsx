// @vitest-environment jsdom
import { ApiRefused } from '@seaport/api-client/errors'
import type { ReceivedRefusal } from '@seaport/api-client/refusal'
import { updateUserInfo } from '@seaport/contract/people/user'
import type { UserInfo } from '@seaport/contract/people/user.schema'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { AvatarEditor } from './AvatarEditor.tsx'

setUpDom()
beforeAll(() => preload('user'))

test('why a picture could not be removed is told, and it can be tried again', async () => {
  const call = vi
    .spyOn(client, 'call')
    .mockRejectedValueOnce(new ApiRefused(429, { code: 429, msg: 'Quá nhiều lần 过多' } as ReceivedRefusal))
    .mockResolvedValueOnce({})
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <AvatarEditor info={{ username: 'Hằng', avatar: 'data:image/png;base64,AA==' } as UserInfo} />
    </QueryClientProvider>,
  )
  const remove = () => fireEvent.click(screen.getByRole('button', { name: /Remove/ }))
  remove()
  await screen.findByText('Quá nhiều lần 过多')
  remove()
  await screen.findByText(/removed/)
  expect(call.mock.calls.map(([endpoint, input]) => [endpoint, input])).toEqual([
    [updateUserInfo, { body: { avatar: null } }],
    [updateUserInfo, { body: { avatar: null } }],
  ])
})
