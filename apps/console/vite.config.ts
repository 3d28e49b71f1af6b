import { FIRST_NAMESPACES } from '@seaport/i18n/browser'
import type { Namespace } from '@seaport/i18n/translate'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { frameNamespaces } from './src/app/frames.ts'
import type { Screen } from './src/shared/screen/screen.ts'
import { compressed } from './vite-compress.ts'

/** Where the API runs while the console is developed; in production both have one address. */
const api = process.env.SEAPORT_API ?? 'http://127.0.0.1:8787'

const initial = ['$initial' as const]

/** A file of messages: its language and namespace. */
const MESSAGES = /\/i18n\/locales\/(\w+)\/(\w+)\.json$/
/** What fetches a language's namespaces: it comes with the first of them. */
const READER = /\/i18n\/src\/lazy\/(\w+)\.ts$/

/** What a visitor reads before a login, and what the shell's screens add: two files of messages a language. */
async function messageGroups() {
  // A path that the bundler of this file can't follow: it would pull every screen into the configuration.
  const path = new URL('./src/app/screens.ts', import.meta.url).href
  const { screens }: { screens: readonly Screen[] } = await import(/* @vite-ignore */ path)
  const of = (layout: Screen['layout']) =>
    screens.filter((screen) => screen.layout === layout).flatMap(({ namespaces }) => namespaces)
  const pages = new Set<Namespace>([
    ...FIRST_NAMESPACES,
    ...frameNamespaces.everywhere,
    ...frameNamespaces.page,
    ...of('page'),
  ])
  const shell = new Set<Namespace>([...frameNamespaces.shell, ...of('shell')])
  return [
    { name: 'messages', namespaces: pages },
    { name: 'shell-messages', namespaces: shell },
  ].map(({ name, namespaces }) => ({
    debugName: name,
    name: (id: string) => {
      const [, lang, namespace = FIRST_NAMESPACES[0]] = MESSAGES.exec(id) ?? READER.exec(id) ?? []
      if (!lang) return null
      return namespaces.has(namespace as Namespace) ? `${name}-${lang}` : null
    },
    priority: 4,
  }))
}

/**
 * Files of the build: libraries and own modules of the start, what a page before the login needs, and what many screens share. Each of the rest, a screen or a dialog, is
 * fetched when it is opened. More files cost requests, fewer make a visitor load what others use.
 */
const groups = [
  { name: 'libraries', test: /\/node_modules\//, tags: initial, priority: 6 },
  { name: 'start', tags: initial, priority: 5 },
  { name: 'page', test: /\/(?:PageFrame|Login)\.tsx$/, priority: 3 },
  { name: 'shell', test: /\/Shell\.tsx$/, priority: 2 },
  { name: 'kit', test: /\/node_modules\/|\/packages\/[^/]+\/src\//, minShareCount: 8, priority: 1 },
]

export default defineConfig(async () => ({
  plugins: [react(), compressed()],
  server: { host: '127.0.0.1', proxy: { '/api': api } },
  build: {
    target: 'es2024',
    chunkSizeWarningLimit: 600,
    rolldownOptions: { output: { codeSplitting: { groups: [...(await messageGroups()), ...groups] } } },
  },
}))
