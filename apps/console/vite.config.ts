import { FIRST_NAMESPACES } from '@seaport/i18n/browser'
import type { Namespace } from '@seaport/i18n/translate'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { frameNamespaces } from './src/app/frames.ts'
import type { Screen } from './src/shared/screen/screen.ts'
import { compressed } from './vite-compress.ts'
import { oldBrowserNotice } from './vite-old-browser.ts'

/** Address of the API during development; in production both have one address. */
const api = process.env.SEAPORT_API ?? 'http://127.0.0.1:8787'

const initial = ['$initial' as const]

/** A file of messages: its language and namespace. */
const MESSAGES = /\/i18n\/locales\/(\w+)\/(\w+)\.json$/
/** Module that loads a language's namespaces; it comes with the first of them. */
const READER = /\/i18n\/src\/lazy\/(\w+)\.ts$/
/** A namespace shared by this many first path segments is loaded at the start: screens below one, like the gallery's, count once. */
const SHARED_BY = 5

/** One file of messages per language: those of the layouts, and those shared by many screens. The rest are loaded one by one, with their screens. */
async function messageGroup() {
  // A path that the bundler of this file can't follow, because it would pull every screen into the configuration.
  const path = new URL('./src/app/screens.ts', import.meta.url).href
  const { screens }: { screens: readonly Screen[] } = await import(/* @vite-ignore */ path)
  const usedIn = new Map<Namespace, Set<string | undefined>>()
  for (const { path, namespaces } of screens)
    for (const one of namespaces) usedIn.set(one, (usedIn.get(one) ?? new Set()).add(path.split('/')[1]))
  const shared = [...usedIn].flatMap(([one, segments]) => (segments.size >= SHARED_BY ? [one] : []))
  const start = new Set<Namespace>([
    ...FIRST_NAMESPACES,
    ...Object.values(frameNamespaces).flat(),
    // The first page of a visit without a session.
    'login',
    ...shared,
  ])
  return {
    debugName: 'messages',
    name: (id: string) => {
      const [, lang, namespace = FIRST_NAMESPACES[0]] = MESSAGES.exec(id) ?? READER.exec(id) ?? []
      return lang && start.has(namespace as Namespace) ? `messages-${lang}` : null
    },
    // The loader of any language's files stays in the start.
    includeDependenciesRecursively: false,
    priority: 10,
  }
}

/**
 * Files of the build: the start, the API's client with the prefetched calls, the application with its libraries, a page before the login, the shell,
 * lists, forms, and what many screens share. Each other screen or dialog is loaded when it is opened. More files cost requests, fewer make a visitor
 * load unused code.
 */
const groups = [
  { name: 'start', tags: initial, priority: 9 },
  // Shared by the application and the prefetched calls, which must not wait for each other; and the connection, open questions, notices and reports, which pages show without the client.
  {
    name: 'start',
    test: /dynamic_import_helper|\/node_modules\/(?:react|jotai)\/|\/ui\/src\/(?:storage\/|overlays\/(?:confirmations|notices|bulk-reports)\.ts$)|\/api\/connection\.ts$/,
    priority: 9,
  },
  { name: 'client', test: /\/api\/client\.ts$/, priority: 8 },
  { name: 'ask', test: /\/(?:ask-ahead|main-list|\w+\.list)\.ts$/, priority: 7 },
  { name: 'render', test: /\/render\.tsx$/, priority: 6 },
  { name: 'page', test: /\/(?:PageFrame|Login)\.tsx$/, priority: 4 },
  { name: 'shell', test: /\/Shell\.tsx$/, priority: 3 },
  // Before the parts of forms and panels, combo boxes and dialogs in particular: the first row of a list does not wait for these.
  {
    name: 'list',
    test: /\/ui\/src\/(?:data-table\/DataTable|menu\/RowMenu|page\/Page|toolbar\/FilterBar)\.tsx$/,
    priority: 2.5,
  },
  {
    name: 'forms',
    test: /\/ui\/src\/(?:field\/\w+Field|overlays\/(?:\w*Dialog|Modal)|side-panel\/SidePanel)\.tsx$/,
    priority: 2.2,
  },
  // Validation of forms, which lists don't need.
  {
    name: 'schemas',
    test: /\/node_modules\/zod\/|\/contract\/src\/.*\.schema\.ts$/,
    minShareCount: 4,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  // Rows, columns and words of most screens, which neither the login nor a list waits for.
  {
    name: 'words',
    test: /\/ui\/src\/(?:layout|text)\//,
    includeDependenciesRecursively: false,
    priority: 1.5,
  },
  { name: 'kit', test: /\/node_modules\/|\/packages\/[^/]+\/src\//, minShareCount: 8, priority: 1 },
]

/** Lets a browser load the application, which every page needs, while the start is loaded and run. Without it the same file is loaded a moment later. */
function applicationPreloaded(): Plugin {
  return {
    name: 'seaport:application-preloaded',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' && file.name === 'render'
            ? [{ tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file.fileName}` } }]
            : [],
        ),
    },
  }
}

export default defineConfig(async () => ({
  plugins: [react(), applicationPreloaded(), oldBrowserNotice(), compressed()],
  server: { host: '127.0.0.1', proxy: { '/api': api } },
  // Messages are looked up by key in one object, not as separate exports.
  json: { namedExports: false },
  build: {
    target: 'es2024',
    chunkSizeWarningLimit: 600,
    rolldownOptions: { output: { codeSplitting: { groups: [await messageGroup(), ...groups] } } },
  },
}))
