/**
 * Lets no file land beside a field that takes files: the browser would open it in the place of the page, and everything typed there would be gone.
 * @returns stops it
 */
export function refuseStrayDrops(): () => void {
  addEventListener('dragover', refuse)
  addEventListener('drop', refuse)
  return () => {
    removeEventListener('dragover', refuse)
    removeEventListener('drop', refuse)
  }
}

/** Text that is dragged into a field has no files, and is the field's. */
function refuse(event: DragEvent): void {
  const { dataTransfer, defaultPrevented } = event
  if (defaultPrevented || !dataTransfer?.types.includes('Files')) return
  event.preventDefault()
  dataTransfer.dropEffect = 'none'
}
