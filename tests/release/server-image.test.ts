import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildIfStale } from '../../scripts/lib/build.ts'
import { buildImage } from '../../scripts/lib/package-server/image.ts'
import { freePort } from '../../scripts/lib/ports.ts'
import { findTool } from '../support/debian-tool.ts'

// A root has devices, which a file system in memory may refuse.
const folder = mkdtempSync(join('/var/tmp', 'seaport-server-image-'))
const NAME = 'localhost/seaport:0.0.0-test'
let archive = ''

beforeAll(async () => {
  for (const tool of ['buildah', 'mmdebstrap']) findTool(tool, tool)
  expect(await buildIfStale('console')).toBe(true)
  archive = buildImage({
    version: '0.0.0-test',
    arch: 'amd64',
    output: folder,
    workFolder: join(folder, 'work'),
  })
}, 1_800_000)
afterAll(() => {
  execFileSync('buildah', ['rmi', '--force', NAME], { stdio: 'pipe' })
  rmSync(folder, { recursive: true, force: true })
})
const buildah = (...args: string[]) => execFileSync('buildah', args, { encoding: 'utf8', stdio: 'pipe' })

test('the image is not root, has an init, and fits', () => {
  const { OCIv1 } = JSON.parse(buildah('inspect', '--type', 'image', NAME)) as {
    OCIv1: { config: { User: string; Entrypoint: string[]; Cmd: string[] } }
  }
  const { User, Entrypoint, Cmd } = OCIv1.config
  expect([User, Entrypoint[0], Cmd]).toEqual(['10001:10001', '/usr/bin/tini', ['serve']])
  // Measured 117 MB, compressed.
  expect(statSync(archive).size).toBeLessThan(150_000_000)
})

test('the server in it answers /ready, as the image’s user', { timeout: 400_000 }, async () => {
  const port = await freePort('127.0.0.1')
  const container = buildah('from', NAME).trim()
  const settings = {
    HOST: '127.0.0.1',
    PORT: String(port),
    SEAPORT_SECRET: 'a secret of the test, long enough',
  }
  const env = Object.entries(settings).map(([name, value]) => `--env=${name}=${value}`)
  const program = ['/usr/lib/seaport/bin/node', '/usr/lib/seaport/apps/server/src/seaport.ts', 'serve']
  // A chroot: container runtimes want rights that machines of continuous integration may lack.
  const server = spawn('buildah', [
    'run',
    '--isolation=chroot',
    ...env,
    container,
    '--',
    '/usr/bin/tini',
    '-s',
    '--',
    ...program,
  ])
  try {
    await vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${port}/ready`)).status).toBe(200), {
      timeout: 360_000,
      interval: 500,
    })
    const ids = buildah(
      'run',
      '--isolation=chroot',
      container,
      '--',
      'sh',
      '-c',
      'ls -ln /var/lib/seaport/seaport.sqlite',
    )
    expect(ids).toContain(' 10001 10001 ')
  } finally {
    server.kill('SIGTERM')
    await vi.waitFor(() => expect(server.exitCode ?? server.signalCode).not.toBeNull())
    buildah('rm', container)
  }
})

test('the compose file waits for the server by its health check', () => {
  const compose = readFileSync(join(import.meta.dirname, '../../build/server/compose/compose.yaml'), 'utf8')
  expect(compose).toMatch(/healthcheck:\n\s+test: \["CMD", ".+seaport\.ts", "status"\]/)
})
