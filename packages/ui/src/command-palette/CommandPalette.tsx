import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { isComposing } from '../input-method/input-method.ts'
import { latinKeyOf } from '../input-method/latin-key.ts'
import { lazy } from '../lazy/lazy.ts'
import type { Findable } from './command.types.ts'

const PaletteDialog = lazy(async () => (await import('./PaletteDialog.tsx')).PaletteDialog)

const onApple = () => /mac|iphone|ipad/i.test(navigator.platform)

/** Label of the keys that open the palette. */
export function paletteKeys(): string {
  return onApple() ? '⌘K' : 'Ctrl+K'
}

export interface CommandPaletteProps extends Findable {
  /** Controlled state, for opening it from a button. */
  open?: boolean
  onOpenChange?: (open: boolean) => void
}

/** Finds screens and actions by typing. Ctrl+K (⌘K) opens it anywhere; its code is fetched then. */
export function CommandPalette({ open, onOpenChange, ...dialog }: CommandPaletteProps): ReactNode {
  const [own, setOwn] = useState(false)
  const shown = open ?? own
  const change = onOpenChange ?? setOwn
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (isComposing(event)) return
      const held = onApple() ? event.metaKey : event.ctrlKey
      if (!held || event.shiftKey || event.altKey || latinKeyOf(event) !== 'k') return
      event.preventDefault()
      // Keys that are held would open and close it all the time.
      if (!event.repeat) change(!shown)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [shown, change])
  return <Suspense>{shown && <PaletteDialog {...dialog} onClose={() => change(false)} />}</Suspense>
}
