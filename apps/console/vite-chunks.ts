import { build, type Plugin, type PluginOption, type Rolldown } from 'vite'
import { firstLoadPlugin } from './vite-first-load.ts'
import { linkStart } from './vite-links.ts'
import { countFurther, type Limit, mergePieces, type Piece } from './vite-merge.ts'
import { readVisits, type Visit } from './vite-visits.ts'

/** What asking for a file costs beside its content: its share of a round trip, and its headers. In bytes of minified code. */
const COSTS = { request: 120_000, small: 6_000 }
/** Texts are small and come beside the code. */
const TEXT_COSTS = { request: 30_000, small: 7_000 }
/** Most files of code, and of code and texts, that a screen asks for besides those of the screen that people come from. */
const MOST = { code: 3, all: 4 }
/** What is fetched only when somebody asks for it counts little. */
const LATER = 0.1
const TEXT = /\/i18n\/locales\/(\w+)\/([\w-]+)\.json$/
const FEATURE = /\/features\/(?!gallery)[\w-]+\//
/** A page of its own, in each language. */
const DOCUMENT = /\/i18n\/documents\//
const READER = /\/i18n\/src\/lazy\/(\w+)\.ts$/

interface Plan {
  readonly visits: readonly Visit[]
  /** Name of the group that a module belongs to. */
  groupOf(module: string): string | null
}

/** The build's plan: it is made by building once without writing, because only the bundler knows what is left of a module where. */
async function makePlan(root: string, plugins: PluginOption[], treeshake: object): Promise<Plan> {
  const visits = await readVisits(root)
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins,
    json: { namedExports: false },
    build: { write: false, target: 'es2024', modulePreload: false, rolldownOptions: { treeshake } },
  })) as Rolldown.RolldownOutput
  const chunks = output.filter((file) => file.type === 'chunk')
  const weights = weightsOf(chunks, visits)
  const pieces = codePieces(chunks, visits)
  const limits = followers(visits).map((one) => ({ ...one, most: MOST.code }))
  const codes = mergePieces(pieces, weights, COSTS, limits)
  const texts = mergePieces(
    textPieces(chunks, visits),
    visits.map(({ weight }) => weight),
    TEXT_COSTS,
    limits.map((one) => ({ ...one, most: MOST.all - countFurther(codes, pieces, one) })),
  )
  const groups = new Map<string, string>()
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  codes.forEach((files, at) => {
    for (const file of files)
      for (const module of byFile.get(file)?.moduleIds ?? []) groups.set(module, `code${at}`)
  })
  texts.forEach((names, at) => {
    for (const name of names) groups.set(name, `text${at}`)
  })
  const first = groups.get('common')
  const start = [...groups].find(([module]) => module.endsWith('/src/main.tsx'))?.[1] ?? null
  return {
    visits,
    groupOf(module) {
      const text = TEXT.exec(module)
      if (text) return `${groups.get(text[2] ?? '')}-${text[1]}`
      const reader = READER.exec(module)
      // What helps the bundler's own files along is needed before all else.
      if (module.startsWith('\0rolldown')) return start
      return reader ? `${first}-${reader[1]}` : (groups.get(module) ?? null)
    },
  }
}

/** Which screen people come from to each. Pages that demonstrate parts take these from wherever they lie. */
function followers(visits: readonly Visit[]): Pick<Limit, 'visit' | 'after'>[] {
  const placeOf = (path: string) => visits.findIndex((visit) => visit.path === path)
  return visits.flatMap(({ path, layout }, visit) =>
    path.startsWith('/template/')
      ? []
      : [{ visit, after: placeOf(layout === 'page' ? '/login' : '/dashboard') }],
  )
}

/** What is one language's alone. */
const isText = (id: string) => [TEXT, DOCUMENT, READER].some((kind) => kind.test(id))

/** What is fetched later than with a screen, by who asks for it: the dialogs of a feature together, as they are small and belong together. */
function laterEntries(chunks: readonly Rolldown.OutputChunk[], visits: readonly Visit[]) {
  const later = chunks.filter(
    ({ facadeModuleId: id, isDynamicEntry }) =>
      isDynamicEntry &&
      id &&
      !isText(id) &&
      !visits.some(({ entries }) => entries.some((entry) => id.endsWith(entry))),
  )
  const featureOf = ({ facadeModuleId }: Rolldown.OutputChunk) =>
    FEATURE.exec(facadeModuleId ?? '')?.[0] ?? facadeModuleId ?? ''
  return [...Map.groupBy(later, featureOf)]
}

function weightsOf(chunks: readonly Rolldown.OutputChunk[], visits: readonly Visit[]): number[] {
  return [...visits.map(({ weight }) => weight), ...laterEntries(chunks, visits).map(() => LATER)]
}

