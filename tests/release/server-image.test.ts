import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { parse } from 'yaml'
import { buildIfStale } from '../../scripts/lib/build.ts'
import { freeTcpPort } from '../../scripts/lib/ports.ts'
import { root } from '../../scripts/lib/root.ts'
import { run } from '../../scripts/lib/run.ts'
import { createDatabase } from '../support/databases.ts'

// A root file system has device nodes, which a tmpfs may refuse.
const folder = mkdtempSync(join('/var/tmp', 'seaport-server-image-'))
const { version: VERSION } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  version: string
}
const NAME = `localhost/seaport:${VERSION}`
/** Another at each run: an ended run may have left its container behind. */
const CONTAINER = basename(folder).toLowerCase()
const SECRET = 'a secret of the test, long enough'
/** Options of the compose file for the server's container. */
const compose = (
  parse(readFileSync(join(root, 'build/server/compose/compose.yaml'), 'utf8')) as {
    services: {
      server: {
        read_only: boolean
        tmpfs: string[]
        cap_drop: string[]
        security_opt: string[]
        volumes: string[]
        healthcheck: { test: string[] }
      }
    }
  }
).services.server
/** `data:/var/lib/seaport` is the volume `<container>-data` here. */
const volumes = compose.volumes.map((volume) => `${CONTAINER}-${volume}`)
/** The commands of docs/operations.md for this version, by their first words. */
const page = readFileSync(join(root, 'docs/operations.md'), 'utf8')
const lines = (/^podman load[\s\S]+?(?=^```)/m.exec(page)?.[0] ?? '')
  .trim()
  .split('\n')
  .map((line) => line.replaceAll('0.1.0', VERSION))
const [load = '', enter = '', init = '', , owner = ''] = lines
/** `/usr/lib/seaport/bin/node …/seaport.ts`, as the page calls it in the container. */
const seaport = (/ exec server (.+) owner /.exec(owner)?.[1] ?? '').split(' ')

beforeAll(async () => {
  expect(await buildIfStale('console')).toBe(true)
  const built = await run('npm', ['run', 'package-server', '--', 'image', '--output', folder])
  expect(built.code, built.output).toBe(0)
  // Only the archive counts: it is what an operator gets.
  execFileSync('buildah', ['rmi', '--force', NAME], { stdio: 'pipe' })
})
afterAll(() => {
  removeContainer()
  spawnSync('podman', ['rmi', '--force', NAME])
  rmSync(folder, { recursive: true, force: true })
})

const podman = (...args: string[]) => execFileSync('podman', args, { encoding: 'utf8', stdio: 'pipe' })
function removeContainer(): void {
  spawnSync('podman', ['rm', '--force', '--time=0', CONTAINER])
  for (const volume of volumes) spawnSync('podman', ['volume', 'rm', '--force', volume.split(':')[0] ?? ''])
}

/**
 * Starts a container as the compose file does, on this machine's network.
 * @param more options of `podman run`
 */
function start(settings: Record<string, string>, ...more: string[]): void {
  const env = Object.entries({ HOST: '127.0.0.1', SEAPORT_SECRET: SECRET, ...settings })
  podman(
    // This combination works under cgroups v1 and v2.
    ...['--runtime=runc', '--cgroup-manager=cgroupfs', 'run', '--detach', `--name=${CONTAINER}`],
    // Without permission to raise limits, podman's default limits would be refused.
    ...['--network=host', '--ulimit=nofile=4096:4096', '--ulimit=nproc=1024:1024'],
    // Docker's read-only root has no other writable folders than those that are named.
    ...['--read-only', '--read-only-tmpfs=false'],
    ...compose.tmpfs.map((path) => `--tmpfs=${path}`),
    ...compose.cap_drop.map((capability) => `--cap-drop=${capability}`),
    ...compose.security_opt.map((option) => `--security-opt=${option}`),
    ...volumes.map((volume) => `--volume=${volume}`),
    ...env.map(([name, value]) => `--env=${name}=${value}`),
    ...more,
    NAME,
  )
}
const isReady = (port: number) =>
  vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${port}/ready`)).status, logs()).toBe(200))
const logs = () => {
  const { stdout, stderr } = spawnSync('podman', ['logs', CONTAINER], { encoding: 'utf8' })
  return `${stdout}${stderr}`
}
const inside = (...command: string[]) => {
  const { status, stdout, stderr } = spawnSync('podman', ['exec', CONTAINER, ...command], {
    encoding: 'utf8',
  })
  return { status, output: `${stdout}${stderr}` }
}

