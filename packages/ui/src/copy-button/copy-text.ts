import { modalStack } from '../overlays/modal-stack.ts'

/**
 * Puts a text on the clipboard. The clipboard's own interface exists on secure origins only; an installation may be reached over plain http, where the
 * browser's copy command still works.
 * @returns whether it worked
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (!navigator.clipboard) return copyBySelection(text)
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.readOnly = true
  area.style.cssText = 'position: fixed; inset: 0 auto auto 0; opacity: 0'
  // Inside an open dialog, because everything outside it is inert and can't be selected. (Safari gives a pressed button no focus.)
  const host = modalStack.topmost() ?? document.body
  host.append(area)
  area.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    area.remove()
    if (focused instanceof HTMLElement) focused.focus()
  }
}
