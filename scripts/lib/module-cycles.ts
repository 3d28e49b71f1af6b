import { posix } from 'node:path'
import type { Source } from './tables.ts'

/** An import of one file by another. */
interface Import {
  from: string
  to: string
}

/**
 * @param within where modules are: `<within>/<domain>/<module>/`
 * @returns circles of modules that import each other, whatever files do it
 */
export function moduleCycles(sources: readonly Source[], within: string): string[] {
  const graph = new Map<string, Set<string>>()
  for (const { from, to } of importsIn(sources)) {
    const [here, there] = [moduleOf(from, within), moduleOf(to, within)]
    if (here && there && here !== there) graph.set(here, (graph.get(here) ?? new Set()).add(there))
  }
  const reach = new Map([...graph.keys()].map((module) => [module, reachable(graph, module)]))
  const circles = [...graph.keys()]
    .filter((module) => reach.get(module)?.has(module))
    .map((module) => [...(reach.get(module) ?? [])].filter((other) => reach.get(other)?.has(module)).sort())
    .map((circle) => circle.join(' ↔ '))
  return [...new Set(circles)].map((circle) => `${circle}: modules that import each other`)
}

function moduleOf(path: string, within: string): string | null {
  const [domain, module] = foldersBelow(path, within)
  return domain && module ? `${domain}/${module}` : null
}

function foldersBelow(path: string, within: string): string[] {
  if (within !== '' && !path.startsWith(`${within}/`)) return []
  return posix
    .dirname(posix.relative(within, path))
    .split('/')
    .filter((name) => name !== '.')
}

function reachable(graph: ReadonlyMap<string, ReadonlySet<string>>, start: string): Set<string> {
  const seen = new Set<string>()
  const next = [...(graph.get(start) ?? [])]
  for (let module = next.pop(); module !== undefined; module = next.pop()) {
    if (seen.has(module)) continue
    seen.add(module)
    next.push(...(graph.get(module) ?? []))
  }
  return seen
}

/** Imports and exports of the sources among themselves, types included. */
function importsIn(sources: readonly Source[]): Import[] {
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, target = '']) => ({
      from: path,
      to: posix.join(posix.dirname(path), target),
    })),
  )
}
