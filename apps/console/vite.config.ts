import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from './vite-compress.ts'

/** Where the API runs while the console is developed; in production both have one address. */
const api = process.env.SEAPORT_API ?? 'http://127.0.0.1:8787'

const initial = ['$initial' as const]

/**
 * A file of libraries and one of our own modules for the start. What screens share follows the screens that need it; groups below 2,500 bytes are
 * joined, since a file costs a request (larger ones would make a screen load what it does not use). Texts of the languages are files of their own.
 */
const groups = [
  { name: 'libraries', test: /\/node_modules\//, tags: initial, priority: 3 },
  { name: 'start', tags: initial, priority: 2 },
  // Joined with what imports them, these values would be needed before they are there: zod builds its enums from them at once.
  { name: 'task-kind', test: /\/contract\/src\/work\/task-kind(\.schema)?\.ts/, priority: 1 },
  {
    name: 'shared',
    test: /\/node_modules\/|\/packages\/[^/]+\/src\//,
    entriesAware: true,
    entriesAwareMergeThreshold: 2_500,
  },
]

export default defineConfig({
  plugins: [react(), compressed()],
  server: { host: '127.0.0.1', proxy: { '/api': api } },
  build: {
    target: 'es2024',
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
        // The bundler names such a group after all screens that need it.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
      },
    },
  },
})
