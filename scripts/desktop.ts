/** npm run desktop: the desktop client against a running server, in Electron where it can be had, else in the Chromium host. */

import { hostInWords } from '../tests/electron-host/src/electron-binary.ts'
import { buildIfStale } from './lib/build.ts'
import { fetchElectron } from './lib/electron.ts'
import { run } from './lib/run.ts'
import { usualServer } from './lib/settings.ts'
import { fail } from './lib/terminal.ts'

if (!(await buildIfStale('desktop'))) fail('The desktop client could not be built; see above.')
console.log(hostInWords(await fetchElectron()))
const env = { SEAPORT_SERVER_URL: process.env.SEAPORT_SERVER_URL || usualServer() }
const { code } = await run(process.execPath, ['tests/electron-host/src/run.ts', ...process.argv.slice(2)], {
  env,
  show: true,
})
process.exitCode = code
