import { parseSync } from 'vite'

interface Node {
  type: string
  callee?: Node
  object?: Node
  name?: string
  value?: unknown
  arguments?: Node[]
  quasis?: { value: { cooked: string } }[]
}

/** @returns the titles of the tests in a file and of the groups around them; what a template fills in is left out */
export function testTitles(file: string, source: string): string[] {
  const { program } = parseSync(file, source)
  const titles: string[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) visit(item)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return
    const node = value as Node
    if (node.type === 'CallExpression' && isTest(node.callee)) titles.push(textOf(node.arguments?.[0]))
    for (const child of Object.values(value)) visit(child)
  }
  visit(program)
  return titles.filter((title) => title !== '')
}

/** Whether what is called is `test`, or one of its forms: `test.each(…)(…)`. */
function isTest(callee: Node | undefined): boolean {
  if (!callee) return false
  if (callee.type === 'Identifier') return callee.name === 'test' || callee.name === 'describe'
  return isTest(callee.type === 'MemberExpression' ? callee.object : callee.callee)
}

function textOf(node: Node | undefined): string {
  if (node?.type === 'TemplateLiteral') return (node.quasis ?? []).map(({ value }) => value.cooked).join('')
  return typeof node?.value === 'string' ? node.value : ''
}
