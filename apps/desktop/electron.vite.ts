import { builtinModules } from 'node:module'
import { join } from 'node:path'
import type { IpcContract } from '@seaport/contract/desktop/ipc-core'
import type { InlineConfig } from 'vite'
import { ipcNamesPlugin } from './ipc-names.vite.ts'

/** Modules outside the bundles: Electron itself, Node, and native code. */
const EXTERNAL = ['electron', 'better-sqlite3', /^node:/, ...builtinModules]

/** The main process: ES modules in pieces, so that a lazy import stays lazy. */
export function mainBuild(
  entry: Record<string, string>,
  outDir: string,
  contract: IpcContract,
): InlineConfig {
  return {
    plugins: [ipcNamesPlugin(contract)],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'node24',
      minify: false,
      sourcemap: true,
      reportCompressedSize: false,
      // A library build: an application build would wrap every lazy import in code for browsers.
      lib: { entry, formats: ['es'], fileName: (_format, name) => `${name}.js` },
      rolldownOptions: {
        external: EXTERNAL,
        platform: 'node',
        output: { chunkFileNames: '[name]-[hash].js' },
      },
    },
    resolve: {
      conditions: ['node'],
      // Our calls pass their own `fetch`: axios's Node adapter would be loaded at every start without being used.
      alias: [{ find: /^axios$/, replacement: 'axios/dist/browser/axios.cjs' }],
    },
  }
}

/** The preload: one CommonJS file, the only format that a sandboxed window can load. */
export function preloadBuild(entry: string, outDir: string, contract: IpcContract): InlineConfig {
  return {
    plugins: [ipcNamesPlugin(contract)],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'chrome148',
      minify: false,
      sourcemap: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { preload: entry },
        external: ['electron'],
        output: { format: 'cjs', codeSplitting: false, entryFileNames: '[name].cjs' },
      },
    },
  }
}

export const distOf = (root: string, target: 'main' | 'preload' | 'renderer') => join(root, 'dist', target)
