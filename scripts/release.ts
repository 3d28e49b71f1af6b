/**
 * npm run release [-- publish] [--dry-run] [--percent 20] [--minimum 1.0.0] [--folder dist] [--partial]: what `npm run dist` built, to the download
 * centre. Also: list, rollout, withdraw, roll-back, discard <version>, and keygen. docs/releasing.md tells when.
 */
import { ApiRefused, ApiUnreachable } from '@seaport/api-client/errors'
import { commands } from './lib/release/commands.ts'
import { readOptions } from './lib/release/options.ts'
import { fail } from './lib/terminal.ts'

const { name, options } = readOptions(process.argv.slice(2))
const command = commands[name]
if (!command) fail(`There is no "${name}". There are: ${Object.keys(commands).join(', ')}.`)
try {
  await command(options)
} catch (error) {
  const isPublishing = name === 'publish'
  if (error instanceof ApiRefused)
    fail(`The server refused: ${error.message}${isPublishing ? '\nNothing was published.' : ''}`)
  if (error instanceof ApiUnreachable)
    fail(
      isPublishing
        ? 'The server does not answer. Nothing was published; the same command goes on where this one stopped.'
        : 'The server does not answer. Give the same command again.',
    )
  fail(error instanceof Error ? error.message : String(error))
}
