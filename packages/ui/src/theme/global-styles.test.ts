// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { globalStyles } from './global-styles.ts'

/** Rules as the browser reads them, by where they hold. */
function rulesOf(css: string): [where: string, rule: CSSStyleRule][] {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return [...sheet.cssRules].flatMap((rule): [string, CSSStyleRule][] =>
    rule instanceof CSSMediaRule
      ? [...rule.cssRules].map((inner) => [rule.media.mediaText, inner as CSSStyleRule])
      : [['everywhere', rule as CSSStyleRule]],
  )
}
const rules = rulesOf(globalStyles)

/** What the rules of a place say. What is important is said against what components set. */
const said = (wanted: string) =>
  rules
    .filter(([where]) => where === wanted)
    .map(([, { selectorText, style }]) => [selectorText, style.cssText])

test('who prefers less motion sees none, whatever a component sets, and toasts stay as long as ever', () => {
  expect(said('(prefers-reduced-motion: reduce)')).toEqual([
    [
      ':not([data-timer-status]), ::before, ::after',
      'animation-duration: 0.01ms !important; animation-iteration-count: 1 !important; transition: none !important; scroll-behavior: auto !important;',
    ],
  ])
})

test('a field that is touched is never so small that an iPhone enlarges the page', () => {
  expect(said('(pointer: coarse)')).toEqual([
    ['input, select, textarea, [contenteditable="true"]', 'font-size: max(16px, 1em) !important;'],
  ])
})

test('what lies under a dialog stays where it is, and components may set everything else', () => {
  const everywhere = said('everywhere')
  expect(everywhere).toContainEqual(['html:has(dialog:modal)', 'overflow: hidden;'])
  expect(everywhere.flat().filter((one) => one?.includes('important'))).toEqual([])
})
