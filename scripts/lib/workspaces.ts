import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'

/** The parts of a package.json that the scripts read. */
interface Manifest {
  name: string
  workspaces?: string[]
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/** A workspace, or the root (folder ''). */
export interface Workspace {
  /** Path below the root, with forward slashes. */
  folder: string
  manifest: Manifest
}

function readManifest(base: string, folder: string): Manifest {
  return JSON.parse(readFileSync(join(base, folder, 'package.json'), 'utf8')) as Manifest
}

/** @returns the root and every workspace, in the order of their folders */
export function workspaces(base: string = root): Workspace[] {
  const manifest = readManifest(base, '')
  const folders = globSync(manifest.workspaces ?? [], { cwd: base })
    .map((folder) => folder.replaceAll('\\', '/'))
    .filter((folder) => existsSync(join(base, folder, 'package.json')))
    .sort()
  return [
    { folder: '', manifest },
    ...folders.map((folder) => ({ folder, manifest: readManifest(base, folder) })),
  ]
}

/** @returns the folders of a workspace and of all workspaces that it needs, directly or not */
export function withNeeded(folder: string, all: readonly Workspace[]): string[] {
  const byName = new Map(all.map((workspace) => [workspace.manifest.name, workspace]))
  const found = new Set<string>()
  const visit = (workspace: Workspace) => {
    if (found.has(workspace.folder)) return
    found.add(workspace.folder)
    const { dependencies, devDependencies } = workspace.manifest
    for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
      const needed = byName.get(name)
      if (needed) visit(needed)
    }
  }
  const start = all.find((workspace) => workspace.folder === folder)
  if (!start) throw new Error(`There is no workspace ${folder}.`)
  visit(start)
  return [...found].sort()
}
