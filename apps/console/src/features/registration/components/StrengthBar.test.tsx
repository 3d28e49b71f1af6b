// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, test } from 'vitest'
import { StrengthBar } from './StrengthBar.tsx'

setUpDom()
beforeAll(() => preload('registration'))

/** @returns what is said of a password, and how many parts of the bar differ from an empty one */
function shown(password: string, email: string): [string | null | undefined, number] {
  const { container } = renderUi(<StrengthBar password={password} email={email} />)
  const parts = [...container.querySelectorAll('[aria-hidden] > span')].map(({ className }) => className)
  const { container: empty } = renderUi(<StrengthBar password="" email="" />)
  const [plain] = [...empty.querySelectorAll('[aria-hidden] > span')].map(({ className }) => className)
  return [container.querySelector('p')?.textContent, parts.filter((one) => one !== plain).length]
}

test.each<[string, string, string, number]>([
  ['', 'hanglinh@example.test', 'At least 8 characters', 0],
  ['Qx7', 'hanglinh@example.test', 'Too short', 1],
  ['hanglinh-hanglinh', 'hanglinh@example.test', 'Weak', 1],
  // The same letters are no name of this person.
  ['hanglinh-hanglinh', 'minh@example.test', 'Strong', 3],
  // Everybody of the team has the part behind the @.
  ['Uj4-example.test-8Kw', 'minh@example.test', 'Strong', 3],
  ['Uj4-hanglinh-8Kw', 'HangLinh@example.test', 'Fair', 2],
  ['Uj4-hanglinh-8Kw', 'minh@example.test', 'Strong', 3],
])('of "%s" for %s it says "%s"', (password, email, words, parts) => {
  const [said, filled] = shown(password, email)
  expect([said?.startsWith(words), said, filled]).toEqual([true, said, parts])
})
