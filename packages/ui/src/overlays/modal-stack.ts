/** What may take the focus when nothing asked for it. */
const FOCUSABLE = 'a[href], summary, [tabindex="0"], :is(button, input, select, textarea):enabled'

interface OpenModal {
  readonly dialog: HTMLDialogElement
  /** What had the focus before, and is given it back. */
  opener: Element | null
}

let open: readonly OpenModal[] = []
const listeners = new Set<() => void>()

/** The modal dialogs that are open, in the order in which they were opened. */
export const modalStack = {
  /** Told before a dialog that is about to close leaves the document. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** The one above all others: everything outside it is inert. */
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
    // Whatever opened a dialog from inside this one leaves with it.
    for (const other of open) if (dialog.contains(other.opener)) other.opener = entry.opener
    update(open.filter((other) => other !== entry))
    const { activeElement } = document
    const inAnother = !dialog.contains(activeElement) && modalStack.topmost()?.contains(activeElement)
    dialog.close()
    if (!inAnother) restoreFocus(entry.opener)
  }
}

/** Moves the focus into the content of a dialog, unless that has taken it by itself. */
export function focusInto(content: HTMLElement): void {
  if (!content.contains(document.activeElement)) focusFirst(content.querySelectorAll(FOCUSABLE))
}

/** Puts a focus that is nowhere on the screen: what it would have gone back to has left together with the dialog. */
export function recoverFocus(): void {
  if (document.activeElement === document.body) restoreFocus(null)
}

/** To the opener; without it to the dialog below, else to the screen. */
function restoreFocus(opener: Element | null): void {
  const below = modalStack.topmost()
  const fallback = below ? below.querySelectorAll(FOCUSABLE) : document.querySelectorAll('main[tabindex]')
  focusFirst([...(opener && opener !== document.body ? [opener] : []), ...fallback])
  if (opener && document.activeElement === opener) recoverWhenRemoved(opener)
}

/** The row that a question was about leaves when the list is read anew, a moment after the focus came back to it. */
function recoverWhenRemoved(focused: Element): void {
  const observer = new MutationObserver(() => {
    if (document.activeElement === focused) return
    observer.disconnect()
    if (!focused.isConnected) recoverFocus()
  })
  observer.observe(document.body, { childList: true, subtree: true })
}

/** The first that can take it: what is disabled, hidden, inert or gone can't. */
function focusFirst(elements: Iterable<Element>): void {
  for (const element of elements) {
    if (!(element instanceof HTMLElement)) continue
    element.focus({ preventScroll: true })
    if (document.activeElement === element) return
  }
}
