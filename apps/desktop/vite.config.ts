import { join } from 'node:path'
import { desktopIpc } from '@seaport/contract/desktop/ipc.schema'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import electron from 'vite-plugin-electron'
import { distOf, mainBuild, preloadBuild } from './electron.vite.ts'
import { homeInOneFile, homeTexts, stylesWhileRendering } from './renderer.vite.ts'

const root = import.meta.dirname
const source = (path: string) => join(root, 'src', path)

/** Our own modules do nothing by being imported, but for the entry: what a chunk does not use of a public file, it does not load. */
const ours = /\/(?:apps\/desktop|packages)\/(?!.*\/main\.tsx$)/
const treeshake = { moduleSideEffects: (id: string) => !ours.test(id) }
const lean = () => [homeTexts(), stylesWhileRendering()]

/** One `vite build` makes all three parts: the renderer, then (by vite-plugin-electron) main and preload. */
export default defineConfig({
  root,
  base: '/',
  plugins: [
    react(),
    lean(),
    homeInOneFile(() => [react(), lean()], treeshake),
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
    rolldownOptions: { treeshake },
  },
})
