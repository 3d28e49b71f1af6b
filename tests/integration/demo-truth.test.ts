import { readFileSync } from 'node:fs'
import { startSandbox } from '@seaport/sandbox/server'
import { expect, onTestFinished, test } from 'vitest'
import { collectSeen } from '../../scripts/lib/collect-seen.ts'

test('people found by the demo’s tasks are those shown by the sandbox network', async () => {
  const sandbox = await startSandbox()
  onTestFinished(() => sandbox.close())
  const seen = readFileSync(new URL('../../apps/server/src/demo/seen.tsv', import.meta.url), 'utf8')
  expect((await collectSeen(sandbox.url)).split('\n')).toEqual(seen.split('\n'))
})
