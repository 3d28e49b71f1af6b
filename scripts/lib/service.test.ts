import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { root } from './root.ts'
import { untilReady } from './service.ts'

let folder: string
let group: ChildProcess
let said: string

/** Starts a group of three services: one that runs until it is stopped, and two that end on request, of which the group needs one. */
function startGroup({ watch = false, show = false } = {}): void {
  const service = pathToFileURL(join(import.meta.dirname, 'service.ts')).href
  write(
    'steady.ts',
    `
    import { writeFileSync } from 'node:fs'
    process.on('SIGTERM', () => { writeFileSync(${quoted('goodbye')}, ''); process.exit(0) })
    setInterval(() => undefined, 1000)
    writeFileSync(${quoted('word')}, process.env.SEAPORT_TEST_WORD + ' in ' + process.cwd())
    writeFileSync(${quoted('parent')}, String(process.ppid))
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
    'optional.ts',
    `
    import { existsSync } from 'node:fs'
    setInterval(() => { if (existsSync(${quoted('leave')})) process.exit(3) }, 20)
  `,
  )
  write(
    'group.ts',
    `
    import { serviceGroup } from ${JSON.stringify(service)}
    import { existsSync } from 'node:fs'
    const services = serviceGroup()
    services.start({ name: 'test-steady', entry: ${quoted('steady.ts')}, env: { SEAPORT_TEST_WORD: 'tea' }, watch: ${watch} })
    services.start({ name: 'test-optional', entry: ${quoted('optional.ts')}, optional: true })
    services.start({ name: 'test-fragile', entry: ${quoted('fragile.ts')}, show: ${show} })
    setInterval(() => { if (existsSync(${quoted('fail')})) throw new Error('a port is taken') }, 20)
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

describe('a group', () => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'seaport-service-'))
  })
  afterEach(() => {
    group.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })

  test.each(['SIGINT', 'SIGHUP'] as const)(
    '%s stops every service in order, and succeeds',
    async (signal) => {
      startGroup()
      await running()
      expect(readFileSync(join(folder, 'word'), 'utf8')).toBe(`tea in ${root}`)
      group.kill(signal)
      expect(await once(group, 'exit')).toEqual([0, null])
      expect(existsSync(join(folder, 'goodbye'))).toBe(true)
    },
  )

  test('a service that the others can do without ends alone', async () => {
    startGroup()
    const [steady = 0, fragile = 0] = await running()
    write('leave', '')
    await until(() => said.includes('The test-optional ended (code 3)'))
    expect([alive(steady), alive(fragile), group.exitCode]).toEqual([true, true, null])
    group.kill('SIGTERM')
    expect(await once(group, 'exit')).toEqual([0, null])
  })

  test('a service that ends unexpectedly stops the others and is named with its last output', async () => {
    startGroup()
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
    startGroup()
    const pids = await running()
    group.kill('SIGKILL')
    await until(() => !pids.some(alive))
    expect(existsSync(join(folder, 'goodbye'))).toBe(true)
  })

  test('no watched service outlives a group that was killed, nor does its watcher', async () => {
    startGroup({ watch: true })
    const pids = [...(await running()), pidOf('parent')]
    group.kill('SIGKILL')
    await until(() => !pids.some(alive))
  })

  test('a watched service ends with a group that fails', async () => {
    startGroup({ watch: true })
    const pids = await running()
    write('fail', '')
    expect(await once(group, 'exit')).toEqual([1, null])
    await until(() => !pids.some(alive))
    expect(said).toContain('a port is taken')
  })

  test('a service whose output was shown is named without last words', async () => {
    startGroup({ show: true })
    await running()
    write('break', '')
    expect(await once(group, 'exit')).toEqual([1, null])
    expect(said).toContain('out of ink')
    expect(said.slice(said.indexOf('The test-fragile ended'))).toBe('The test-fragile ended (code 7).\n')
  })

  test('a service goes on where its log can’t be kept', async () => {
    const log = join(root, '.cache/logs/test-steady.log')
    rmSync(log, { force: true })
    mkdirSync(log, { recursive: true })
    try {
      startGroup()
      const [steady = 0] = await running()
      await until(() => said.includes('The log of the test-steady is not kept: EISDIR'))
      expect([alive(steady), group.exitCode]).toEqual([true, null])
      group.kill('SIGTERM')
      expect(await once(group, 'exit')).toEqual([0, null])
    } finally {
      rmSync(log, { recursive: true })
    }
  })
})

test('a service is ready once its address answers with success, however often it is away or fails before', async () => {
  const answers = [() => Promise.reject(new TypeError('fetch failed')), 503, 404, 200]
  const asked: string[] = []
  const cancel = vi.fn()
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    const answer = answers.shift()
    if (typeof answer !== 'number') return answer?.()
    return new Response(new ReadableStream({ cancel }), { status: answer })
  })
  try {
    await untilReady('server', 'http://127.0.0.1:9/readyz', () => false)
    expect([asked.length, new Set(asked)]).toEqual([4, new Set(['http://127.0.0.1:9/readyz'])])
    // An answer that nobody reads keeps its connection.
    expect(cancel).toHaveBeenCalledTimes(3)
  } finally {
    vi.unstubAllGlobals()
  }
})
