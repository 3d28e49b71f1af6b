import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './root.ts'

const paths = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.(?:test|cases)\.tsx?$|\/test-support\//.test(path))
const sources = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))

/** The names of the styles of each `makeStyles` in a source, and that of its hook. */
function stylesIn(source: string): { hook: string; names: string[] }[] {
  return [...source.matchAll(/const (use\w*) = makeStyles\(\{\n(.*?)\n\}\)/gs)].map(
    ([, hook = '', body = '']) => ({
      hook,
      names: [...body.matchAll(/^ {2}'?(\w+)'?: /gm)].map(([, name = '']) => name),
    }),
  )
}

/** Whether a source uses a style of a hook: by its name, or as one of several that it chooses from. */
function isUsed(source: string, hook: string, name: string): boolean {
  const holders = [...source.matchAll(new RegExp(`const (\\w+) = ${hook}\\(\\)`, 'g'))].map(([, one]) => one)
  const taken = [...source.matchAll(new RegExp(`const \\{([^}]*)\\} = ${hook}\\(\\)`, 'g'))].map(
    ([, one]) => one,
  )
  // A function that is given the styles calls them what they are called where they come from.
  const given = [...source.matchAll(/(\w+): (?:ReturnType<typeof use\w*|Styles\b)/g)].map(([, one]) => one)
  return (
    source.includes(`${hook}().${name}`) ||
    taken.some((one) => new RegExp(`\\b${name}\\b`).test(one ?? '')) ||
    [...holders, ...given].some((one) => new RegExp(`\\b${one}(?:\\??\\.${name}\\b|\\[)`).test(source))
  )
}

test('every style that a component names is one that something has', () => {
  const unused = [...sources].flatMap(([path, source]) =>
    stylesIn(source).flatMap(({ hook, names }) => {
      const users = [...sources.values()].filter(
        (text) => text === source || text.includes(`${hook},`) || text.includes(`${hook} }`),
      )
      return names
        .filter((name) => !users.some((text) => isUsed(text, hook, name)))
        .map((name) => `${path} ${name}`)
    }),
  )
  expect([...sources.values()].flatMap(stylesIn).length).toBeGreaterThan(150)
  expect(unused).toEqual([])
})

/** What stands between the braces around a place. */
function blockAround(text: string, at: number): string {
  let [start, end] = [at, at]
  for (let depth = 1; depth > 0; ) {
    start -= 1
    depth += text[start] === '}' ? 1 : text[start] === '{' ? -1 : 0
  }
  for (let depth = 1; depth > 0; end += 1) depth += text[end] === '{' ? 1 : text[end] === '}' ? -1 : 0
  return text.slice(start, end)
}

test.each([
  // A field cuts its text by itself.
  ["(?<!'& input': \\{ )textOverflow: 'ellipsis'", ["overflow: 'hidden'"]],
  ['WebkitLineClamp', ["display: '-webkit-box'", "overflow: 'hidden'", "WebkitBoxOrient: 'vertical'"]],
])('a text that is cut short has what that needs: %s', (cut, needs) => {
  const places = [...sources].flatMap(([path, source]) =>
    [...source.matchAll(new RegExp(cut, 'g'))].map(({ index }) => ({
      path,
      block: blockAround(source, index),
    })),
  )
  expect(places.length).toBeGreaterThan(1)
  expect(places.filter(({ block }) => needs.some((need) => !block.includes(need)))).toEqual([])
})

test('a style that was left behind is found', () => {
  const source =
    'const useStyles = makeStyles({\n  a: {},\n  b: {\n    c: {},\n  },\n})\nconst styles = useStyles()\nx(styles.a)'
  expect(stylesIn(source)).toEqual([{ hook: 'useStyles', names: ['a', 'b'] }])
  expect(['a', 'b'].map((name) => isUsed(source, 'useStyles', name))).toEqual([true, false])
})
