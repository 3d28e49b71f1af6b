import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { workflowFaults } from './workflows.ts'

test('a workflow with a wrong key and an unknown value is refused by line', async () => {
  const checkout = mkdtempSync(join(tmpdir(), 'seaport-workflow-'))
  onTestFinished(() => rmSync(checkout, { recursive: true, force: true }))
  mkdirSync(join(checkout, '.github/workflows'), { recursive: true })
  writeFileSync(
    join(checkout, '.github/workflows/bad.yml'),
    `on: push\njobs:\n  one:\n    runs-on: ubuntu-24.04\n    setps: []\n    steps:\n      - run: echo $\{{ secret.X }}\n`,
  )
  const faults = await workflowFaults(checkout)
  expect(faults.join('\n')).toContain('unexpected key "setps"')
  expect(faults.join('\n')).toContain('undefined variable "secret"')
  expect(faults[0]).toMatch(/^\.github[\\/]workflows[\\/]bad\.yml:\d+:\d+: /)
})

test('ours have none', async () => {
  expect(await workflowFaults()).toEqual([])
})
