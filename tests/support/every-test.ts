/** Setup of every test file. Vitest evaluates this file once per test file, its imports once per worker. */
import { readFileSync } from 'node:fs'
import { afterAll, expect, vi } from 'vitest'
import { takePendingWaits } from './patient-waits.ts'
import './property-seed.ts'

/*
 * Test files of one worker share what they have imported. One that mocks a module must neither meet importers that hold the
 * real one, nor leave importers that hold its mock. One that records all modules of a folder must not meet what others left in them.
 */
const { testPath } = expect.getState()
if (testPath !== undefined && /vi\.mock\(|import\.meta\.glob/.test(readFileSync(testPath, 'utf8'))) {
  vi.resetModules()
  afterAll(() => {
    vi.resetModules()
  })
}

/** What the page or the process lends every file; a stub of Vitest's is taken away again, an assignment stays. */
const { HTMLElement, document } = globalThis as {
  HTMLElement?: { prototype: object }
  document?: { querySelectorAll(selectors: string): Iterable<{ isConnected: boolean }> }
}
const shared: readonly object[] = [
  URL,
  crypto,
  console,
  navigator,
  ...(HTMLElement ? [HTMLElement.prototype] : []),
]
const before = shared.map((object) => [object, Object.getOwnPropertyDescriptors(object)] as const)

/** Styles stay, since what makes them at runtime does so once per page. */
const styles = [...(document?.querySelectorAll('style') ?? [])]

/** @returns the names of what an object gives otherwise than before */
function changedIn(object: object, old: Readonly<Record<string, PropertyDescriptor>>): string[] {
  const now: Readonly<Record<string, PropertyDescriptor>> = Object.getOwnPropertyDescriptors(object)
  // A stub that is taken away leaves what was inherited as the object's own.
  const inherited = (name: string) => Reflect.get(Object.getPrototypeOf(object), name)
  const given = (of: typeof old, name: string) =>
    of[name] ? (of[name].get ?? of[name].value) : inherited(name)
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
    (name) => given(old, name) !== given(now, name),
  )
}

// Vitest takes stubs and spies away before each test: those of a file's last test would meet the next file's `beforeAll`. A faked clock it leaves.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  // Another file would pass or fail by which ones its worker has run.
  expect(takePendingWaits()).toEqual([])
  for (const [object, old] of before) expect(changedIn(object, old)).toEqual([])
  expect(styles.filter((style) => !style.isConnected)).toEqual([])
})
