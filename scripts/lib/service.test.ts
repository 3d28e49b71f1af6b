import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let folder: string
let group: ChildProcess
let said: string

/** Starts a group of two services: one that runs until it is stopped, and one that ends on request. */
function startGroup(): void {
  const service = pathToFileURL(join(import.meta.dirname, 'service.ts')).href
  write(
    'steady.ts',
    `
    import { writeFileSync } from 'node:fs'
    process.on('SIGTERM', () => { writeFileSync(${quoted('goodbye')}, ''); process.exit(0) })
    setInterval(() => undefined, 1000)
    writeFileSync(${quoted('steady')}, String(process.pid))
  `,
  )
  write(
    'fragile.ts',
    `
    import { existsSync, writeFileSync } from 'node:fs'
    console.log('{"level":30,"msg":"nothing to see"}')
    console.log('{"level":40,"msg":"running out of ink"}')
    setInterval(() => { if (existsSync(${quoted('break')})) { console.error('out of ink'); process.exit(7) } }, 20)
    writeFileSync(${quoted('fragile')}, String(process.pid))
  `,
  )
  write(
    'group.ts',
    `
    import { serviceGroup } from ${JSON.stringify(service)}
    const services = serviceGroup()
    services.start({ name: 'test-steady', entry: ${quoted('steady.ts')} })
    services.start({ name: 'test-fragile', entry: ${quoted('fragile.ts')} })
  `,
  )
  group = spawn(process.execPath, [join(folder, 'group.ts')], { stdio: ['ignore', 'pipe', 'pipe'] })
  said = ''
  for (const stream of [group.stdout, group.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk))
}

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
const quoted = (name: string) => JSON.stringify(join(folder, name))
const until = (condition: () => boolean) => vi.waitUntil(condition, { interval: 20 })
const running = async () => {
  await until(() => ['steady', 'fragile'].every((name) => existsSync(join(folder, name)) && pidOf(name) > 0))
  return ['steady', 'fragile'].map(pidOf)
}
const pidOf = (name: string) => Number(readFileSync(join(folder, name), 'utf8'))

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seaport-service-'))
  startGroup()
})
afterEach(() => {
  group.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

test('stops every service in order on request, and succeeds', async () => {
  await running()
  group.kill('SIGINT')
  expect(await once(group, 'exit')).toEqual([0, null])
  expect(existsSync(join(folder, 'goodbye'))).toBe(true)
})

test('a service that ends unexpectedly stops the others and is named with its last output', async () => {
  const [steady = 0] = await running()
  write('break', '')
  expect(await once(group, 'exit')).toEqual([1, null])
  expect(said).toContain('The test-fragile ended (code 7)')
  expect(said).toContain('out of ink')
  expect(said).toContain('[test-fragile] running out of ink')
  expect(said).not.toContain('[test-fragile] nothing to see')
  expect(existsSync(join(folder, 'goodbye'))).toBe(true)
  expect(alive(steady)).toBe(false)
})

test('no service outlives a group that was killed', async () => {
  const pids = await running()
  group.kill('SIGKILL')
  await until(() => !pids.some(alive))
  expect(existsSync(join(folder, 'goodbye'))).toBe(true)
})
