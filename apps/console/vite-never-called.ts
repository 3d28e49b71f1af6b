import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'
import { type Edit, edited } from './vite-contract-split.ts'

interface Library {
  readonly file: RegExp
  /** What is never called here, and what it gives instead: functions and classes at the top, and methods of any class. */
  readonly never: Readonly<Record<string, string>>
  /** Calls that only report go, with their words. */
  readonly reports?: RegExp
}

const NOTHING = '{}'

const LIBRARIES: readonly Library[] = [
  {
    // Of the router what only its own framework, its loaders or server components reach: the console has plain routes.
    file: /\/node_modules\/react-router\/dist\/development\/chunk-\w+\.mjs$/,
    never: {
      PrefetchPageLinks: NOTHING,
      DefaultErrorComponent: NOTHING,
      RSCErrorHandler: NOTHING,
      RenderErrorBoundary: NOTHING,
      RemixErrorBoundary: NOTHING,
      AwaitErrorBoundary: NOTHING,
      useNavigateStable: NOTHING,
      useViewTransitionState: NOTHING,
    },
  },
  {
    // Of i18next what sends missing keys, copies instances, changes stores and puts messages into messages: the gate proves the messages complete.
    file: /\/node_modules\/i18next\/dist\/esm\/i18next\.js$/,
    never: {
      saveMissing: NOTHING,
      cloneInstance: NOTHING,
      dir: NOTHING,
      reloadResources: NOTHING,
      getUsedParamsDetails: NOTHING,
      addResource: NOTHING,
      addResources: NOTHING,
      nest: '{ return arguments[0] }',
    },
    reports: /\blogger\.(?:warn|error|log|deprecate)$/,
  },
]

/** Takes the bodies out of functions that the bundler has to keep, since somebody could call them, and nobody does. */
export function leanLibraries(): Plugin {
  return {
    name: 'seaport:never-called',
    apply: 'build',
    transform: {
      filter: { id: LIBRARIES.map(({ file }) => file) },
      handler(code, id) {
        const library = LIBRARIES.find(({ file }) => file.test(id))
        if (!library) return null
        const { text, found } = withoutBodies(code, id, library)
        const gone = Object.keys(library.never).filter((name) => !found.has(name))
        // The router's classes lie in one of its files, the rest in others.
        if (found.size > 0 && gone.length > 0) this.error(`${id} has no ${gone.join(', ')} any more`)
        return { code: text, map: null }
      },
    },
  }
}

/** @returns the code, and which names were found in it */
export function withoutBodies(code: string, id: string, { never, reports }: Omit<Library, 'file'>) {
  const { program } = parseSync(id, code)
  const edits: Edit[] = []
  const found = new Set<string>()
  const isNever = (name: string) => Object.hasOwn(never, name)
  const empty = (name: string, { start, end }: ESTree.Node, before = '') => {
    found.add(name)
    edits.push({ start, end, text: `${before}${never[name]}` })
  }
  for (const statement of program.body) {
    const [one] = statement.type === 'VariableDeclaration' ? statement.declarations : []
    if (
      statement.type === 'FunctionDeclaration' &&
      statement.id &&
      isNever(statement.id.name) &&
      statement.body
    )
      empty(statement.id.name, statement, `function ${statement.id.name}()`)
    else if (one?.id.type === 'Identifier' && isNever(one.id.name))
      empty(one.id.name, statement, `function ${one.id.name}()`)
  }
  const within = ({ start, end }: ESTree.Node) => edits.some((edit) => edit.start <= start && end <= edit.end)
  new Visitor({
    MethodDefinition({ key, value }) {
      if (key.type === 'Identifier' && isNever(key.name) && value.body) empty(key.name, value.body)
    },
  }).visit(program)
  new Visitor({
    CallExpression(call) {
      const { callee } = call
      if (!reports?.test(code.slice(callee.start, callee.end)) || within(call)) return
      edits.push({ start: call.start, end: call.end, text: 'void 0' })
    },
  }).visit(program)
  return { text: edited(code, edits), found }
}
