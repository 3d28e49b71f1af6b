import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/lib/root.ts'

/** Output folder of the desktop's main process. */
export const builtMain = join(root, 'apps/desktop/dist/main')

/** @returns names of the files that main.js waits for before it starts the client, without what these import */
export function awaitedBeforeWindow(): string[] {
  const awaited = readFileSync(join(builtMain, 'main.js'), 'utf8')
    .split('\n')
    .filter((line) => line.includes('= await '))
    .flatMap((line) => [...line.matchAll(/import\("\.\/(.+?)"\)/g)].map(([, name]) => name ?? ''))
  if (awaited.length < 5) throw new Error('main.js has another shape than this reads')
  return awaited
}

/** @returns names of all files that the main process is made of */
export const allFiles = (): string[] => readdirSync(builtMain).filter((name) => name.endsWith('.js'))
