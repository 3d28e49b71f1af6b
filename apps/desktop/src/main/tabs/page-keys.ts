import { type PageKey, pageKeyOf } from '@seaport/contract/desktop/page-key'
import { latinKeyOf } from '@seaport/ui/latin-key'
import type { WebContents } from 'electron'

/** Handles shortcuts in an account's page, which does not receive them. Keys of an input method are passed through. */
export function listenToKeys(contents: WebContents, onKey: (key: PageKey) => void): void {
  contents.on('before-input-event', (event, input) => {
    if (input.type !== 'keyDown' || input.isComposing) return
    const key = pageKeyOf({ ...input, key: latinKeyOf(input) }, process.platform === 'darwin')
    if (!key) return
    event.preventDefault()
    if (!input.isAutoRepeat) onKey(key)
  })
}
