import { pageKeyOf } from '@seaport/contract/desktop/page-key'
import { latinKeyOf } from '@seaport/ui/latin-key'
import type { WebContents } from 'electron'

/** Levels of zoom: 58 to 249 %; at more, nothing of a screen would be seen beside its frame. */
const MIN_LEVEL = -3
const MAX_LEVEL = 5

const STEPS: Readonly<Record<string, number>> = { zoom_in: 1, zoom_out: -1, zoom_reset: 0 }

/** Zooms our own window by the keys of browsers, which Electron knows only from a menu. Chromium keeps the level. */
export function zoomByKeys(contents: WebContents): void {
  contents.on('before-input-event', (event, input) => {
    if (input.type !== 'keyDown' || input.isComposing) return
    const key = pageKeyOf({ ...input, key: latinKeyOf(input) }, process.platform === 'darwin')
    const step = key && STEPS[key]
    if (step === undefined) return
    event.preventDefault()
    const level = step === 0 ? 0 : contents.getZoomLevel() + step
    contents.setZoomLevel(Math.max(MIN_LEVEL, Math.min(MAX_LEVEL, level)))
  })
}
