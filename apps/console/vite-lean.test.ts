import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { withoutBodies } from './vite-never-called.ts'
import { withSingleIcons } from './vite-single-icons.ts'
import { written } from './vite-written-styles.ts'

test('functions, classes and methods that are never called lose their bodies, reports their words', () => {
  const code = `
function kept() { logger.warn('told'); return 1 }
function gone() { return kept() }
class Part extends Whole { never() { return gone() } always() { return 2 } }
const Shown = React.memo(function Shown() { return logger.warn('twice') })
`
  const never = { gone: '{}', never: '{ return arguments[0] }', Shown: '{}' }
  const { text, found } = withoutBodies(code, 'library.js', { never, reports: /\blogger\.warn$/ })
  expect([...found].sort()).toEqual(['Shown', 'gone', 'never'])
  expect(text).toBe(`
function kept() { void 0; return 1 }
function gone(){}
class Part extends Whole { never() { return arguments[0] } always() { return 2 } }
function Shown(){}
`)
})

test('no message nests another: what would put it in has no body', () => {
  const locales = fileURLToPath(new URL('../../packages/i18n/locales/en', import.meta.url))
  const messages = readdirSync(locales).map((file) => readFileSync(`${locales}/${file}`, 'utf8'))
  expect(messages.length).toBeGreaterThan(50)
  expect(messages.filter((message) => message.includes('$t('))).toEqual([])
})

test('icons come from modules of their own, whatever else the index gives from the index', async () => {
  const code = `import { Warning12Filled, ChevronDownRegular as Down, TextHeader3LinesRegular, bundleIcon } from '@fluentui/react-icons'`
  expect(await withSingleIcons(code, 'part.tsx')).toBe(
    `import { Warning12Filled } from '@fluentui/react-icons/svg/warning'
import { ChevronDownRegular as Down } from '@fluentui/react-icons/svg/chevron-down'
import { TextHeader3LinesRegular } from '@fluentui/react-icons/svg/text-header-3-lines'
import { bundleIcon } from '@fluentui/react-icons'`,
  )
})

test('styles as they were written may be dropped, and take one shorthand at a time', () => {
  const code = `import { makeStyles, shorthands } from '@griffel/react'
const useStyles = makeStyles({ root: { ...shorthands.borderColor('red') } })
`
  expect(written(code, 'part.styles.js', '/griffel').split('\n')).toEqual([
    `import { borderColor as $borderColor } from '/griffel/shorthands/borderColor.js'`,
    `import { makeStyles, shorthands } from '@griffel/react'`,
    `const useStyles = /* @__PURE__ */ (() => makeStyles({ root: { ...$borderColor('red') } }))()`,
    '',
  ])
})
