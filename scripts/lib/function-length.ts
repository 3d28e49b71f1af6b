import { parseSync } from 'vite'

/** Most lines of a function and of a React component, from its first line to its last. */
export const MAX_FUNCTION_LINES = 80
export const MAX_COMPONENT_LINES = 120

/** A node of the syntax tree, as far as it is read here. */
interface Node {
  type: string
  start: number
  end: number
  id?: { name?: string } | null
  key?: { name?: string }
}

const functionTypes = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

/**
 * Finds functions that are too long to be read at once.
 * @returns one line per function over its limit: where, its name, its length
 */
export function longFunctions(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) return [`${file}: ${errors[0]?.message}`]
  const lineOf = lineCounter(source)
  const faults: string[] = []
  const visit = (value: unknown, name: string): void => {
    if (Array.isArray(value)) {
      for (const item of value) visit(item, name)
    } else if (isNode(value)) {
      const own = nameOf(value) ?? name
      if (functionTypes.has(value.type)) {
        const first = lineOf(value.start)
        const lines = lineOf(value.end) - first + 1
        const limit = isComponent(file, own) ? MAX_COMPONENT_LINES : MAX_FUNCTION_LINES
        if (lines > limit)
          faults.push(`${file}:${first} ${own || 'function'} has ${lines} lines, at most ${limit}`)
      }
      for (const [key, child] of Object.entries(value)) if (key !== 'id' && key !== 'key') visit(child, own)
    }
  }
  visit(program, '')
  return faults
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

/** What a declaration, a variable, a method or a property calls the function in it. */
function nameOf({ id, key }: Node): string | undefined {
  return id?.name ?? key?.name
}

function isComponent(file: string, name: string): boolean {
  return file.endsWith('.tsx') && /^[A-Z]/.test(name)
}

/** @returns the line, from 1, of an offset into the text */
function lineCounter(source: string): (offset: number) => number {
  const starts = [0]
  for (let at = source.indexOf('\n'); at !== -1; at = source.indexOf('\n', at + 1)) starts.push(at + 1)
  return (offset) => {
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return low + 1
  }
}
