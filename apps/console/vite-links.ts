import type { Rolldown } from 'vite'

const RUNTIME = /rolldown\/runtime/
const EXPORTS = /export\{([^{}]*)\};?\s*$/

/**
 * Moves the bundler's own helpers, which it always gives a file of their own, into the file that a page starts with, and has whoever imports from that one use the
 * names that things have there: a request weighs more than the helpers, and a second name for each thing as much as a small module.
 * @param bundle files as they will be written; changed in place
 */
export function linkStart(bundle: Rolldown.OutputBundle): void {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const start = chunks.find(({ isEntry }) => isEntry)
  if (!start) throw new Error('The build has no file to start with')
  const runtime = chunks.find(
    ({ moduleIds }) => moduleIds.length > 0 && moduleIds.every((id) => RUNTIME.test(id)),
  )
  const early = start.imports.find((file) => file !== runtime?.fileName)
  if (early) throw new Error(`${early} runs before the file that a page starts with`)
  const helpers = runtime ? takeIn(start, runtime) : new Map<string, string>()
  const own = new Map(pairsOf(EXPORTS.exec(start.code)?.[1] ?? ''))
  const names = new Map([...own].map(([inside, outside]) => [outside, inside]))
  start.code = start.code.replace(EXPORTS, () => `export{${[...own.keys(), ...helpers.values()]}};`)
  for (const chunk of chunks) {
    if (chunk === start || chunk === runtime) continue
    chunk.code = relinked(chunk.code, start, names)
    if (!runtime?.fileName || !chunk.imports.includes(runtime.fileName)) continue
    chunk.code = relinked(chunk.code, runtime, helpers, start)
    chunk.imports = [
      ...new Set(chunk.imports.map((file) => (file === runtime.fileName ? start.fileName : file))),
    ]
  }
  if (!runtime) return
  start.imports = []
  delete bundle[runtime.fileName]
}

/** @returns under which names the start has the helpers, by the names that they were exported as */
function takeIn(start: Rolldown.OutputChunk, runtime: Rolldown.OutputChunk): Map<string, string> {
  const made = pairsOf(EXPORTS.exec(runtime.code)?.[1] ?? '')
  const local = new Map<string, string>()
  const body = runtime.code.replace(EXPORTS, '').trim()
  const gives = made.map(([inside, outside]) => `${outside}:${inside}`)
  start.code = start.code.replace(importsFrom(runtime), (_, list: string) => {
    for (const [theirs, own] of pairsOf(list)) local.set(theirs, own)
    const takes = [...local].map(([theirs, own]) => `${theirs}:${own}`)
    return `const{${takes}}=(()=>{${body}return{${gives}}})();`
  })
  const missing = made.filter(([, outside]) => !local.has(outside))
  if (missing.length > 0) throw new Error('The file that a page starts with does not use all of the helpers')
  return local
}

/** Imports the names of `target` from there, or from where they have been moved to. */
function relinked(
  code: string,
  target: Rolldown.OutputChunk,
  names: ReadonlyMap<string, string>,
  moved = target,
): string {
  const linked = code.replace(importsFrom(target), (_, list: string) => {
    const taken = pairsOf(list).map(([theirs, own]) => `${names.get(theirs) ?? theirs} as ${own}`)
    return `import{${taken}}from"./${nameOf(moved)}";`
  })
  if (linked === code && code.includes(nameOf(target)))
    throw new Error(`${nameOf(target)} is imported in a way that the build does not know`)
  return linked
}

const nameOf = ({ fileName }: Rolldown.OutputChunk) => fileName.replace(/^assets\//, '')

const importsFrom = (chunk: Rolldown.OutputChunk) =>
  new RegExp(`import\\{([^{}]*)\\}from"\\./${RegExp.escape(nameOf(chunk))}";`)

/** `a as b,c` in pairs: what it is called before and after. */
function pairsOf(list: string): (readonly [before: string, after: string])[] {
  return list
    .split(',')
    .filter(Boolean)
    .map((pair) => pair.trim().split(' as '))
    .map(([before = '', after = before]) => [before, after] as const)
}
