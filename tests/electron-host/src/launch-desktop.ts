import { launchInChromium } from './chromium-desktop.ts'
import type { Desktop, LaunchOptions } from './desktop.ts'
import { findElectron } from './electron-binary.ts'
import { launchInElectron } from './electron-desktop.ts'

/** Starts the built desktop client: in the real Electron where one is installed, else in the Chromium host. */
export async function launchDesktop(options: LaunchOptions): Promise<Desktop> {
  const electron = findElectron()
  return electron ? launchInElectron(electron, options) : launchInChromium(options)
}
