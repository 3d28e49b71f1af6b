import type { Plugin } from 'vite'
import { singleIcons } from './vite-single-icons.ts'
import { writtenStyles } from './vite-written-styles.ts'

/**
 * Parts of libraries that are tied in but never called here, by the end of their path: describing schemas in JSON Schema, zod's English messages (the console has
 * its own), its guard for data that contains itself (JSON cannot) and its writer of code (main.tsx forbids that), axios's second way to send and its old ways to cancel and to count status codes, mirroring
 * styles for scripts that run from right to left, lists that load on and on, warnings for whoever writes styles, prefixes for browsers that are no more, and inserting styles by an effect.
 */
const LEFT_OUT = new RegExp(
  `/node_modules/(?:${[
    'zod/v4/(?:core/(?:to-json-schema|json-schema-processors|memoizer|doc)|locales/en)',
    'axios/lib/(?:adapters/fetch|cancel/CancelToken|helpers/(?:formDataToJSON|HttpStatusCode))',
    'rtl-css-js/dist/esm/core',
    '@tanstack/query-core/build/modern/infiniteQueryBehavior',
    '@griffel/core/src/runtime/warnings/\\w+',
    '@griffel/core/src/runtime/stylis/prefixerPlugin',
    '@griffel/react/useInsertionEffect.esm',
  ].join('|')})\\.js$`,
)

/** What must go on giving something. */
const KEPT: Readonly<Record<string, string>> = {
  convert: 'export const convert = (styles) => styles',
  // Of the browsers that run what is built, Safari alone still wants prefixes, and for these only.
  prefixerPlugin: `export const prefixerPlugin = (element) => {
    if (element.type === 'decl' && !element.return && /^(?:user-select|backdrop-filter):/.test(element.value))
      element.return = '-webkit-' + element.value + element.value
  }`,
  // Styles are then inserted once, when a part is first rendered, which React does in slices; else each instance of it asks again within the commit.
  useInsertionEffect: 'export const useInsertionEffect = undefined',
  convertProperty: 'export const convertProperty = (key, value) => ({ key, value })',
}

/** Takes the bodies out of those modules: their names stay, as functions that give nothing. */
function leftOut(): Plugin {
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
  const declared = [...code.matchAll(/^export (?:async )?(?:const|function|class) (\w+)/gm)].map(
    ([, name]) => name,
  )
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

/** Fluent's styles read a few tokens from an object of some hundred names; each is only `var(--name)`, and written so the object goes. */
function plainTokens(): Plugin {
  return {
    name: 'seaport:plain-tokens',
    apply: 'build',
    transform: {
      filter: {
        id: /\/node_modules\/@fluentui\/(?:react-.*|.*\/typographyStyles)\.js$/,
        code: /(?<!\/)\btokens\./,
      },
      handler: (code) => ({ code: code.replaceAll(/(?<!\/)\btokens\.(\w+)/g, '"var(--$1)"'), map: null }),
    },
  }
}

/** react-router ships its development build to bundlers, and names its components in a way that keeps them all. */
function leanRouter(): Plugin {
  return {
    name: 'seaport:lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\/development\/.*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
          .replaceAll(/= (React\d*)\.(forwardRef|memo|createContext)\(/g, '= /* @__PURE__ */ $1.$2(')
          .replaceAll('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false'),
        map: null,
      }),
    },
  }
}

/** Keeps out of the build what its size would show and nothing else would. */
export const lean = (): Plugin[] => [leftOut(), singleIcons(), writtenStyles(), plainTokens(), leanRouter()]
