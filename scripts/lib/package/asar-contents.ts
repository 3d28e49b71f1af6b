import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { listPackage, statFile } from '@electron/asar'

/** Maximum size of the asar in bytes: the measured 5.0 MB plus a fifth for growth. */
const BUDGET = 6_000_000

const allowed = [
  /^package\.json$/,
  /^dist\/(main|preload|renderer)\/.+\.(js|cjs|html|css|svg|png|woff2|json)$/,
  /^node_modules\/better-sqlite3\/(package\.json|LICENSE|lib\/.+\.js|prebuilds\/[a-z0-9-]+\.node)$/,
]
const neverThere = /\.map$|\.test\.|\.tsx?$|\/src\//

/** @returns unexpected and missing files of an asar, one line each */
export function asarFaults(asar: string): string[] {
  const files = filesIn(asar)
  const faults: string[] = []
  for (const file of files)
    if (neverThere.test(file) || !allowed.some((shape) => shape.test(file)))
      faults.push(`${file} has no business there`)
  for (const needed of [
    'package.json',
    'dist/main/main.js',
    'dist/preload/preload.cjs',
    'dist/renderer/index.html',
  ])
    if (!files.includes(needed)) faults.push(`${needed} is missing`)
  const { size } = statSync(asar)
  if (size > BUDGET) faults.push(`${size} bytes, ${BUDGET} are allowed`)
  return [...faults, ...nativeFaults(asar, files)]
}

/** There must be one native module, for this platform only, outside the archive, which the system's loader can't read. */
function nativeFaults(asar: string, files: readonly string[]): string[] {
  const unpacked = join(`${asar}.unpacked`, 'node_modules/better-sqlite3/prebuilds')
  const outside = existsSync(unpacked) ? readdirSync(unpacked) : []
  const inside = files.filter((file) => file.endsWith('.node'))
  const faults = inside
    .filter((file) => !(statFile(asar, file, false) as { unpacked?: boolean }).unpacked)
    .map((file) => `${file} is inside`)
  if (outside.length !== 1 || inside.length !== 1)
    faults.push(`native modules: ${outside.join(', ') || 'none'}`)
  return faults
}

/** @returns the files of an asar, by their paths with forward slashes */
export function filesIn(asar: string): string[] {
  return listPackage(asar, { isPack: false })
    .map((path) => path.replaceAll('\\', '/').replace(/^\//, ''))
    .filter((path) => !('files' in statFile(asar, path, false)))
}
