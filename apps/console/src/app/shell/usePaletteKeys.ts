import { isComposing } from '@seaport/ui/input-method'
import { latinKeyOf } from '@seaport/ui/latin-key'
import { useLetterKeys } from '@seaport/ui/letter-keys'
import { useAtom, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import { paletteAtom, paletteTextAtom, shortcutsAtom } from './palette-atom.ts'

/** Elements in which a letter is typed as text, or chooses what begins with it. */
const WRITTEN =
  'input, textarea, select, [contenteditable], [role=dialog], [role=combobox], [role=listbox], [role=menu]'

/** Targets of G followed by a letter. */
export const GO_TO = {
  d: '/dashboard',
  t: '/task',
  c: '/taskCalendar',
  a: '/media',
  s: '/seatAccount',
  r: '/resource',
  b: '/payBalance',
} as const satisfies Record<string, string>
/** Action of N. */
const NEW = '/task/new'
/** Milliseconds within which the letter has to follow G. */
const SEQUENCE_MS = 1_500
/** Moments count from the opening of the page: zero would be one shortly before. */
const NEVER = Number.NEGATIVE_INFINITY

/** Letter shortcuts, unless the person has switched them off: G and another one to a screen, N to a new task. @param isOpen whether the person may open a path */
export function useGoKeys(isOpen: (path: string) => boolean, go: (path: string) => void): void {
  const lead = useRef(NEVER)
  const [letters] = useLetterKeys()
  const listen = useEffectEvent((event: KeyboardEvent) => {
    const isText = (event.target as Element).closest(WRITTEN) !== null
    // What is typed in a dialog would be left behind.
    const isBehind = document.querySelector('dialog[open]') !== null
    if (
      !letters ||
      isText ||
      isBehind ||
      isComposing(event) ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey
    )
      return
    const key = latinKeyOf(event)
    const path =
      event.timeStamp - lead.current < SEQUENCE_MS ? (GO_TO as Record<string, string>)[key] : undefined
    lead.current = key === 'g' ? event.timeStamp : NEVER
    const target = path ?? (key === 'n' && isOpen('/task') ? NEW : undefined)
    if (target && (target === NEW || isOpen(target))) go(target)
  })
  useEffect(() => {
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}

/**
 * Opens the palette with Ctrl+K (⌘K), and the sheet of shortcuts with ?; their code is loaded then, and closes them with the same keys. @returns
 * whether it is open
 */
export function usePaletteKeys(): boolean {
  const [open, setOpen] = useAtom(paletteAtom)
  const showShortcuts = useSetAtom(shortcutsAtom)
  const [letters] = useLetterKeys()
  useEffect(() => {
    if (open) return
    const listen = (event: KeyboardEvent) => {
      if (isComposing(event)) return
      if (event.key === '?' && letters && !(event.target as Element).closest(WRITTEN))
        return showShortcuts(true)
      const plain = !event.shiftKey && !event.altKey && event.ctrlKey !== event.metaKey
      if (!plain || latinKeyOf(event) !== 'k') return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [open, setOpen, letters, showShortcuts])
  useTypedAhead(open, setOpen)
  return open
}

/** Keeps for the palette what is typed while its code is loading, which the screen behind would take for shortcuts. */
function useTypedAhead(open: boolean, setOpen: (open: boolean) => void): void {
  const setText = useSetAtom(paletteTextAtom)
  useEffect(() => {
    if (!open) return
    const listen = (event: KeyboardEvent) => {
      if (document.querySelector('dialog[open]') !== null) return
      if (event.key === 'Escape') return setOpen(false)
      if (event.key.length > 1 || isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      event.stopPropagation()
      setText((text) => text + event.key)
    }
    addEventListener('keydown', listen, true)
    return () => {
      removeEventListener('keydown', listen, true)
      setText('')
    }
  }, [open, setOpen, setText])
}
