import { isComposing } from '@seaport/ui/input-method'
import { latinKeyOf } from '@seaport/ui/latin-key'
import { useLetterKeys } from '@seaport/ui/letter-keys'
import { useEffect, useEffectEvent } from 'react'

/** Actions by single letters; without an action the key has no effect. */
export type Keys = Readonly<Record<string, (() => void) | undefined>>

/** Single-key shortcuts of a screen, unless the person has switched them off: active outside of fields and overlays, once per press. */
export function useKeys(keys: Keys): void {
  const [letters] = useLetterKeys()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (
      !letters ||
      isComposing(event) ||
      event.repeat ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      isElsewhere(event.target)
    )
      return
    const act = keys[latinKeyOf(event)]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}

function isElsewhere(target: EventTarget | null): boolean {
  const isWriting =
    target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null
  return isWriting || document.querySelector('dialog[open], [role="menu"]') !== null
}
