import { defineConfig } from 'vite'

/** The gallery is for looking at the kit while working on it: `npx vite packages/ui/gallery`. It is never shipped. */
export default defineConfig({
  root: import.meta.dirname,
  build: { outDir: 'dist', target: 'es2024', rolldownOptions: { checks: { invalidAnnotation: false } } },
})
