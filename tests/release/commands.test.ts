import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { freeTcpPort } from '../../scripts/lib/ports.ts'
import { root } from '../../scripts/lib/root.ts'
import { run } from '../../scripts/lib/run.ts'

const folder = mkdtempSync(join(tmpdir(), 'seaport-commands-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const HOST = '127.0.0.1'
const data = { SEAPORT_DATA_DIR: join(folder, 'data') }

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
/** Starts `npm run <name>`, waits until an address answers, then ends npm and checks that its server ends too. */
async function startAndEnd(name: string, env: Record<string, string>, url: string): Promise<void> {
  const npm = spawn('npm', ['run', name], { cwd: root, stdio: 'ignore', env: { ...process.env, ...env } })
  await vi.waitFor(async () => expect(await answers(url)).toBe(true))
  const ended = once(npm, 'exit')
  npm.kill('SIGTERM')
  await ended
  await vi.waitFor(async () => expect(await answers(url)).toBe(false))
}

test('killing npm ends the server that it started', async () => {
  const port = await freeTcpPort(HOST)
  await startAndEnd('serve', { ...data, PORT: String(port) }, `http://${HOST}:${port}/health`)
})

test('an installation is backed up, restored into an empty folder and recounted, as docs/operations.md writes it', async () => {
  const asWritten = async (line: string) => {
    const { code, output } = await run('sh', ['-c', line], { env: data })
    expect(code, `${line}\n${output}`).toBe(0)
    return output
  }
  const backups = join(folder, 'backups')
  await asWritten(`npm run backup -- ${backups}`)
  const [backup = ''] = readdirSync(backups)
  expect(backup).toMatch(/^seaport-\d{4}-\d{2}-\d{2}T\d{6}Z$/)
  const drill = join(folder, 'drill')
  expect(await asWritten(`SEAPORT_DATA_DIR=${drill} npm run restore -- ${join(backups, backup)}`)).toContain(
    'Restored',
  )
  expect(readdirSync(drill)).toContain('seaport.sqlite')
  await asWritten('npm run rebuild-stats')
})

test('npm run dev starts the server with the sandbox and demo data', async () => {
  const [port, sandboxPort] = await Promise.all([freeTcpPort(HOST), freeTcpPort(HOST)])
  const env = {
    SEAPORT_DATA_DIR: join(folder, 'dev'),
    PORT: String(port),
    SEAPORT_SANDBOX_PORT: String(sandboxPort),
  }
  await startAndEnd('dev', env, `http://${HOST}:${port}/ready`)
})
