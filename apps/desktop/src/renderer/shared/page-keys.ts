import { type PageKey, pageKeyOf } from '@seaport/contract/desktop/page-key'
import { isComposing } from '@seaport/ui/input-method'
import { latinKeyOf } from '@seaport/ui/latin-key'
import { useEffect, useEffectEvent } from 'react'
import { seaport } from './seaport.ts'

const isMac = navigator.userAgent.includes('Macintosh')

/** Shortcuts as shown on buttons and sheets, e.g. `Ctrl+Shift+D` or `⇧⌘D`. */
export const chordOf = (key: string) => (isMac ? `⇧⌘${key}` : `Ctrl+Shift+${key}`)
/** The same for `aria-keyshortcuts`. */
export const ariaChordOf = (key: string) => `${isMac ? 'Meta' : 'Control'}+Shift+${key}`

/**
 * Shortcuts that work in an account's page and in our own window alike.
 * @param onKey gets the account whose page has the focus, undefined in our own window. @returns false if the key has no effect
 */
export function usePageKeys(onKey: (key: PageKey, accountId: string | undefined) => boolean): void {
  const act = useEffectEvent(onKey)
  useEffect(() => {
    const stop = seaport.on('tab.key', ({ id, key }) => void act(key, id))
    const listener = (event: KeyboardEvent) => {
      if (isComposing(event) || event.repeat || document.querySelector('dialog[open], [role="menu"]')) return
      const { code, shiftKey: shift, ctrlKey: control, metaKey: meta, altKey: alt } = event
      const key = pageKeyOf({ key: latinKeyOf(event), code, shift, control, meta, alt }, isMac)
      if (key && act(key, undefined)) event.preventDefault()
    }
    addEventListener('keydown', listener)
    return () => {
      stop()
      removeEventListener('keydown', listener)
    }
  }, [])
}
