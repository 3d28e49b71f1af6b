import type { SettingsFile } from '@seaport/seat-client/session/settings'
import { app } from 'electron'

/** So often in one run the graphics process may end. Chromium starts it again a few times, draws without it then, and at last ends the program. */
const MOST_ENDS = 3
/** So long the program draws without it: by then the driver may be a newer one. */
const WITHOUT_MS = 7 * 24 * 60 * 60 * 1000

/** Draws without the graphics card for a while where its process kept failing: windows stay white or black there. Call it before Electron is ready. */
export function avoidFailingGraphics(settings: Pick<SettingsFile, 'get' | 'note'>): void {
  const failedAt = settings.get().graphics_failed_at
  // A clock that was set back must not keep it so for years.
  if (failedAt !== null && Math.abs(Date.now() - failedAt) < WITHOUT_MS) app.disableHardwareAcceleration()
  let ends = 0
  app.on('child-process-gone', (_event, { type, reason }) => {
    if (type !== 'GPU' || reason === 'clean-exit' || reason === 'killed') return
    ends += 1
    if (ends === MOST_ENDS) settings.note({ graphics_failed_at: Date.now() })
  })
}
