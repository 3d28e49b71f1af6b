import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layOut } from './checkout.ts'
import { steps } from './steps.ts'
import { note, resetWorld, world } from './world.ts'

/** A folder with a space, with letters that are not ASCII, and below one whose name is left out of packages. */
const { folder } = await vi.hoisted(async () => {
  const { mkdtempSync, realpathSync } = await import('node:fs')
  const { tmpdir } = await import('node:os')
  const { join } = await import('node:path')
  return {
    folder: join(realpathSync(mkdtempSync(join(tmpdir(), 'seaport-steps-'))), 'test-support', 'Bản sao 茶'),
  }
})

vi.mock('../root.ts', () => ({ root: folder }))
vi.mock('node:child_process', async (original) => {
  const real = await original<typeof import('node:child_process')>()
  const { execFile, fork, spawn } = await import('./world.ts')
  // These change files, and what they made of them is recorded.
  const isReal = (command: string) => command === 'chmod' || command === 'cp'
  const execFileSync = (command: string, args: string[], options: Record<string, unknown>) =>
    isReal(command) ? real.execFileSync(command, args, options) : execFile(command, args, options)
  return { ...real, spawn, fork, execFileSync }
})
vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>()
  const { world } = await import('./world.ts')
  return {
    ...real,
    renameSync: (from: string, to: string) => {
      if (world.otherDisk) throw Object.assign(new Error('another disk'), { code: 'EXDEV' })
      real.renameSync(from, to)
    },
  }
})
vi.mock('node:os', async (original) => ({ ...(await original<object>()), availableParallelism: () => 4 }))
vi.mock('node:timers/promises', async (original) => ({
  ...(await original<object>()),
  setTimeout: async (ms: number) => note('waits', ms),
}))
vi.mock('../../../tests/electron-host/src/find-chromium.ts', () => ({
  findChromium: () => {
    note('looks for Chromium')
    world.chromiumMissing -= 1
    if (world.chromiumMissing >= 0) throw new Error('none')
  },
}))
vi.mock('../../../apps/server/src/db/owners.ts', () => ({ owners: { tenant: 'people/user' } }))
vi.mock('../package/asar-contents.ts', () => ({
  asarFaults: (asar: string) => {
    note('looks into', asar)
    return world.faults
  },
}))
vi.mock('../package/fuses.ts', () => ({
  fuses: { runAsNode: false },
  fuseFaults: async (program: string) => {
    note('reads the fuses of', program)
    return world.faults
  },
}))
vi.mock('electron-builder', async () => (await import('./electron-builder.ts')).standIn)

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  layOut(folder)
  resetWorld(folder)
  for (const name of Object.keys(process.env))
    if (/^(SEAPORT_|CSC_|WIN_CSC_|APPLE_|ELECTRON_|NO_COLOR$|NODE_ENV$)/.test(name))
      vi.stubEnv(name, undefined)
  vi.spyOn(performance, 'now').mockReturnValue(0)
  for (const [name, mark] of [
    ['log', '|'],
    ['warn', '!'],
    ['error', '!'],
  ] as const)
    vi.spyOn(console, name).mockImplementation((text: unknown) => note(mark, text))
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`the command ends with ${code}`)
  })
  vi.spyOn(process, 'platform', 'get').mockReturnValue('linux')
  vi.spyOn(process, 'arch', 'get').mockReturnValue('x64')
  vi.spyOn(process, 'getuid').mockReturnValue(0)
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => rmSync(dirname(folder), { recursive: true, force: true }))

test.each(Object.keys(steps))('%s', async (name) => {
  await steps[name]?.()
  await expect(`${world.did.join('\n')}\n`).toMatchFileSnapshot(`records/${name}.txt`)
})
