/**
 * npm run release [-- publish] [--dry-run] [--percent 20] [--minimum 1.0.0] [--folder dist] [--partial]: what `npm run dist` built, to the download
 * centre. Also: list, rollout, withdraw, roll-back, discard <version>, and keygen. docs/releasing.md tells when.
 */
import { parseArgs } from 'node:util'
import { ApiRefused, ApiUnreachable } from '@seaport/api-client/errors'
import { commands } from './lib/release/commands.ts'
import { root } from './lib/root.ts'
import { fail } from './lib/terminal.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'dry-run': { type: 'boolean', default: false },
    partial: { type: 'boolean', default: false },
    folder: { type: 'string', default: 'dist' },
    checkout: { type: 'string', default: root },
    percent: { type: 'string' },
    minimum: { type: 'string' },
  },
})
const [name = 'publish', version] = positionals
const command = commands[name]
if (!command) fail(`There is no "${name}". There are: ${Object.keys(commands).join(', ')}.`)
const percent = values.percent === undefined ? undefined : Number(values.percent)
if (percent !== undefined && !(Number.isInteger(percent) && percent >= 0 && percent <= 100))
  fail(`--percent ${values.percent}: a whole number from 0 to 100.`)

try {
  await command({ ...values, dryRun: values['dry-run'], percent, version })
} catch (error) {
  if (error instanceof ApiRefused) fail(`The server refused: ${error.message}\nNothing was published.`)
  if (error instanceof ApiUnreachable)
    fail(
      'The server does not answer. Nothing was published; the same command goes on where this one stopped.',
    )
  fail(error instanceof Error ? error.message : String(error))
}
