import { NetworkSettings } from '@seaport/contract/kernel/network-settings'
import { Locale } from '@seaport/contract/kernel/primitives'
import { z } from 'zod'
import { readJson, writeJson } from '../json-file.ts'

/** What a client keeps between runs that is no secret. Each field has its own fallback, so that one bad value loses no other. */
const Settings = z
  .object({
    locale: Locale.catch('cn'),
    /** Origin of the server that a person chose; null = the one that is built in. */
    server_url: z.url().nullable().catch(null),
    last_seat_code: z.string().max(32).catch(''),
    /** When the server last answered a heartbeat; milliseconds since 1970. */
    last_contact_at: z.number().nullable().catch(null),
    /** The networks as the server last sent them: work continues while it is unreachable. */
    networks: z.array(NetworkSettings).catch([]),
  })
  .catch({ locale: 'cn', server_url: null, last_seat_code: '', last_contact_at: null, networks: [] })
type Settings = z.infer<typeof Settings>

export interface SettingsFile {
  get(): Settings
  set(change: Partial<Settings>): void
}

/** Opens the settings; a missing or broken file counts as empty. */
export function openSettings(file: string): SettingsFile {
  let settings = Settings.parse(readJson(file))
  return {
    get: () => settings,
    set(change) {
      settings = { ...settings, ...change }
      writeJson(file, settings)
    },
  }
}
