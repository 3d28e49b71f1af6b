import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')
/** Where something runs for days without a person. */
const folders = [
  'packages/runner/src',
  'packages/platforms/src',
  'packages/seat-client/src',
  'packages/api-client/src',
  'apps/agent/src',
  'apps/desktop/src/main',
]

export const readSource = (file: string): string => readFileSync(join(root, file), 'utf8')

/** @returns how often each file has what a pattern finds; tests apart */
export function countIn(pattern: RegExp): Record<string, number> {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.replaceAll('\\', '/')}`,
    ),
  )
  const counted = files
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\/test-support\//.test(file))
    .map((file): [string, number] => [file, readSource(file).match(pattern)?.length ?? 0])
  return Object.fromEntries(counted.filter(([, count]) => count > 0))
}
