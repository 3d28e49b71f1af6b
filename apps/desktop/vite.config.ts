import { join } from 'node:path'
import { desktopIpc } from '@seaport/contract/desktop/ipc.schema'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import electron from 'vite-plugin-electron'
import { distOf, mainBuild, preloadBuild } from './electron.vite.ts'

const root = import.meta.dirname
const source = (path: string) => join(root, 'src', path)

/** Our own modules have no side effects except for the entry, so that a chunk drops unused exports of a public file. */
const ours = /\/(?:apps\/desktop|packages)\/(?!.*\/main\.tsx$)/
const treeshake = { moduleSideEffects: (id: string) => !ours.test(id) }

/** Texts of the board in one file per language instead of nine. */
const BOARD_TEXTS =
  /\/i18n\/locales\/(\w+)\/(?:common|ui|shell|validation|desktop|network|task|account|taskBulk)\.json$/
/** Each file is a request that the main process answers, so the code of nearly every start is grouped into few. */
const groups = [
  {
    debugName: 'texts',
    name: (id: string) => {
      const lang = BOARD_TEXTS.exec(id)?.[1]
      return lang ? `texts-${lang}` : null
    },
    includeDependenciesRecursively: false,
    priority: 3,
  },
  { name: 'window', tags: ['$initial' as const], priority: 2 },
  { name: 'board', test: /\/features\/port\/screens\/PortBoard\.tsx$/, priority: 1 },
]

/** One `vite build` makes all three parts: the renderer, then (by vite-plugin-electron) main and preload. */
export default defineConfig({
  root,
  base: '/',
  plugins: [
    react(),
    electron([
      {
        vite: mainBuild(
          { main: source('main/main.ts'), 'runner-process': source('main/runner/runner-process.ts') },
          distOf(root, 'main'),
          desktopIpc,
        ),
      },
      {
        vite: preloadBuild(source('preload/preload.ts'), distOf(root, 'preload'), desktopIpc),
        onstart: ({ reload }) => reload(),
      },
    ]),
  ],
  build: {
    outDir: distOf(root, 'renderer'),
    emptyOutDir: true,
    target: 'chrome148',
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    // Its files are on the disk.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: { treeshake, output: { codeSplitting: { groups } } },
  },
})
