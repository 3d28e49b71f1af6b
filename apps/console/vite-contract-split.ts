import { type ESTree, parseSync, Visitor } from 'vite'

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
/** The same of a set of endpoints that is made for one kind of thing. */
const SERVERS_OF = new Map([
  ['endpoint', SERVERS],
  ['groupEndpoints', new Set(['readers', 'scopes', 'group', 'summaries'])],
])

/** A module of the contract, as the page needs it; the code is still TypeScript. */
export interface ContractModule {
  /** What needs no schema. */
  readonly plain: string
  /** All of it: the schemas, a function `name$body` for the body of each endpoint, and what is plain by reference. */
  readonly full: string
  /** Names that cannot be had without a schema. */
  readonly schemas: ReadonlySet<string>
  /** Names of the endpoints that have such a function. */
  readonly bodies: ReadonlySet<string>
}

/** A place in a text, and what stands there instead. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/**
 * @param plainId address of the plain part
 * @param schemasOf names of another module of the contract that cannot be had without a schema
 */
export function splitContract(
  code: string,
  id: string,
  plainId: string,
  schemasOf: (source: string) => ReadonlySet<string>,
): ContractModule {
  const { lean, bodies } = leanEndpoints(code, id)
  const statements = statementsOf(lean, id)
  const schemas = schemaNames(statements, schemasOf)
  const needs = ({ reads }: Statement) => reads.some((name) => schemas.has(name))
  const made = statements.filter((one) => one.kind === 'value' && needs(one))
  const plain = statements.filter((one) => one.kind === 'value' && !needs(one))
  const imports = statements.filter(({ kind }) => kind === 'import').map(({ text }) => text)
  const plainNames = plain.flatMap(({ names }) => names)
  const hidden = plain.flatMap(({ names, exported }) => (exported ? [] : names))
  const shown = plain.flatMap(({ names, exported }) => (exported ? names : []))
  const lines = (parts: readonly string[]) => parts.filter(Boolean).join('\n')
  return {
    plain: lines([
      ...imports,
      ...plain.map(({ text }) => text),
      hidden.length > 0 ? `export { ${hidden.join(', ')} }` : '',
    ]),
    full: lines([
      ...imports,
      plainNames.length > 0 ? `import { ${plainNames.join(', ')} } from '${plainId}'` : '',
      shown.length > 0 ? `export { ${shown.join(', ')} } from '${plainId}'` : '',
      ...made.map(({ text }) => text),
      ...[...bodies].map(
        ([name, schema]) =>
          `let ${name}$made\nexport function ${name}$body() { return (${name}$made ??= ${schema}) }`,
      ),
    ]),
    schemas: new Set(made.flatMap(({ names }) => names)),
    bodies: new Set(bodies.keys()),
  }
}

interface Statement {
  /** Types go: nothing is left of them in the build. */
  readonly kind: 'import' | 'value' | 'type'
  readonly text: string
  readonly names: readonly string[]
  readonly exported: boolean
  /** Names that it reads. */
  readonly reads: readonly string[]
  readonly source?: string
}

/** Takes the server's part and the bodies out of endpoints, and marks what else a call makes as free of side effects, so that it goes with its last reader. */
function leanEndpoints(code: string, id: string) {
  const { program } = parseSync(id, code)
  const edits: Edit[] = []
  const endpoints = new Set<ESTree.Node>()
  const bodies = new Map<string, string>()
  const constants = program.body.flatMap(constantsOf)
  const nameOf = (call: ESTree.Node) => constants.find(({ init }) => init === call)?.id
  const shared = new Set<string>()
  new Visitor({
    MemberExpression({ object, property, computed }) {
      if (computed || object.type !== 'Identifier' || property.type !== 'Identifier') return
      if (property.name === 'body')
        throw new Error(`${id} reads ${object.name}.body, which is not there in the build: name its schema`)
    },
    CallExpression(call) {
      const [spec] = call.arguments
      const servers = call.callee.type === 'Identifier' && SERVERS_OF.get(call.callee.name)
      if (!servers || spec?.type !== 'ObjectExpression') return
      endpoints.add(call)
      edits.push(...without(spec, (name) => servers.has(name) || name === 'body', code))
      const name = nameOf(call)
      for (const property of spec.properties) {
        if (property.type === 'SpreadElement' && property.argument.type === 'Identifier')
          shared.add(property.argument.name)
        if (name?.type === 'Identifier' && keyOf(property) === 'body' && property.type === 'Property')
          bodies.set(name.name, code.slice(property.value.start, property.value.end))
      }
    },
  }).visit(program)
  for (const { id: name, init } of constants) {
    const value = init && bare(init)
    if (!init || !value || endpoints.has(init)) continue
    if (name.type === 'Identifier' && shared.has(name.name) && value.type === 'ObjectExpression')
      edits.push(...without(value, (key) => SERVERS.has(key), code))
    else edits.push(...pure(init, code))
  }
  return { lean: edited(code, edits), bodies }
}

