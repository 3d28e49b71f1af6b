import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build, type Plugin, type PluginOption, type Rolldown } from 'vite'

/** The window's own code, and what is on screen at nearly every start. */
const STARTS = ['/src/renderer/main.tsx', '/features/port/screens/PortBoard.tsx']
const isStart = (module: string) => STARTS.some((start) => module.endsWith(start))
const PAGE = '/index.html'
/** The texts of that. */
const FIRST_TEXTS = [
  'common',
  'ui',
  'shell',
  'validation',
  'desktop',
  'network',
  'task',
  'account',
  'taskBulk',
]

/**
 * Puts what the board is made of into one file. It lay in a hundred: each of them is a request that the main process answers, and the home needs them all.
 * @param plugins of the build without this one, which is built once without writing: only the bundler knows what is left of a module where
 */
export function homeInOneFile(plugins: () => PluginOption[], treeshake: object): Plugin {
  return {
    name: 'seaport:home-in-one-file',
    apply: 'build',
    async config({ root = process.cwd() }) {
      const { output } = (await build({
        root,
        configFile: false,
        logLevel: 'error',
        plugins: plugins(),
        build: {
          write: false,
          target: 'chrome148',
          modulePreload: { polyfill: false },
          rolldownOptions: { treeshake },
        },
      })) as Rolldown.RolldownOutput
      const home = modulesOfHome(output.filter((file) => file.type === 'chunk'))
      const groups = [{ debugName: 'home', name: (module: string) => (home.has(module) ? 'home' : null) }]
      return {
        build: {
          modulePreload: { polyfill: false },
          // It lies on the disk.
          chunkSizeWarningLimit: 1000,
          rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups } } },
        },
      }
    },
  }
}

/** All that these two import. They themselves stay files: the first waits at its top level, and what others import must not wait for it. */
function modulesOfHome(chunks: readonly Rolldown.OutputChunk[]): ReadonlySet<string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const starts = chunks.filter(({ moduleIds }) => moduleIds.some(isStart))
  if (starts.length !== STARTS.length) throw new Error(`Of ${STARTS} not each is a file`)
  const reached = new Set<Rolldown.OutputChunk>()
  const reach = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || reached.has(chunk)) return
    reached.add(chunk)
    for (const next of chunk.imports) reach(byFile.get(next))
  }
  for (const chunk of starts) reach(chunk)
  return new Set(
    [...reached].flatMap(({ moduleIds }) => moduleIds.filter((id) => !isStart(id) && !id.endsWith(PAGE))),
  )
}

/** Puts the texts of the board into the file that finds the others: with each language comes one file, and not nine. */
export function homeTexts(): Plugin {
  return {
    name: 'seaport:home-texts',
    apply: 'build',
    transform: {
      filter: { id: /\/i18n\/src\/lazy\/\w+\.ts$/ },
      handler(code, id) {
        const [, lang = ''] = /(\w+)\.ts$/.exec(id) ?? []
        const folder = join(dirname(id), '../../locales', lang)
        const texts = Object.fromEntries(
          FIRST_TEXTS.map((name) => [
            name,
            { default: JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) },
          ]),
        )
        const first = `const first = JSON.parse(${JSON.stringify(JSON.stringify(texts))})\n`
        return {
          code: first + code.replace('=>', '=> first[namespace] ? Promise.resolve(first[namespace]) :'),
          map: null,
        }
      },
    },
  }
}

/** Styles are inserted when a part is first rendered, which React does in slices; by an effect, each instance of it would ask again within the commit. */
export function stylesWhileRendering(): Plugin {
  return {
    name: 'seaport:styles-while-rendering',
    apply: 'build',
    transform: {
      filter: { id: /\/@griffel\/react\/useInsertionEffect\.esm\.js$/ },
      handler: () => ({ code: 'export const useInsertionEffect = undefined', map: null }),
    },
  }
}
