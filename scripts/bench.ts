/**
 * npm run bench [-- part of a name]: every bench/*.bench.ts of the checkout, one process each, one after the other. The soak takes hours and runs only by its name.
 */
import { globSync } from 'node:fs'
import { needChromium } from './lib/chromium.ts'
import { root } from './lib/root.ts'
import { run } from './lib/run.ts'
import { fail, heading } from './lib/terminal.ts'

const wanted = process.argv[2] ?? ''
const files = globSync('{apps/*,packages/*,tests}/bench/*.bench.ts', { cwd: root })
  .filter((file) => file.includes(wanted) && (wanted === 'soak' || !file.endsWith('soak.bench.ts')))
  .sort()
if (files.length === 0) fail(`No benchmark has "${wanted}" in its name.`)
await needChromium()
for (const file of files) {
  heading(file)
  // --expose-gc: mitata collects between samples, so that one benchmark does not pay for another's garbage.
  const { code } = await run(process.execPath, ['--expose-gc', file], { show: true })
  if (code !== 0) process.exitCode = 1
}
