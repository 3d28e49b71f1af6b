import { readArguments } from '../arguments.ts'
import { root } from '../root.ts'
import { fail } from '../terminal.ts'
import type { Options } from './commands.ts'

/** Parses the arguments after `npm run release --`. Ends the program on invalid ones. */
export function readOptions(words: string[]): { name: string; options: Options } {
  const { values, positionals } = readArguments(
    {
      'dry-run': { type: 'boolean', default: false },
      partial: { type: 'boolean', default: false },
      folder: { type: 'string', default: 'dist' },
      checkout: { type: 'string', default: root },
      percent: { type: 'string' },
      minimum: { type: 'string' },
    },
    words,
  )
  const [name = 'publish', version] = positionals
  const { 'dry-run': dryRun, partial, folder, checkout, minimum } = values
  // As digits: an empty text is the number 0, which stops a rollout.
  const percent = values.percent === undefined ? undefined : Number(values.percent)
  if (percent !== undefined && !(/^\d+$/.test(values.percent ?? '') && percent <= 100))
    fail(`--percent ${values.percent}: a whole number from 0 to 100.`)
  return { name, options: { dryRun, partial, folder, checkout, percent, minimum, version } }
}
