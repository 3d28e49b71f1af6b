import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Plugin, parseSync } from 'vite'
import { type Edit, edited } from './vite-contract-split.ts'

const ICONS = '@fluentui/react-icons'
const folder = fileURLToPath(new URL('./lib/atoms/svg/', import.meta.resolve(`${ICONS}/package.json`)))

/**
 * Takes each icon from a module of its own, as our own modules do by hand. From the package's index it comes out of modules of a hundred icons each: what a chunk draws
 * of one of them brings along whatever any other screen draws of it.
 */
export function singleIcons(): Plugin {
  return {
    name: 'seaport:single-icons',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.[jt]sx?$/, code: /from ["']@fluentui\/react-icons["']/ },
      handler: async (code, id) => ({ code: await withSingleIcons(code, id), map: null }),
    },
  }
}

/** @returns the code, importing each icon by itself */
export async function withSingleIcons(code: string, id: string): Promise<string> {
  const edits: Edit[] = []
  for (const statement of parseSync(id, code).program.body) {
    if (statement.type !== 'ImportDeclaration' || statement.source.value !== ICONS) continue
    const imports = statement.specifiers.map(async (specifier) => {
      const name = code.slice(specifier.start, specifier.end)
      return `import { ${name} } from '${await moduleOf(name.replace(/ as .*/, ''))}'`
    })
    edits.push({ start: statement.start, end: statement.end, text: (await Promise.all(imports)).join('\n') })
  }
  return edited(code, edits)
}

/** @returns the icon's own module; the index for what is no icon */
async function moduleOf(name: string): Promise<string> {
  const file = name
    .replace(/(?:10|12|16|20|24|28|32|48)?(?:Regular|Filled|Light|Color)$/, '')
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[a-z])(?=\d)/g, '-')
    .toLowerCase()
  const code = await readFile(`${folder}${file}.js`, 'utf8').catch(() => '')
  return new RegExp(`\\b${name}\\b`).test(code) ? `${ICONS}/svg/${file}` : ICONS
}
