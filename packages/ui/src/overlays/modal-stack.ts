/** Elements that can take the focus by default. */
const FOCUSABLE = 'a[href], summary, [tabindex="0"], :is(button, input, select, textarea):enabled'

interface OpenModal {
  readonly dialog: HTMLDialogElement
  /** Gets the focus back on close. */
  opener: Element | null
}

let open: readonly OpenModal[] = []
const listeners = new Set<() => void>()

/** The modal dialogs that are open, in the order in which they were opened. */
export const modalStack = {
  /** Calls the listener when the stack changes, before a closing dialog leaves the document. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  topmost: (): HTMLDialogElement | undefined => open.at(-1)?.dialog,
  has: (dialog: HTMLDialogElement): boolean => open.some((one) => one.dialog === dialog),
}

function update(next: readonly OpenModal[]): void {
  open = next
  for (const listener of listeners) listener()
}

/** Opens a dialog above everything else. @returns closes it and gives the focus back */
export function openModal(dialog: HTMLDialogElement): () => void {
  const entry: OpenModal = { dialog, opener: document.activeElement }
  dialog.showModal()
  update([...open, entry])
  return () => {
    // A dialog whose opener is inside this one loses it.
    for (const other of open) if (dialog.contains(other.opener)) other.opener = entry.opener
    update(open.filter((other) => other !== entry))
    const { activeElement } = document
    const inAnother = !dialog.contains(activeElement) && modalStack.topmost()?.contains(activeElement)
    dialog.close()
    if (!inAnother) restoreFocus(entry.opener)
  }
}

/** Focuses the content of a dialog, unless it already has the focus. */
export function focusInto(content: HTMLElement): void {
  if (!content.contains(document.activeElement)) focusFirst(content.querySelectorAll(FOCUSABLE))
}

/** Moves a lost focus to the screen: the element that should have got it was removed with the dialog. */
export function recoverFocus(): void {
  if (document.activeElement === document.body) restoreFocus(null)
}

/** Focuses the opener, else the dialog below, else the screen. */
function restoreFocus(opener: Element | null): void {
  const below = modalStack.topmost()
  const fallback = below ? below.querySelectorAll(FOCUSABLE) : document.querySelectorAll('main[tabindex]')
  focusFirst([...(opener && opener !== document.body ? [opener] : []), ...fallback])
  if (opener && document.activeElement === opener) recoverWhenRemoved(opener)
}

/** Recovers the focus when its element is removed shortly after, such as a deleted row on refetch. */
function recoverWhenRemoved(focused: Element): void {
  const observer = new MutationObserver(() => {
    if (document.activeElement === focused) return
    observer.disconnect()
    if (!focused.isConnected) recoverFocus()
  })
  observer.observe(document.body, { childList: true, subtree: true })
}

/** Focuses the first element that accepts it. */
function focusFirst(elements: Iterable<Element>): void {
  for (const element of elements) {
    if (!(element instanceof HTMLElement)) continue
    element.focus({ preventScroll: true })
    if (document.activeElement === element) return
  }
}
