/** Elements in which a person writes or chooses. */
const WRITTEN = 'input, textarea, select, [contenteditable="true"]'

/**
 * Focuses an element because of an answer. Who writes in another field by then keeps the focus: the next letters would
 * end up in the wrong one.
 * @param left had the focus when the answer was asked for
 */
export function offerFocus(to: HTMLElement | null | undefined, left?: Element | null): void {
  const { activeElement } = document
  if (activeElement === left || !activeElement?.matches(WRITTEN)) to?.focus()
}
