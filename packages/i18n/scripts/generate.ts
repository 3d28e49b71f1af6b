/**
 * Writes `src/messages.ts`: the key of every message with the parameters that it needs, from the English texts. The file is not committed: every npm command
 * brings it up to date, and so does `npm run generate -w @seaport/i18n`.
 */
import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Messages, signatures } from './catalogue.ts'
import { localeMessages, namespaces, packageRoot } from './files.ts'

function typeOf(messages: Messages): string {
  const members = [...signatures(messages)].map(([name, { text, parameters }]) => {
    const fields = [...parameters].map(([parameter, type]) => `${parameter}: ${type}`)
    const hint = text.replaceAll('*/', '* /').replaceAll('\n', ' ')
    return `    /** ${hint} */\n    '${name}': ${fields.length === 0 ? 'null' : `{ ${fields.join('; ')} }`}\n`
  })
  return `{\n${members.join('')}  }`
}

const members = namespaces().map((name) => `  '${name}': ${typeOf(localeMessages('en', name))}\n`)
const path = join(packageRoot, 'src/messages.ts')
const draft = `${path}.${process.pid}`
writeFileSync(
  draft,
  `// Made from locales/en; not committed.\nexport interface Messages {\n${members.join('')}}\n`,
)
renameSync(draft, path)
