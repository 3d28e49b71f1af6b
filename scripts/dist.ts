/** npm run dist [-- mac|win|linux …] [--zip|--dir] [--old-electron]: the installers of this system, or of those that are named, in dist/. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readArguments } from './lib/arguments.ts'
import { buildIfStale } from './lib/build.ts'
import { packageClient } from './lib/package/builder.ts'
import { electronFault, lockedElectron, readElectronSupport } from './lib/package/electron-support.ts'
import { type Target, targets } from './lib/package/signing.ts'
import { root } from './lib/root.ts'
import { fail } from './lib/terminal.ts'
import { updateKeys } from './lib/update-keys.ts'

const { values, positionals } = readArguments({
  zip: { type: 'boolean' },
  dir: { type: 'boolean' },
  'old-electron': { type: 'boolean' },
  output: { type: 'string', default: 'dist' },
})
const own: Target = process.platform === 'darwin' ? 'mac' : process.platform === 'win32' ? 'win' : 'linux'
const unknown = positionals.filter((name) => !targets.some((target) => target === name))
if (unknown.length > 0) fail(`Unknown: ${unknown.join(', ')}. Clients are built for ${targets.join(', ')}.`)

const fault = electronFault(lockedElectron(), readElectronSupport(), new Date(Date.now()))
// An unpacked application is for trying out on this machine, not for distribution.
if (fault && !values.dir && !values['old-electron'])
  fail(`${fault}\nWho must package it all the same says so with --old-electron.`)
if (fault) console.warn(`! ${fault}`)

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
const serverUrl = serverFrom(process.env.SEAPORT_SERVER_URL)
const keys = updateKeys()
if (keys.length === 0)
  console.warn(
    '! build/update-keys.json names no key: this client will accept no update (docs/releasing.md).',
  )
console.log(`Seaport ${version}; server: ${serverUrl ?? 'asked for at the first start'}`)

if (!(await buildIfStale('desktop'))) fail('The desktop client could not be built; see above.')
const faults = await packageClient({
  targets: positionals.length > 0 ? targets.filter((target) => positionals.includes(target)) : [own],
  builtIn: { version, serverUrl, updateKeys: keys },
  output: resolve(root, values.output),
  format: values.dir ? 'dir' : values.zip ? 'zip' : undefined,
  electronDist: process.env.SEAPORT_ELECTRON_DIST || undefined,
}).catch((error: unknown) => fail(packagingFailed(error)))
if (faults.length > 0) fail(`The packaged client is not as it should be:\n${faults.join('\n')}`)
console.log(`\nDone: ${resolve(root, values.output)}`)

function packagingFailed(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const words = `The client could not be packaged: ${message}`
  if (!/\b(?:ENOTFOUND|EAI_AGAIN|ECONN\w+|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH)\b/.test(message)) return words
  return `${words}\nelectron-builder downloads Electron and its own tools from github.com. Try again with a connection to it; ELECTRON_MIRROR names a mirror of Electron, SEAPORT_ELECTRON_DIST a folder with it (docs/operations.md).`
}

/** @returns the server's origin to build in. It is checked here: a client with a wrong one can't be repaired by an update. */
function serverFrom(text: string | undefined): string | null {
  if (!text) return null
  const url = URL.parse(text)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.pathname !== '/' || url.search || url.hash)
    return fail(
      `SEAPORT_SERVER_URL=${text} is not the address of a server, as in https://seaport.example.com`,
    )
  return url.origin
}
