import { useAtom } from 'jotai'
import { useEffect } from 'react'
import { paletteAtom } from './palette-atom.ts'

/** Opens the palette with Ctrl+K (⌘K); its code comes then, and closes it with the same keys. @returns whether it is open */
export function usePaletteKeys(): boolean {
  const [open, setOpen] = useAtom(paletteAtom)
  useEffect(() => {
    if (open) return
    const listen = (event: KeyboardEvent) => {
      const plain = !event.shiftKey && !event.altKey && event.ctrlKey !== event.metaKey
      if (!plain || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [open, setOpen])
  return open
}
