import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'

interface LockEntry {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
  resolved?: string
  link?: boolean
}
type Lock = Record<string, LockEntry>

/**
 * Follows a workspace's dependencies through the lock file, as Node resolves them.
 * @returns folders from the top of the checkout: packages below node_modules, and workspaces
 */
export function productionModules(workspace: string, lock: Lock = readLock()): string[] {
  const found = new Set<string>()
  const visit = (path: string) => {
    const entry = lock[path]
    if (!entry || found.has(path)) return
    found.add(path)
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = entry
    const peers = Object.keys(peerDependencies ?? {}).filter(
      (name) => !peerDependenciesMeta?.[name]?.optional,
    )
    for (const name of [
      ...Object.keys(dependencies ?? {}),
      ...Object.keys(optionalDependencies ?? {}),
      ...peers,
    ]) {
      const place = resolve(lock, path, name)
      if (place) visit(place)
    }
  }
  visit(workspace)
  return [...found].sort()
}

/** The nearest node_modules that has the package; a link leads to its workspace. */
function resolve(lock: Lock, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = parentOf(folder)) {
    const path = [...(folder ? [folder] : []), 'node_modules', name].join('/')
    const entry = lock[path]
    if (entry) return entry.link ? entry.resolved : path
    if (folder === '') return undefined
  }
}

const parentOf = (folder: string) => folder.split('/').slice(0, -1).join('/')

function readLock(): Lock {
  return (JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Lock }).packages
}
