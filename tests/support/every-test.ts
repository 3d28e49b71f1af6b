/** Setup of every test file. Vitest evaluates this file once per test file, its imports once per worker. */
import { readFileSync } from 'node:fs'
import { afterAll, expect, vi } from 'vitest'
import './patient-waits.ts'
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

// Vitest takes stubs and spies away before each test: those of a file's last test would meet the next file's `beforeAll`. A faked clock it leaves.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
