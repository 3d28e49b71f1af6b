// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi, setUpDom } from '../test-support/render.tsx'
import { Avatar } from './Avatar.tsx'

setUpDom()

test('the initials give way to the picture once it has loaded', () => {
  const { container } = renderUi(<Avatar name="Ann Lee" image="data:image/png;base64,x" />)
  expect(container.textContent).toBe('AL')
  fireEvent.load(container.querySelector('img') as HTMLImageElement)
  expect(container.textContent).toBe('')
})
