import { type ParseArgsConfig, parseArgs } from 'node:util'
import { fail } from './terminal.ts'

/** Parses a command's options, and its words. Ends the program on an option that is unknown or lacks its value. */
export function readArguments<const O extends NonNullable<ParseArgsConfig['options']>>(
  options: O,
  args = process.argv.slice(2),
) {
  try {
    return parseArgs({ args, allowPositionals: true, options })
  } catch (error) {
    // Node adds advice about words that begin with a dash.
    const [what = ''] = error instanceof Error ? error.message.split('. ', 1) : []
    const known = Object.keys(options).map((name) => `--${name}`)
    return fail(`${what.replace(/\.?$/, '.')} There are: ${known.join(', ')}.`)
  }
}
