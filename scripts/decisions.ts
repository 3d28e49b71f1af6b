/** npm run decisions: writes the index of the decisions from their pages. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { decisionIndex, indexPath, readDecisions } from './lib/decisions.ts'
import { root } from './lib/root.ts'

writeFileSync(join(root, indexPath), decisionIndex(readDecisions(root).pages))