const keyOf = (property: ESTree.ObjectPropertyKind) =>
  property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : undefined

/** Takes some properties out of an object. */
function without({ properties }: ESTree.ObjectExpression, gone: (name: string) => boolean, code: string) {
  return properties.flatMap((property): Edit[] => {
    const { start, end } = property
    if (!gone(keyOf(property) ?? '')) return []
    return [{ start, end: code[end] === ',' ? end + 1 : end, text: '' }]
  })
}

function pure(init: ESTree.Node, code: string): Edit[] {
  const { start, end } = init
  if (init.type === 'ArrowFunctionExpression' || !code.slice(start, end).includes('(')) return []
  return [
    { start, end: start, text: '/* @__PURE__ */ (() => (' },
    { start: end, end, text: '))()' },
  ]
}

/** @returns the code with those places replaced, none of which lies in another */
export const edited = (code: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: to }) => text.slice(0, start) + to + text.slice(end), code)

/** The value without what only types say of it. */
function bare(node: ESTree.Node): ESTree.Node {
  return node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression'
    ? bare(node.expression)
    : node
}

const declarationOf = (statement: ESTree.Node) =>
  statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement

function constantsOf(statement: ESTree.Node): readonly ESTree.VariableDeclarator[] {
  const declaration = declarationOf(statement)
  return declaration?.type === 'VariableDeclaration' ? declaration.declarations : []
}

function statementsOf(code: string, id: string): Statement[] {
  const { program, comments } = parseSync(id, code)
  return program.body.map((statement) => {
    // What stands right before a function may say that it has no side effects.
    const note = comments.find(({ end }) => end < statement.start && !code.slice(end, statement.start).trim())
    const text = code.slice(note?.start ?? statement.start, statement.end)
    const exported = statement.type === 'ExportNamedDeclaration'
    if (statement.type === 'ImportDeclaration') {
      const names = statement.importKind === 'type' ? [] : statement.specifiers.map(({ local }) => local.name)
      return { kind: 'import', text, names, exported, reads: [], source: statement.source.value }
    }
    const declaration = declarationOf(statement)
    if (!declaration || declaration.type.startsWith('TS'))
      return { kind: 'type', text, names: [], exported, reads: [] }
    const names =
      declaration.type === 'FunctionDeclaration'
        ? [declaration.id?.name ?? '']
        : constantsOf(statement).flatMap(({ id: pattern }) => namesRead(pattern))
    return { kind: 'value', text, names, exported, reads: namesRead(declaration) }
  })
}

/** Names that a piece of code mentions, keys and types aside. */
function namesRead(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(namesRead)
  if (!isNode(node)) return []
  if (node.type === 'Identifier') return [node.name]
  const inner = bare(node)
  if (inner !== node) return namesRead(inner)
  if (node.type.startsWith('TS')) return []
  const isKeyed = (node.type === 'Property' || node.type === 'MemberExpression') && !node.computed
  return Object.entries(node).flatMap(([key, value]) =>
    isKeyed && (key === 'key' || key === 'property') ? [] : namesRead(value),
  )
}

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** Names of a module, its imports among them, that are schemas or read one. */
function schemaNames(
  statements: readonly Statement[],
  schemasOf: (source: string) => ReadonlySet<string>,
): ReadonlySet<string> {
  const found = new Set(
    statements.flatMap(({ kind, source = '', names }) => {
      if (kind !== 'import') return []
      if (source === 'zod') return names
      return source.startsWith('.') ? names.filter((name) => schemasOf(source).has(name)) : []
    }),
  )
  for (let before = -1; before < found.size; ) {
    before = found.size
    for (const { names, reads } of statements)
      if (reads.some((name) => found.has(name))) for (const name of names) found.add(name)
  }
  return found
}
