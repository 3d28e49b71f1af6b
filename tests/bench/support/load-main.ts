/** Loads modules of the desktop's main process with a stand-in for Electron, and sends its parent the processor time in µs. */
import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'

const standIn = new URL('../../electron-host/src/electron.ts', import.meta.url).href
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron'
      ? { url: standIn, format: 'module-typescript', shortCircuit: true }
      : next(specifier, context),
})
// Not measured: in an installed client Electron is already there.
await import(standIn)
const before = process.cpuUsage()
for (const file of (process.env.FILES ?? '').split('\n')) await import(pathToFileURL(file).href)
const { user, system } = process.cpuUsage(before)
process.send?.(user + system, () => process.exit(0))
