import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'

/** What of an endpoint only the server reads: it alone checks what is asked and answered, and describes it. */
const SERVERS = new Set([
  'summary',
  'callers',
  'scope',
  'duringLogin',
  'params',
  'query',
  'data',
  'bodyLimit',
  'rawBody',
])

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/**
 * Takes out of the contract what the page does not need: making schemas was a third of a first visit's processor time. Of an endpoint the server's part goes, and
 * the schema of its body is made when a form reads it; every other schema is marked as free of side effects, so that it goes with its last reader.
 */
export function leanContract(): Plugin {
  return {
    name: 'seaport:lean-contract',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/packages\/contract\/src\/(?!desktop\/).*\.ts$/ },
      handler: (code, id) => ({ code: leanModule(code, id), map: null }),
    },
  }
}

/** @returns the module without the server's parts, still in TypeScript */
export function leanModule(code: string, id: string): string {
  const { program } = parseSync(id, code)
  const edits: Edit[] = []
  const endpoints = new Set<ESTree.Node>()
  new Visitor({
    CallExpression(call) {
      const [spec] = call.arguments
      if (call.callee.type !== 'Identifier' || call.callee.name !== 'endpoint') return
      if (spec?.type !== 'ObjectExpression') return
      endpoints.add(call)
      for (const property of spec.properties) edits.push(...leanProperty(property, code))
    },
  }).visit(program)
  for (const statement of program.body) edits.push(...pureConstants(statement, endpoints, code))
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: to }) => text.slice(0, start) + to + text.slice(end), code)
}

function leanProperty(property: ESTree.ObjectPropertyKind, code: string): Edit[] {
  if (property.type !== 'Property' || property.key.type !== 'Identifier') return []
  const { key, value, start, end } = property
  if (SERVERS.has(key.name)) return [{ start, end: code[end] === ',' ? end + 1 : end, text: '' }]
  if (key.name !== 'body') return []
  const schema = code.slice(value.start, value.end)
  const text = `get body() { const value = ${schema}; Object.defineProperty(this, 'body', { value }); return value }`
  return [{ start, end, text }]
}

/** Lets the bundler drop a module's constants that nobody reads although a call makes them. */
function pureConstants(statement: ESTree.Node, endpoints: ReadonlySet<ESTree.Node>, code: string): Edit[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declaration?.type !== 'VariableDeclaration') return []
  return declaration.declarations.flatMap(({ init }) => {
    if (!init || endpoints.has(init) || init.type === 'ArrowFunctionExpression') return []
    const { start, end } = init
    if (!code.slice(start, end).includes('(')) return []
    return [
      { start, end: start, text: '/* @__PURE__ */ (() => (' },
      { start: end, end, text: '))()' },
    ]
  })
}
