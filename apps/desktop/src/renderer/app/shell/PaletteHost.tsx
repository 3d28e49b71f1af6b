import { preload } from '@seaport/i18n/browser'
import { isComposing } from '@seaport/ui/input-method'
import { latinKeyOf } from '@seaport/ui/latin-key'
import { lazy } from '@seaport/ui/lazy'
import { useLetterKeys } from '@seaport/ui/letter-keys'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { seaport } from '../../shared/seaport.ts'

const SeatPalette = lazy(async () => {
  const [file] = await Promise.all([import('./SeatPalette.tsx'), preload('palette', 'task', 'shell')])
  return file.SeatPalette
})
const SeatShortcuts = lazy(async () => {
  const [file] = await Promise.all([import('./SeatShortcuts.tsx'), preload('palette', 'workbench')])
  return file.SeatShortcuts
})

/** Elements in which a question mark is typed as text. */
const WRITTEN = 'input, textarea, select, [contenteditable], dialog'

/** Opens the palette with Ctrl+K (⌘K), also from an account's page, and the sheet of shortcuts with ?; their code is loaded then. */
export function PaletteHost(): ReactNode {
  const [shown, setShown] = useState<'palette' | 'shortcuts'>()
  const [letters] = useLetterKeys()
  useEffect(() => {
    // The palette closes itself with the keys that opened it.
    if (shown) return
    const listen = (event: KeyboardEvent) => {
      if (isComposing(event)) return
      const isWritten = event.target instanceof Element && event.target.closest(WRITTEN) !== null
      if (event.key === '?' && letters && !isWritten) return setShown('shortcuts')
      const isPlain = !event.shiftKey && !event.altKey && event.ctrlKey !== event.metaKey
      if (!isPlain || latinKeyOf(event) !== 'k') return
      event.preventDefault()
      setShown('palette')
    }
    const stop = seaport.on('tab.key', ({ key }) => key === 'palette' && setShown('palette'))
    addEventListener('keydown', listen)
    return () => {
      stop()
      removeEventListener('keydown', listen)
    }
  }, [shown, letters])
  const close = () => setShown(undefined)
  return (
    <Suspense>
      {shown === 'palette' && <SeatPalette onClose={close} onShortcuts={() => setShown('shortcuts')} />}
      {shown === 'shortcuts' && <SeatShortcuts onClose={close} />}
    </Suspense>
  )
}
