import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Plugin, parseSync } from 'vite'
import { type Edit, edited } from './vite-contract-split.ts'

/**
 * Takes Fluent's styles as they were written. It ships those of each component twice: so, and compiled into classes and rules, which is twice as long. What compiles
 * our own styles in the browser compiles these too, and only those of a part that is drawn.
 */
export function writtenStyles(): Plugin {
  return {
    name: 'seaport:written-styles',
    apply: 'build',
    load: {
      filter: { id: /\/node_modules\/@fluentui\/react-[\w-]+\/lib\/.*\.styles\.js$/ },
      async handler(id) {
        const griffel = await this.resolve('@griffel/core', id)
        if (!griffel) return null
        return written(await readFile(id.replace(/\.js$/, '.raw.js'), 'utf8'), id, dirname(griffel.id))
      },
    },
  }
}

/** Lets the bundler drop what makes styles for parts that nobody draws: their values call functions, so it would keep them. */
export function written(code: string, id: string, griffel: string): string {
  const edits: Edit[] = []
  for (const statement of parseSync(id, code).program.body) {
    if (statement.type !== 'VariableDeclaration') continue
    for (const { init } of statement.declarations) {
      if (init?.type !== 'CallExpression') continue
      edits.push({ start: init.start, end: init.start, text: '/* @__PURE__ */ (() => ' })
      edits.push({ start: init.end, end: init.end, text: ')()' })
    }
  }
  return direct(edited(code, edits), griffel)
}

/** Imports the shorthands that are called one by one: all of them are one object, which comes whole. */
function direct(code: string, griffel: string): string {
  const called = new Set([...code.matchAll(/\bshorthands\.(\w+)\(/g)].flatMap(([, name]) => name ?? []))
  const imports = [...called].map(
    (name) => `import { ${name} as $${name} } from '${griffel}/shorthands/${name}.js'`,
  )
  return [...imports, code.replaceAll(/\bshorthands\.(\w+)\(/g, '$$$1(')].join('\n')
}
