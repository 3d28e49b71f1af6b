import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './root.ts'

/** Sources that are built into programs: no tests and their cases, nor files that only tests use. */
const sources = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.(?:test|cases)\.tsx?$|\/test-support\/|\/testing\//.test(path))
const textOf = (path: string) => readFileSync(join(root, path), 'utf8')
const naming = (pattern: RegExp) => sources.filter((path) => pattern.test(textOf(path)))

test('no program imports what only tests use (ASVS 15.2.3)', () => {
  expect(sources.length).toBeGreaterThan(1000)
  const imports = /\b(?:from|import)[ (]*'[^']*(?:test-support|\/testing|\.test\.tsx?|\/tests\/)/
  expect(naming(imports)).toEqual([])
})

/** Prose comes from the sanitisers of its two neighbours. What is pasted into the editor is markup already, and goes through the editor's own rules. */
const writeMarkup = ['packages/ui/src/editor/Prose.tsx', 'packages/ui/src/editor/RichTextEditor.tsx']

test('text becomes markup nowhere but where it is known to be clean (ASVS 3.2.2)', () => {
  const ways = /\b(?:innerHTML|outerHTML|insertAdjacentHTML|document\.write|srcdoc)\b|dangerouslySetInnerHTML/
  expect(naming(ways).sort()).toEqual(writeMarkup)
  expect(naming(/<Prose\b/).sort()).toEqual([
    'packages/ui/src/editor/CleanHtml.tsx',
    'packages/ui/src/editor/CleanMarkdown.tsx',
  ])
})

test('certificates are checked everywhere but where the doctor reads one that may be wrong (ASVS 12.3.2)', () => {
  expect(naming(/rejectUnauthorized|checkServerIdentity|NODE_TLS_REJECT|ignore-certificate-errors/)).toEqual([
    'apps/server/src/modules/platform/doctor/outside.ts',
  ])
})

/** Lengths of pauses are random, so that not all clients come at once. */
const scatter = [
  'packages/api-client/src/event-stream.ts',
  'packages/runner/src/backoff.ts',
  'packages/runner/src/runner-session.ts',
]

test('what nobody may guess comes from the system, never from Math.random (ASVS 6.5.3, 11.5.1)', () => {
  expect(naming(/\bMath\.random\b/).sort()).toEqual(scatter)
})

/** Each looks first whether it is there, and goes another way or says so where it is not. */
const secureOriginsOnly = [
  'apps/console/src/features/version/file-digest.ts',
  'packages/ui/src/copy-button/copy-text.ts',
]

const inBrowser = /^(?:apps\/console|packages\/(?:api-client|contract|i18n|network-text|product-ui|ui))\//

test('what browsers give pages over https only is not taken for granted: an installation may be reached over plain http', () => {
  // https://developer.mozilla.org/docs/Web/Security/Secure_Contexts/features_restricted_to_secure_contexts
  const features =
    /\bcrypto\.(?:randomUUID|subtle)\b|\bnavigator\.(?:clipboard|credentials|geolocation|gpu|locks|mediaDevices|serviceWorker|share|storage|wakeLock)\b|\bnew (?:Notification|PublicKeyCredential|PaymentRequest)\(|\bcaches\.|\bshow(?:Open|Save|Directory)\w*Picker\(|\bcookieStore\b/
  const code = (path: string) => textOf(path).replaceAll(/\/\*.*?\*\/|\/\/[^\n]*/gs, '')
  const using = sources.filter((path) => inBrowser.test(path) && features.test(code(path)))
  expect(using.sort()).toEqual(secureOriginsOnly)
})

test('the console calls nothing that a browser may lack which it lets begin (apps/console/vite-old-browser.ts)', () => {
  // Younger than Chrome 117, Firefox 125 or Safari 17.4, by https://developer.mozilla.org/docs/Web/JavaScript/Reference
  const younger =
    /\bURL\.parse\(|\bPromise\.try\(|\bRegExp\.escape\(|\bError\.isError\(|\bArray\.fromAsync\(|\bIterator\.|\bIntl\.DurationFormat\b|\bMath\.sumPrecise\(|\.(?:from|to)(?:Base64|Hex)\(|\.is(?:Subset|Superset)Of\(|\.isDisjointFrom\(|\.symmetricDifference\(|\.(?:values|keys|entries)\(\)\.\w/
  expect(sources.filter((path) => inBrowser.test(path) && younger.test(textOf(path)))).toEqual([])
})

test('no text becomes code (ASVS 1.3.2)', () => {
  expect(
    naming(/\beval\(|\bnew Function\(|\bFunction\(['"`]|node:vm\b|\bset(?:Timeout|Interval)\(\s*['"`]/),
  ).toEqual([])
})

/** Their parts are constants of the source, were escaped before, or are a handle in X’s own letters and digits. */
const expressions = [
  'apps/console/src/features/account/import-text.ts',
  'apps/desktop/src/main/media.ts',
  'apps/sandbox/src/control/faults.ts',
  'apps/sandbox/src/x-api/search-match.ts',
  'apps/server/src/modules/work/translation/markup.ts',
  'packages/contract/src/address/proxy-line.ts',
  'packages/network-text/src/links.ts',
  'packages/platforms/src/x/write.ts',
  'packages/ui/src/editor/markdown-edits.ts',
]

test('no regular expression is made of what somebody typed (ASVS 1.2.9)', () => {
  expect(naming(/\bRegExp\(/).sort()).toEqual(expressions)
})

/** They listen as long as the signal is there. */
const listening = [
  'apps/console/src/app/live/subscribe.ts',
  'apps/console/src/app/shell/useScreensAhead.ts',
  'apps/console/src/shared/api/shared-events.ts',
  'apps/console/src/shared/when-idle.ts',
  'apps/server/src/modules/platform/doctor/outside.ts',
  'packages/runner/src/task-run.ts',
]

test('who listens to a signal of others stops when done, or listeners would gather on one that lives for days', () => {
  const times = (path: string, word: string) => textOf(path).split(`${word}EventListener('abort'`).length
  expect(sources.filter((path) => times(path, '.add') !== times(path, '.remove')).sort()).toEqual(listening)
})

test('a command that opens a database closes it, or it would not end', () => {
  const opening = naming(/= openDatabase\(/).filter((path) => path.startsWith('apps/server/'))
  expect(opening.length).toBeGreaterThan(5)
  expect(opening.filter((path) => !/\bdatabase\.close\b/.test(textOf(path)))).toEqual([])
})

test('a call of the desktop’s window that nobody waits for says what becomes of its failure', () => {
  const forgotten = /\bvoid seaport\.call\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)(?!\s*\.(?:catch|then)\()/
  expect(naming(forgotten)).toEqual([])
})

test('a dialog whose secret is shown once highlights the button that says that it was kept', () => {
  const once = sources.filter((path) => /<Dialog\b[^>]*\sshownOnce\b/.test(textOf(path)))
  expect(once.length).toBeGreaterThan(2)
  const buttonsOf = (path: string) => textOf(path).match(/<DialogActions>.*?<\/DialogActions>/s)?.[0] ?? ''
  expect(once.filter((path) => buttonsOf(path).split('<Button appearance="primary"').length !== 2)).toEqual(
    [],
  )
})

test('a form of the console that asks for a password names its login for password managers', () => {
  const asking = naming(/autoComplete="current-password"/).filter((path) => path.startsWith('apps/console/'))
  expect(asking.length).toBeGreaterThan(4)
  expect(asking.filter((path) => !/autoComplete="username"|<OwnLogin \/>/.test(textOf(path)))).toEqual([])
})
