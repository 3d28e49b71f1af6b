import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { NetworkAddress } from '@seaport/contract/network'
import { Locale } from '@seaport/contract/primitives'
import { z } from 'zod'

/** What the desktop remembers that is no secret. Each field falls back by itself, so that one bad value loses no other. */
const Settings = z.object({
  locale: Locale.catch('cn'),
  last_seat_code: z.string().max(32).catch(''),
  /** When the server last answered a logged-in call; milliseconds since 1970. */
  last_contact_at: z.number().nullable().catch(null),
  /** The networks as the server last named them: work goes on while it is away. */
  networks: z.array(NetworkAddress).catch([]),
})
export type Settings = z.infer<typeof Settings>

export interface SettingsFile {
  get(): Settings
  set(change: Partial<Settings>): void
}

/** Opens the settings; a file that is missing or broken counts as empty. Written beside and renamed: a crash leaves the old or the new. */
export function openSettings(file: string): SettingsFile {
  let settings = Settings.parse(read(file))
  return {
    get: () => settings,
    set(change) {
      settings = { ...settings, ...change }
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(`${file}.new`, JSON.stringify(settings, null, 2))
      renameSync(`${file}.new`, file)
    },
  }
}

function read(file: string): object {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
