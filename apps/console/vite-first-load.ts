import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { API_BASE } from '@seaport/contract/api'
import { createServer, minifySync, type Plugin, type Rolldown } from 'vite'
import { FIRST_ASKS } from './src/app/first-paint/first-asks.ts'
import { dataOf, EARLY, type FirstLoadData, firstLoad, inShort } from './src/app/first-paint/first-load.ts'
import type { FirstFrames } from './src/app/first-paint/prerender.tsx'
import type { Visit } from './vite-visits.ts'

const LANGS = { cn: 'zh-CN', hk: 'zh-HK', en: 'en', vi: 'vi' }
/** Texts of the frames; the build renders their places, and index.html fills them in. */
const TEXTS = ['shell.brand', 'page.slogan', 'page.pointSeats', 'page.pointTasks', 'page.pointTrust']

/**
 * Writes into index.html what draws the frame and fetches all that the address needs, by the build's own knowledge of it. A server that forbids scripts
 * in the page by its policy has to allow this one by its hash.
 * @param visits what each route loads
 */
export function firstLoadPlugin(visits: () => readonly Visit[]): Plugin {
  let root = process.cwd()
  return {
    name: 'seaport:first-load',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('The build has no index.html')
        const { frames, css, themes } = await drawFrames(root)
        const headings = (lang: string) => {
          const source = JSON.stringify(headingsOf(root, lang, visits()))
          return this.getFileName(this.emitFile({ type: 'asset', name: `headings-${lang}.json`, source }))
        }
        const data: FirstLoadData = {
          ...filesOf(bundle, visits(), textsOf(root), headings),
          base: API_BASE,
          asks: [EARLY.all, EARLY.guarded],
          frames,
          themes,
        }
        const script = minifySync(
          'first-load.js',
          `(${String(firstLoad)})(${JSON.stringify(data)},${String(dataOf)})`,
          { module: false },
        ).code
        page.source = String(page.source)
          .replace('/favicon.svg', () => iconOf(root))
          .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
          .replace('</head>', () => `<style>${css}</style></head>`)
          .replace('<div id="root"></div>', (place) => `${place}<script>${script.trim()}</script>`)
        const known = JSON.stringify(knownOf(bundle, visits()), null, 1)
        this.emitFile({ type: 'asset', fileName: '.vite/visits.json', source: known })
      },
    },
  }
}

/** The icon as an address of its own: asking for it would cost more than it weighs. */
function iconOf(root: string): string {
  const icon = readFileSync(join(root, 'public/favicon.svg'), 'utf8')
  return `data:image/svg+xml,${encodeURIComponent(icon.replace(/\s+/g, ' ').trim()).replaceAll("'", '%27')}`
}

/** Finds the files in which such modules lie, by the end of their path, and all that these import. */
function loaderOf(bundle: Rolldown.OutputBundle): (modules: readonly string[]) => string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  return (modules) => {
    const found = new Set<string>()
    const reach = (file: string) => {
      if (found.has(file) || !byName.has(file)) return
      found.add(file)
      for (const next of byName.get(file)?.imports ?? []) reach(next)
    }
    for (const { fileName, moduleIds } of chunks)
      if (modules.some((end) => moduleIds.some((id) => id.endsWith(end)))) reach(fileName)
    return [...found]
  }
}

/** What the build knows of each visit, for the tests: its code, its texts in each language, and the data that it begins with. */
function knownOf(bundle: Rolldown.OutputBundle, visits: readonly Visit[]) {
  const load = loaderOf(bundle)
  const textsIn = (lang: string, namespaces: readonly string[]) =>
    load([`/i18n/src/lazy/${lang}.ts`, ...namespaces.map((name) => `/locales/${lang}/${name}.json`)])
  return Object.fromEntries(
    visits.map(({ path, entries, namespaces }) => [
      path,
      {
        code: load(entries),
        texts: Object.fromEntries(Object.keys(LANGS).map((lang) => [lang, textsIn(lang, namespaces)])),
        asks: FIRST_ASKS[path] ?? [],
      },
    ]),
  )
}

