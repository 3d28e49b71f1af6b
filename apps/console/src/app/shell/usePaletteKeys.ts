import { isComposing } from '@seaport/ui/input-method'
import { useAtom, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { paletteAtom, shortcutsAtom } from './palette-atom.ts'

/** Where a question mark is a question mark. */
const WRITTEN = 'input, textarea, select, [contenteditable], [role=dialog]'

/** Opens the palette with Ctrl+K (⌘K), and the sheet of shortcuts with ?; its code comes then, and closes it with the same keys. @returns whether it is open */
export function usePaletteKeys(): boolean {
  const [open, setOpen] = useAtom(paletteAtom)
  const showShortcuts = useSetAtom(shortcutsAtom)
  useEffect(() => {
    if (open) return
    const listen = (event: KeyboardEvent) => {
      if (isComposing(event)) return
      if (event.key === '?' && !(event.target as Element).closest(WRITTEN)) return showShortcuts(true)
      const plain = !event.shiftKey && !event.altKey && event.ctrlKey !== event.metaKey
      if (!plain || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [open, setOpen, showShortcuts])
  return open
}
