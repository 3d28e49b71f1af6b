import { join } from 'node:path'
import { root } from './root.ts'
import { tool } from './run.ts'
import { contentHash, isStale, writeStamp } from './stamp.ts'
import { report } from './terminal.ts'
import { withNeeded, workspaces } from './workspaces.ts'

/** Bundles: the folder, and a file that a finished build contains. Node code runs from its sources. */
const bundles = {
  console: { folder: 'apps/console', output: 'apps/console/dist/index.html' },
  desktop: { folder: 'apps/desktop', output: 'apps/desktop/dist/main/main.js' },
} as const

/**
 * Builds a bundle unless it was made from exactly these sources.
 * @returns whether the bundle is current now; a failed build's errors were printed
 */
export async function buildIfStale(name: keyof typeof bundles): Promise<boolean> {
  const { folder, output } = bundles[name]
  const stampFile = join(root, '.cache', `build-${name}`)
  const hash = contentHash(root, [...withNeeded(folder, workspaces()), 'package-lock.json'])
  if (!isStale(stampFile, join(root, output), hash)) return true
  const built = await tool('vite/bin/vite.js', ['build', '--logLevel', 'warn'], {
    cwd: join(root, folder),
    env: { NODE_ENV: 'production' },
  })
  const ok = built.code === 0
  report(ok, `build ${folder}`, built.milliseconds, built.output)
  if (ok) writeStamp(stampFile, hash)
  return ok
}
