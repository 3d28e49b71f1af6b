import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import type { Command } from './command.types.ts'

const PaletteDialog = lazy(() =>
  import('./PaletteDialog.tsx').then((module) => ({ default: module.PaletteDialog })),
)

const onApple = () => /mac|iphone|ipad/i.test(navigator.platform)

/** The keys that open the palette, for reading. */
export function paletteKeys(): string {
  return onApple() ? '⌘K' : 'Ctrl+K'
}

export interface CommandPaletteProps {
  commands: readonly Command[]
  /** Things that the text was found in, wherever they were looked for; they come after the commands. */
  found?: readonly Command[]
  /** They are still being looked for. */
  searching?: boolean
  /** Told of every keystroke. */
  onType?: (text: string) => void
  /** Opened from elsewhere too, for instance from a button in the header. */
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
      const held = onApple() ? event.metaKey : event.ctrlKey
      if (!held || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      change(!shown)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [shown, change])
  return <Suspense>{shown && <PaletteDialog {...dialog} onClose={() => change(false)} />}</Suspense>
}
