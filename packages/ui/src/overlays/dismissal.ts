import type { DialogOpenChangeData } from '@fluentui/react-dialog'

/** Whether a person wants a dialog closed. A click beside it does not count: it would throw away what was typed. */
export function isDismissal({ open, type }: DialogOpenChangeData): boolean {
  return !open && type !== 'backdropClick'
}
