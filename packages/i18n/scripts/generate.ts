/** Writes the types of the message keys (src/messages) from the English locale files. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { indexOf, typesOf } from './catalogue.ts'
import { localeMessages, namespaces, packageRoot } from './files.ts'

const folder = join(packageRoot, 'src/messages')
mkdirSync(folder, { recursive: true })
const wanted = namespaces()
for (const namespace of wanted) {
  writeFileSync(join(folder, `${namespace}.ts`), typesOf(namespace, localeMessages('en', namespace)))
}
for (const file of readdirSync(folder)) {
  if (!wanted.includes(file.replace(/\.ts$/, ''))) rmSync(join(folder, file))
}
writeFileSync(join(packageRoot, 'src/messages.ts'), indexOf(wanted))
