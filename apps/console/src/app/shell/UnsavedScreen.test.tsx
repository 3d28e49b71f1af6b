// @vitest-environment jsdom
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { useUnsaved } from '@seaport/ui/use-unsaved'
import { act } from '@testing-library/react'
import { Activity, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { markUnsaved, unsavedPaths } from '../../shared/screen/unsaved-screens.ts'
import { UnsavedScreen, useForgetUnmounted } from './UnsavedScreen.tsx'

setUpDom()

function Typed({ changed }: { changed: boolean }): ReactNode {
  useUnsaved(changed)
  return null
}

interface Window {
  at: string
  mounted: readonly string[]
  changed: boolean
}

let show: (change: Partial<Window>) => void

/** Two screens, of which one is visible. */
function Screens(): ReactNode {
  const [{ at, mounted, changed }, set] = useState<Window>({
    at: '/feedback',
    mounted: ['/feedback', '/task'],
    changed: true,
  })
  show = (change) => act(() => set((before) => ({ ...before, ...change })))
  const shown = useRef(at)
  useLayoutEffect(() => {
    shown.current = at
  })
  useForgetUnmounted(mounted)
  return mounted.map((path) => (
    <Activity key={path} mode={path === at ? 'visible' : 'hidden'}>
      <UnsavedScreen path={path} shown={shown}>
        {path === '/feedback' && <Typed changed={changed} />}
      </UnsavedScreen>
    </Activity>
  ))
}

test('what was typed on a screen is known while it is hidden, and no longer once it is saved or closed', () => {
  renderUi(<Screens />)
  expect(unsavedPaths()).toEqual(['/feedback'])
  show({ at: '/task' })
  expect(unsavedPaths()).toEqual(['/feedback'])
  show({ at: '/feedback', changed: false })
  expect(unsavedPaths()).toEqual([])
  show({ changed: true })
  show({ at: '/task' })
  show({ mounted: ['/task'] })
  expect(unsavedPaths()).toEqual([])
})

// Reported for other products; sources are in docs/inputs.md.
test('the browser asks before it leaves a page with something typed on a screen, also a hidden one, and no longer after a logout', () => {
  const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const { unmount } = renderUi(<Screens />)
  show({ at: '/task' })
  expect(isAsked()).toBe(true)
  show({ at: '/feedback', changed: false })
  expect(isAsked()).toBe(false)
  show({ changed: true })
  show({ at: '/task' })
  unmount()
  expect([isAsked(), unsavedPaths()]).toEqual([false, []])
})

test('a screen with two parts that were changed is unsaved until both are saved', () => {
  markUnsaved('/feedback', 'one', true)
  markUnsaved('/feedback', 'other', true)
  markUnsaved('/feedback', 'one', false)
  expect(unsavedPaths()).toEqual(['/feedback'])
  markUnsaved('/feedback', 'other', false)
  expect(unsavedPaths()).toEqual([])
})
