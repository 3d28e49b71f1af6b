import { type KeyboardEvent, useState } from 'react'

/** Whether Caps Lock is on, as far as the last key told. */
export function useCapsLock() {
  const [on, setOn] = useState(false)
  // Auto-fill sends key events that are none and know no modifiers.
  const read = (event: KeyboardEvent) => setOn(event.nativeEvent.getModifierState?.('CapsLock') ?? false)
  return { on, listen: { onKeyDown: read, onKeyUp: read } }
}