function codePieces(chunks: readonly Rolldown.OutputChunk[], visits: readonly Visit[]): Piece[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const loadedBy = new Map<string, Set<number>>(chunks.map(({ fileName }) => [fileName, new Set()]))
  const load = (file: string, visit: number) => {
    const loaded = loadedBy.get(file)
    if (!loaded || loaded.has(visit)) return
    loaded.add(visit)
    for (const next of byFile.get(file)?.imports ?? []) load(next, visit)
  }
  // By what lies in it: a module that others also import is no file of its own.
  const starts = (entries: readonly string[]) =>
    chunks.filter(({ moduleIds }) => entries.some((entry) => moduleIds.some((id) => id.endsWith(entry))))
  visits.forEach(({ entries }, visit) => {
    for (const { fileName } of starts(entries)) load(fileName, visit)
  })
  // What opens later is opened from a screen: it finds there what that screen loaded.
  laterEntries(chunks, visits).forEach(([feature, entries], at) => {
    const screen = visits.find((visit) => visit.entries.some((one) => one.includes(feature)))
    for (const { fileName } of [...starts(screen?.entries ?? []), ...entries])
      load(fileName, visits.length + at)
  })
  return chunks
    .filter(({ moduleIds }) => !moduleIds.every(isText))
    .map(({ fileName, code, imports }) => ({
      name: fileName,
      size: code.length,
      visits: loadedBy.get(fileName) ?? new Set(),
      needs: imports,
    }))
}

/** The namespaces, as heavy as they are in English. */
function textPieces(chunks: readonly Rolldown.OutputChunk[], visits: readonly Visit[]): Piece[] {
  return chunks.flatMap(({ facadeModuleId, code }) => {
    const [, lang, name] = TEXT.exec(facadeModuleId ?? '') ?? []
    if (lang !== 'en' || !name) return []
    const readers = visits.flatMap(({ namespaces }, at) => (namespaces.includes(name) ? [at] : []))
    return [{ name, size: code.length, visits: new Set(readers), needs: [] }]
  })
}

/** Groups the chunks by what is used together. */
export function groupedChunks(plugins: () => PluginOption[], treeshake: object): Plugin[] {
  let plan: Plan | undefined
  const grouped: Plugin = {
    name: 'seaport:grouped-chunks',
    apply: 'build',
    async config({ root = process.cwd() }) {
      plan = await makePlan(root, plugins(), treeshake)
      return {
        json: { namedExports: false },
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                includeDependenciesRecursively: false,
                groups: [{ debugName: 'together', name: (module: string) => plan?.groupOf(module) ?? null }],
              },
            },
          },
        },
      }
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const entries = withoutFacades(bundle)
        linkStart(bundle)
        const source = JSON.stringify(entries, null, 1)
        this.emitFile({ type: 'asset', fileName: '.vite/entries.json', source })
      },
    },
  }
  return [grouped, firstLoadPlugin(() => plan?.visits ?? [])]
}

/**
 * Where an entry lies in a group the bundler writes a file that only points there: whoever asks for it may as well ask for the group.
 * @returns the file of each module that is asked for by itself
 */
function withoutFacades(bundle: Rolldown.OutputBundle): Record<string, string> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const entries: Record<string, string> = {}
  for (const facade of chunks) {
    const module = facade.facadeModuleId?.replace(/^.*\/(?=(?:apps|packages|node_modules)\/)/, '')
    if (module) entries[module] = facade.fileName
    const pointer = /^(?:export\{([^}]*)\}from|import)\s*["'`]\.\/([\w-]+\.js)["'`];?\s*$/.exec(facade.code)
    if (!pointer) continue
    const [, names, target = ''] = pointer
    const own = facade.fileName.replace(/^assets\//, '')
    const shape = names
      ?.split(',')
      .map((pair) => pair.split(' as ').map((name) => name.trim()))
      .map(([inside, outside = inside]) => `${outside}:e.${inside}`)
    const fetched = `import(\`./${target}\`)${shape ? `.then(e=>({${shape}}))` : ''}`
    for (const chunk of chunks)
      if (chunk.code.includes(own))
        chunk.code = chunk.code
          .replaceAll(new RegExp(`import\\((["'\`])\\./${own.replace('.', '\\.')}\\1\\)`, 'g'), fetched)
          .replaceAll(`assets/${own}`, `assets/${target}`)
    const page = bundle['index.html']
    if (page?.type === 'asset') page.source = String(page.source).replaceAll(own, target)
    delete bundle[facade.fileName]
    if (module) entries[module] = `assets/${target}`
  }
  return entries
}
