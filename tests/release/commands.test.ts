import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'
import { freePort } from '../../scripts/lib/ports.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

test('killing npm ends the server that it started', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'seaport-command-'))
  const port = await freePort('127.0.0.1')
  const npm = spawn('npm', ['run', 'serve'], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port), SEAPORT_DATA_DIR: dataDir },
  })
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  await vi.waitFor(async () => expect(await answers()).toBe(true))
  const ended = once(npm, 'exit')
  npm.kill('SIGTERM')
  await ended
  await vi.waitFor(async () => expect(await answers()).toBe(false))
  rmSync(dataDir, { recursive: true, force: true })
})
