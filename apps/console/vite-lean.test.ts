import { expect, test } from 'vitest'
import { withSingleIcons } from './vite-single-icons.ts'
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
