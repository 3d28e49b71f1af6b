/** node scripts/typeface.ts: cuts the product's typeface out of the published one, after that has another version or screens have other letters. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeTypeface, TYPEFACE_FOLDER } from './lib/typeface.ts'

for (const [name, content] of await makeTypeface()) {
  writeFileSync(join(TYPEFACE_FOLDER, name), content)
  console.log(`${name}: ${content.length} bytes`)
}
