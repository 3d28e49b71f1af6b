/** npm run package-server [-- deb|image …] [--arch arm64] [--output dist] [--mirror URL] [--compression 12]: the server for operators, as a Debian package and as a container image with its compose file. */
import { cpSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readArguments } from './lib/arguments.ts'
import { buildIfStale } from './lib/build.ts'
import { buildDeb } from './lib/package-server/deb.ts'
import { buildImage } from './lib/package-server/image.ts'
import { type ServerArch, serverArchs } from './lib/package-server/stage-server.ts'
import { root } from './lib/root.ts'
import { fail } from './lib/terminal.ts'
import { updateKeys } from './lib/update-keys.ts'

const kinds = ['deb', 'image']
const { values, positionals } = readArguments({
  arch: { type: 'string', default: process.arch === 'arm64' ? 'arm64' : 'amd64' },
  output: { type: 'string', default: 'dist' },
  mirror: { type: 'string' },
  compression: { type: 'string', default: '12' },
})
const unknown = positionals.filter((name) => !kinds.includes(name))
if (unknown.length > 0) fail(`Unknown: ${unknown.join(', ')}. There are: ${kinds.join(', ')}.`)
if (!Object.hasOwn(serverArchs, values.arch))
  fail(`Servers are built for ${Object.keys(serverArchs).join(', ')}.`)
const compression = Number(values.compression)
if (!Number.isInteger(compression) || compression < 1 || compression > 22)
  fail(`--compression ${values.compression}: a whole number from 1 to 22.`)
if (!(await buildIfStale('console'))) fail('The console could not be built; see above.')

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
const wanted = positionals.length > 0 ? positionals : kinds
const output = resolve(root, values.output)
const common = { version, arch: values.arch as ServerArch, output }
try {
  if (wanted.includes('deb'))
    console.log(
      buildDeb({
        ...common,
        updateKeys: updateKeys(),
        workFolder: join(root, '.cache/package-server/deb'),
        compression,
      }),
    )
  if (wanted.includes('image')) {
    const { mirror } = values
    console.log(buildImage({ ...common, mirror, workFolder: join(root, '.cache/package-server/image') }))
    cpSync(join(root, 'build/server/compose'), join(output, 'seaport-compose'), { recursive: true })
  }
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}
