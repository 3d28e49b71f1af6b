/** npm run format [-- path…]: formats and fixes what can be fixed, everywhere or below these paths. */
import { tool } from './lib/run.ts'

const paths = process.argv.slice(2)
const { code } = await tool(
  '@biomejs/biome/bin/biome',
  ['check', '--write', '--unsafe', ...(paths.length > 0 ? paths : ['.'])],
  { show: true },
)
process.exitCode = code
