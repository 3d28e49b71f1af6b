import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { takeDataFolder } from './agent-client.ts'
import { type AgentSettings, SettingsError } from './settings.ts'

// n8n-io/n8n#1240, Extra-Chill/wp-coding-agents#600: a service that is restarted forever, with only a stack trace.
test.each<[string, (folder: string) => string, string]>([
  ['is a file', (folder) => file(folder), 'EEXIST'],
  ['lies below a file', (folder) => join(file(folder), 'agent'), 'ENOTDIR'],
  ['is a link to a disk that is not there', (folder) => link(folder), 'ENOENT'],
  ['holds a folder in place of the lock', (folder) => locked(folder), 'SQLITE_CANTOPEN'],
])('a data folder that %s is reported as a wrong setting', (_what, make, code) => {
  const folder = mkdtempSync(join(tmpdir(), 'seaport-agent-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const take = () => takeDataFolder({ dataFolder: make(folder) } as AgentSettings)
  expect(take).toThrow(SettingsError)
  expect(take).toThrow(new RegExp(`SEAPORT_AGENT_DATA_DIR: .*${code}`))
})

function file(folder: string): string {
  writeFileSync(join(folder, 'file'), '')
  return join(folder, 'file')
}

function link(folder: string): string {
  rmSync(join(folder, 'link'), { force: true })
  symlinkSync(join(folder, 'unmounted', 'disk'), join(folder, 'link'))
  return join(folder, 'link')
}

function locked(folder: string): string {
  mkdirSync(join(folder, 'agent.lock'), { recursive: true })
  return folder
}