test('loads with the page’s command, runs as non-root with an init, and stays within its size', () => {
  // Measured 117 MB, compressed.
  expect(statSync(join(folder, `seaport-server-${VERSION}-amd64.oci.tar`)).size).toBeLessThan(150_000_000)
  // The other commands need images of a registry.
  expect(lines).toEqual([load, enter, init, 'podman compose up --detach', owner])
  const asWritten = spawnSync('sh', ['-ec', [load, enter, init].join('\n')], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect(asWritten.status, asWritten.stderr).toBe(0)
  expect(asWritten.stdout).toContain(`Loaded image: ${NAME}`)
  expect(readFileSync(join(folder, 'seaport-compose/.env'), 'utf8')).toContain(`SEAPORT_IMAGE=${NAME}\n`)
  const [image] = JSON.parse(podman('image', 'inspect', NAME)) as [
    { Config: { User: string; Entrypoint: string[]; Cmd: string[] } },
  ]
  const { User, Entrypoint, Cmd } = image.Config
  expect([User, Entrypoint[0], Cmd]).toEqual(['10001:10001', '/usr/bin/tini', ['serve']])
})

test('its server runs on a read-only root and without capabilities, on SQLite', async () => {
  onTestFinished(removeContainer)
  expect(compose).toMatchObject({ read_only: true, tmpfs: ['/tmp'], cap_drop: ['ALL'] })
  const port = await freeTcpPort('127.0.0.1')
  start({ PORT: String(port) })
  await isReady(port)
  // The health check of the compose file, which podman runs as Docker does.
  const [kind, ...check] = compose.healthcheck.test
  expect([kind, inside(...check)]).toEqual(['CMD', { status: 0, output: expect.stringContaining('Ready.') }])
  for (const path of ['/usr/lib/seaport/x', '/etc/x', '/var/tmp/x', '/run/x'])
    expect(inside('touch', path)).toMatchObject({
      status: 1,
      output: expect.stringMatching(/Read-only|denied/),
    })
  expect(inside('sh', '-c', 'grep -E "^(CapEff|CapBnd|NoNewPrivs)" /proc/1/status').output).toBe(
    'CapEff:\t0000000000000000\nCapBnd:\t0000000000000000\nNoNewPrivs:\t1\n',
  )
  expect(inside(...seaport, 'owner', 'me@example.com').output).toContain('Owner: me@example.com')
  expect(inside(...seaport, 'backup', '/var/backups/seaport')).toMatchObject({ status: 0 })
  expect(inside('sh', '-c', 'stat --format="%u:%g %a" /var/lib/seaport/seaport.sqlite').output).toBe(
    '10001:10001 600\n',
  )

  // Stopped and removed, its volumes are the installation.
  podman('stop', CONTAINER)
  expect(podman('inspect', '--format={{.State.ExitCode}}', CONTAINER).trim()).toBe('0')
  podman('rm', CONTAINER)
  start({ PORT: String(port) })
  await isReady(port)
  expect(inside(...seaport, 'owner', 'me@example.com').output).toMatch(/^Owner: me@example\.com/)
})

test('its server runs on a read-only root on PostgreSQL', async () => {
  onTestFinished(removeContainer)
  const { url, drop } = await createDatabase()
  onTestFinished(drop)
  const port = await freeTcpPort('127.0.0.1')
  start({ PORT: String(port), SEAPORT_DATABASE_URL: url })
  await isReady(port)
  podman('stop', CONTAINER)
  expect(podman('inspect', '--format={{.State.ExitCode}}', CONTAINER).trim()).toBe('0')
})

test('any user of group 0 can run it, as OpenShift assigns them; others get an error naming the folder', async () => {
  onTestFinished(removeContainer)
  const port = await freeTcpPort('127.0.0.1')
  start({ PORT: String(port) }, '--user=1000680000:0')
  await isReady(port)
  removeContainer()
  start({ PORT: String(port) }, '--user=1234:1234')
  await vi.waitFor(() =>
    expect(podman('inspect', '--format={{.State.Status}}', CONTAINER).trim()).toBe('exited'),
  )
  expect(logs()).toContain("/var/lib/seaport can't be written. Give it to the user that Seaport runs as")
})
