import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from './vite-compress.ts'

/** Where the API runs while the console is developed; in production both have one address. */
const api = process.env.SEAPORT_API ?? 'http://127.0.0.1:8787'

/** How many files must import a module before it goes into a file that every visit loads. */
const SHARED = 12

/** A file each for zod, which forms load, for shared libraries and for the kit; the rest follows the imports, as a feature in one file would be loaded with its public file. */
const groups = [
  { name: 'zod', test: /\/node_modules\/zod\//, priority: 4 },
  { name: 'libraries', test: /\/node_modules\//, minShareCount: SHARED, priority: 3 },
  { name: 'kit', test: /\/packages\//, minShareCount: SHARED, priority: 2 },
]

export default defineConfig({
  plugins: [react(), compressed()],
  server: { host: '127.0.0.1', proxy: { '/api': api } },
  build: {
    target: 'es2024',
    chunkSizeWarningLimit: 600,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
})
