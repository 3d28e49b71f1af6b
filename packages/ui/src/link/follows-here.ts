import type { MouseEvent } from 'react'

/** @returns whether a click on a link leads on in this window: with a modifier key the browser opens another tab or window, or downloads */
export function followsHere({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return !(altKey || ctrlKey || metaKey || shiftKey)
}

/** Handles a click on a link in a panel: the panel goes once its link is followed here, and stays while it opens elsewhere. */
export function whenFollowed(then: (() => void) | undefined): (event: MouseEvent) => void {
  return (event) => {
    if (followsHere(event)) then?.()
  }
}
