import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { type ESTree, type Plugin, parseSync, type Rolldown, Visitor } from 'vite'
import { type ContractModule, edited, splitContract } from './vite-contract-split.ts'

/** Marks what of a module of the contract needs no schema: its endpoints without their bodies, its plain values and functions. */
const PLAIN = '?plain'
const CONTRACT = /^@seaport\/contract\//

/**
 * Takes out of the contract what the page does not need: making schemas was a third of a first visit's processor time. Each module is split in two, so that
 * whoever calls an endpoint or reads a constant loads neither schemas nor zod (decisions 0400 and 0562).
 */
export function leanContract(): Plugin {
  const modules = new Map<string, ContractModule>()
  const moduleOf = (file: string): ContractModule => {
    const known = modules.get(file)
    if (known) return known
    // Stands in for a module that imports itself in a circle.
    modules.set(file, { plain: '', full: '', schemas: new Set(), bodies: new Set() })
    const schemasOf = (source: string) => moduleOf(resolve(dirname(file), source)).schemas
    const split = splitContract(readFileSync(file, 'utf8'), file, `${file}${PLAIN}`, schemasOf)
    modules.set(file, split)
    return split
  }
  return {
    name: 'seaport:lean-contract',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: /\?plain$/ }, handler: (source) => source },
    load: {
      filter: { id: /\?plain$/ },
      handler: (id) => ({ code: moduleOf(id.slice(0, -PLAIN.length)).plain, moduleType: 'ts' }),
    },
    transform: {
      filter: { id: /\/(?:apps\/console|packages\/[\w-]+)\/src\/.*\.tsx?$/ },
      async handler(code, id) {
        if (/\/packages\/contract\/src\/(?!desktop\/)/.test(id)) return { code: moduleOf(id).full, map: null }
        if (!code.includes('.body')) return null
        return {
          code: await withBodies(code, id, (source) => bodiesOf(this, source, id, moduleOf)),
          map: null,
        }
      },
    },
  }
}

async function bodiesOf(
  context: Rolldown.PluginContext,
  source: string,
  importer: string,
  moduleOf: (file: string) => ContractModule,
): Promise<ReadonlySet<string>> {
  const found = await context.resolve(source, importer)
  return found ? moduleOf(found.id).bodies : new Set()
}

/** @returns the module, reading the body of an endpoint from where its schemas are */
export async function withBodies(
  code: string,
  id: string,
  bodiesOf: (source: string) => Promise<ReadonlySet<string>>,
): Promise<string> {
  const { program } = parseSync(id, code)
  const sources = new Map<string, string>()
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration' || !CONTRACT.test(statement.source.value)) continue
    const bodies = await bodiesOf(statement.source.value)
    for (const { local } of statement.specifiers)
      if (bodies.has(local.name)) sources.set(local.name, statement.source.value)
  }
  const reads: ESTree.MemberExpression[] = []
  new Visitor({
    MemberExpression(node) {
      const { object, property } = node
      if (property.type !== 'Identifier' || property.name !== 'body') return
      if (object.type === 'Identifier' && sources.has(object.name)) reads.push(node)
    },
  }).visit(program)
  const names = new Set(reads.map(({ object: { start, end } }) => code.slice(start, end)))
  const imports = [...names].map((name) => `import { ${name}$body } from '${sources.get(name)}'\n`)
  return `${imports.join('')}${edited(
    code,
    reads.map(({ object, start, end }) => ({
      start,
      end,
      text: `${code.slice(object.start, object.end)}$body()`,
    })),
  )}`
}
