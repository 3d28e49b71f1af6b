import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { groupedChunks } from './vite-chunks.ts'
import { compiledAhead } from './vite-compile-hints.ts'
import { compressed } from './vite-compress.ts'
import { lean } from './vite-left-out.ts'
import { minified } from './vite-minify.ts'
import { leanPreloads } from './vite-preloads.ts'
import { readTokens } from './vite-tokens.ts'

/** Where the API runs while the console is developed; in production both have one address. */
const api = process.env.SEAPORT_API ?? 'http://127.0.0.1:8787'

/** Our own modules do nothing by being imported, but for the entry: what a chunk does not use of a public file, it does not load. */
const ours = /\/(?:apps\/console|packages)\/(?!.*\/main\.tsx$)/

const treeshake = { moduleSideEffects: (id: string) => !ours.test(id) }

const tokens = readTokens()

export default defineConfig({
  plugins: [
    react(),
    lean(),
    leanPreloads(),
    groupedChunks(() => [react(), lean(), tokens.note], treeshake),
    tokens.leanThemes,
    minified(),
    compiledAhead(),
    compressed(),
  ],
  server: { host: '127.0.0.1', proxy: { '/api': api } },
  build: {
    target: 'es2024',
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      // Names of chunks stand in every chunk that imports or preloads them: words would cost the first page 2 kB, an eighth letter 1 kB.
      output: { chunkFileNames: 'assets/[hash:7].js' },
      treeshake,
    },
  },
})