/** Which files each route and each language load before they are drawn. */
function filesOf(
  bundle: Rolldown.OutputBundle,
  visits: readonly Visit[],
  texts: (lang: string) => Record<string, string>,
  headings: (lang: string) => string,
): Pick<FirstLoadData, 'files' | 'routes' | 'languages'> {
  const files: string[] = []
  const numberOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1)
  const load = loaderOf(bundle)
  const start = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)?.fileName
  // What the page itself names is on its way.
  const closure = (modules: readonly string[]) =>
    load(modules)
      .filter((file) => file !== start)
      .map(numberOf)
  const routes = visits.map(
    ({ path, layout, illustration, entries, heading }) =>
      [
        path,
        layout === 'shell' ? layout : illustration ? 'illustrated' : 'page',
        closure(entries),
        heading ? 1 : 0,
        ...(FIRST_ASKS[path] ? [inShort(FIRST_ASKS[path])] : []),
      ] as const,
  )
  const languages = Object.fromEntries(
    Object.entries(LANGS).map(([lang, tag]) => [
      lang,
      [tag, closure([`/i18n/src/lazy/${lang}.ts`]), texts(lang), headings(lang)] as const,
    ]),
  )
  return { files, routes, languages }
}

function textsOf(root: string) {
  return (lang: string) =>
    Object.fromEntries(
      TEXTS.map((text) => {
        const [namespace = '', key = ''] = text.split('.')
        return [text, messagesOf(root, lang, namespace)[key] ?? '']
      }),
    )
}

/** Title and lead of each screen that has them. */
function headingsOf(root: string, lang: string, visits: readonly Visit[]) {
  return Object.fromEntries(
    visits.flatMap(({ path, heading }) => {
      if (!heading) return []
      const { title, lead } = messagesOf(root, lang, heading)
      if (!title || !lead) throw new Error(`${heading} lacks the title or the lead of ${path}`)
      return [[path, [title, lead]]]
    }),
  )
}

function messagesOf(root: string, lang: string, namespace: string): Record<string, string> {
  const file = join(root, `../../packages/i18n/locales/${lang}/${namespace}.json`)
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
}

/** Renders the frames, with marks in place of texts, and of each theme what their rules read. */
async function drawFrames(root: string): Promise<FirstFrames & Pick<FirstLoadData, 'themes'>> {
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    // One instance of the styles' renderer: Node would load another build of these libraries.
    ssr: { noExternal: [/^@fluentui\//, /^@griffel\//] },
  })
  try {
    const { i18n } = (await vite.ssrLoadModule('../../packages/i18n/src/instance.ts')) as Instance
    const marks: Record<string, Record<string, string>> = {}
    for (const text of TEXTS) {
      const [namespace = '', key = ''] = text.split('.')
      marks[namespace] = { ...marks[namespace], [key]: `%${text}%` }
    }
    await i18n.init({
      lng: LANGS.cn,
      resources: { [LANGS.cn]: marks },
      keySeparator: false,
      nsSeparator: false,
    })
    const { prerender } = await vite.ssrLoadModule('/src/app/first-paint/prerender.tsx')
    const drawn = (prerender as () => FirstFrames)()
    const theme = await vite.ssrLoadModule('../../packages/ui/src/theme/seaport-theme.ts')
    const { DEFAULT_KINDS } = await vite.ssrLoadModule('../../packages/ui/src/theme/colour-settings.ts')
    const { globalStyles } = await vite.ssrLoadModule('../../packages/ui/src/theme/global-styles.ts')
    const used = new Set(
      [...`${drawn.css}${Object.values(drawn.frames)}`.matchAll(/var\(--(\w+)\)/g)].map(([, name]) => name),
    )
    const themeOf = (dark: boolean) => {
      const tokens = theme.seaportTheme(DEFAULT_KINDS, dark) as Record<string, string>
      const rules = Object.entries(tokens).filter(([name]) => used.has(name))
      const own = `font-family:${tokens.fontFamilyBase};font-size:${tokens.fontSizeBase300};line-height:${tokens.lineHeightBase300}`
      return `html{color-scheme:${dark ? 'dark' : 'light'};background:${tokens.seaportCanvas}}#first-frame{${own};${rules.map(([name, value]) => `--${name}:${value}`).join(';')}}`
    }
    const place =
      '#first-frame{position:fixed;inset:0;overflow:hidden}@media print{#first-frame{display:none}}'
    return {
      ...drawn,
      css: `${String(globalStyles).replace(/\s+/g, ' ')}${place}${drawn.css}`,
      themes: [themeOf(false), themeOf(true)],
    }
  } finally {
    await vite.close()
  }
}

interface Instance {
  i18n: { init(options: object): Promise<unknown> }
}
