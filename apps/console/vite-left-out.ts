import type { Plugin } from 'vite'

/**
 * Parts of libraries that are tied in but never called here, by the end of their path: describing schemas in JSON Schema, zod's English messages (the console has
 * its own), axios's second way to send, and mirroring styles for scripts that run from right to left.
 */
const LEFT_OUT =
  /\/node_modules\/(?:zod\/v4\/(?:core\/(?:to-json-schema|json-schema-processors)|locales\/en)|axios\/lib\/adapters\/fetch)\.js$|\/node_modules\/rtl-css-js\/dist\/esm\/core\.js$/

/** What must go on giving something. */
const KEPT: Readonly<Record<string, string>> = {
  convert: 'export const convert = (styles) => styles',
  convertProperty: 'export const convertProperty = (key, value) => ({ key, value })',
}

/** Takes the bodies out of those modules: their names stay, as functions that give nothing. */
export function leftOut(): Plugin {
  return {
    name: 'seaport:left-out',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: LEFT_OUT },
      handler: (code) => ({
        code: [
          'const none = () => undefined',
          ...exportsOf(code).map((name) => KEPT[name] ?? `export { none as ${name} }`),
        ].join('\n'),
        map: null,
      }),
    },
  }
}

function exportsOf(code: string): string[] {
  const declared = [...code.matchAll(/^export (?:async )?(?:const|function) (\w+)/gm)].map(([, name]) => name)
  const listed = [...code.matchAll(/^export \{([^}]+)\}/gm)].flatMap(([, names]) =>
    names?.split(',').map((name) =>
      name
        .trim()
        .split(/\s+as\s+/)
        .at(-1),
    ),
  )
  const byDefault = /^export default /m.test(code) ? ['default'] : []
  return [...declared, ...listed, ...byDefault].filter((name) => name !== undefined)
}
