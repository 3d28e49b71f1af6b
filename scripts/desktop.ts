/** npm run desktop: the desktop client against a running server, in Electron where it can be had, else in the Chromium host. */
import { buildIfStale } from './lib/build.ts'
import { run } from './lib/run.ts'
import { fail } from './lib/terminal.ts'

if (!(await buildIfStale('desktop'))) fail('The desktop client could not be built; see above.')
const { code } = await run(process.execPath, ['tests/electron-host/src/run.ts', ...process.argv.slice(2)], {
  show: true,
})
process.exitCode = code
