import { expect, test } from 'vitest'
import { withShortNames } from './src/app/first-paint/prerender.tsx'
import { withSingleIcons } from './vite-single-icons.ts'
import { onlyRead } from './vite-tokens.ts'
import { written } from './vite-written-styles.ts'

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

test('a theme keeps the colours that are read', () => {
  const theme = `export const generateColorTokens = (brand)=>({
        colorNeutralForeground1: grey[14],
        colorBrandShadowKey: 'rgba(0,0,0,0.25)',
        colorBrandStroke1: brand[80]
    });
`
  expect(
    onlyRead(theme, new Set(['colorNeutralForeground1'])),
  ).toBe(`export const generateColorTokens = (brand)=>({
        colorNeutralForeground1: grey[14],
    });
`)
})

test('classes of the first frame are short, those without a rule go, and values stay', () => {
  const frame = '<div class="___1x fabc fdef"><p class="fui-Text">.fabc</p></div>'
  const css = '.fabc{padding:1.5px;}.fdef:hover .fabc{color:red;}@media print{.fdef{margin:.5em;}}'
  const { frames, css: renamed } = withShortNames({ page: frame, illustrated: '', shell: frame }, css)
  expect(renamed).toBe('.x0{padding:1.5px;}.x1:hover .x0{color:red;}@media print{.x1{margin:.5em;}}')
  expect(frames.page).toBe('<div class="x0 x1"><p>.fabc</p></div>')
})
