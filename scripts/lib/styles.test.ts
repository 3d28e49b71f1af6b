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

test('a screen changes at the sizes of its record', async () => {
  const places = [...sources].flatMap(([path, source]) => {
    const queries = [...source.matchAll(/\((?:max|min)-(?:width|height): [\d.]+px\)/g)].join(' ')
    return queries && !path.includes('/gallery/') ? [`${path} ${queries}`] : []
  })
  await expect(`${places.toSorted().join('\n')}\n`).toMatchFileSnapshot('sizes.txt')
})

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

/** What `Row`, `Stack` and `Hint` of the kit give an element. */
const given =
  /^(?:display: 'flex'|flexDirection: 'column'|flexWrap: 'wrap'|alignItems: '\w+'|gap: token\('spacing(?:Horizontal|Vertical)X{0,2}[SML]'\)|minWidth: 0|margin: 0|color: token\('colorNeutralForeground3'\)|fontSize: token\('fontSizeBase200'\)|lineHeight: token\('lineHeightBase200'\))$/

/** @returns the styles of a source that say nothing else */
function givenIn(source: string): string[] {
  return [...source.matchAll(/^ {2}(\w+): \{((?: .* |\n(?: {4}.*\n)+ {2}))\},?$/gm)].flatMap(
    ([, name = '', body = '']) => {
      const says = body
        .trim()
        .split(/,\s+|,$/)
        .filter(Boolean)
      return says.length > 1 && /display|color/.test(body) && says.every((one) => given.test(one))
        ? [name]
        : []
    },
  )
}

/** They are on elements of Fluent's, or with a listener or a style of their own, or a login or the first row of a list waits for them, and for no further file. */
const mayArrange = [
  'apps/console/src/app/page/usePageFrameStyles.ts choices',
  'apps/console/src/app/shell/useHeaderStyles.ts fact',
  'apps/console/src/features/announcement/components/usePanelStyles.ts details',
  'apps/console/src/features/announcement/components/usePanelStyles.ts period',
  'apps/console/src/features/dashboard/components/RecentPeople.tsx row',
  'apps/console/src/features/gallery/components/StorageNote.tsx root',
  'apps/console/src/features/gallery/components/useDemoStyles.ts stack',
  'apps/console/src/features/gallery/parts/calendar/useCalendarStyles.ts add',
  'apps/console/src/features/menu/components/useMenuColumns.tsx title',
  'apps/console/src/features/seat/components/PortMeter.tsx root',
  'apps/console/src/features/second-factor/components/useFactorStyles.ts details',
  'apps/console/src/features/task/components/BatchHead.tsx buttons',
  'apps/console/src/features/task/components/BatchHead.tsx sum',
]

test('what only arranges things, or makes words small and quiet, is a part of the kit', () => {
  const found = [...sources].flatMap(([path, source]) =>
    path.startsWith('packages/ui/') ? [] : givenIn(source).map((name) => `${path} ${name}`),
  )
  expect(found.toSorted()).toEqual(mayArrange)
})

test('a style that only arranges is found', () => {
  const source =
    "  a: { display: 'flex', gap: token('spacingVerticalXXL') },\n  b: {\n    display: 'flex',\n    gap: token('spacingVerticalM'),\n    padding: 0,\n  },\n  c: {\n    margin: 0,\n    color: token('colorNeutralForeground3'),\n  },\n  d: { margin: 0 },"
  expect(givenIn(source)).toEqual(['a', 'c'])
})
