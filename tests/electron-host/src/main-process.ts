/**
 * Entry of the host's main process: `node main-process.ts <main module>`. Puts the stub where the main module expects
 * Electron, runs the module unmodified, and then becomes ready, as Electron does.
 */
import { registerHooks } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { report, type ToHost } from './control.ts'
import * as electron from './electron.ts'
import { app } from './electron-stub/app.ts'
import { closeFirstWindow } from './electron-stub/browser-window.ts'
import { answerDialog } from './electron-stub/desktop-apis.ts'

const standIn = new URL('./electron.ts', import.meta.url).href
const names = new Set(['electron', 'electron/main', 'electron/common'])
registerHooks({
  resolve: (specifier, context, next) =>
    names.has(specifier)
      ? { url: standIn, format: 'module-typescript', shortCircuit: true }
      : next(specifier, context),
})

process.on('message', (message: ToHost) => {
  if (message.type === 'quit') app.quit()
  else if (message.type === 'close-window') closeFirstWindow()
  else if (message.type === 'evaluate') void evaluate(message)
  else answerDialog(message.method, message.answer)
})
async function evaluate({ id, code, arg }: ToHost & { type: 'evaluate' }): Promise<void> {
  try {
    const run = new Function(`return (${code})`)() as (main: object, arg: unknown) => unknown
    report({ type: 'evaluated', id, value: await run(electron, arg) })
  } catch (error) {
    report({ type: 'evaluated', id, error: String(error) })
  }
}
// The test process died: end with it.
process.once('disconnect', () => app.exit(1))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => app.quit())
// The pipe may be closed: a failed write must not raise an error that is written again.
for (const words of [process.stdout, process.stderr]) words.on('error', () => undefined)
process.on('uncaughtException', (error) => {
  process.stderr.write(`[main] uncaught: ${error.stack}\n`)
  app.exit(1)
})
Object.assign(process, { type: 'browser', resourcesPath: app.getAppPath() })

const [, , main] = process.argv
if (!main) throw new Error('Usage: node main-process.ts <main module> [--user-data-dir=…]')
await import(pathToFileURL(resolve(main)).href)
app.start()
