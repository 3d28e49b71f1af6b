import type { KeyboardEvent } from 'react'

/** @returns the key of an event, '' if it is not pressed alone: with Alt, Ctrl or ⌘ an arrow is the browser's, such as Alt+← for Back */
export function plainKeyOf({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): string {
  return altKey || ctrlKey || metaKey ? '' : key
}
