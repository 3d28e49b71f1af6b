import { Locale } from '@seaport/contract/kernel/locale'
import { isDiskFull } from '@seaport/runner/disk-full'
import { z } from 'zod'
import { readJsonOrSetAside, writeJson } from '../json-file.ts'

/** What a client keeps between runs that is no secret. Each field has its own fallback, so that one bad value loses no other. */
const Settings = z
  .object({
    locale: Locale.catch('cn'),
    /** Origin of the server that a person chose; null = the one that is built in. */
    server_url: z.url().nullable().catch(null),
    /** What closing the window means while tasks run; for clients that have one. */
    on_close: z.enum(['ask', 'keep', 'quit']).catch('ask'),
    /** Whether the system's notifications tell of what needs a person. */
    notify: z.boolean().catch(true),
    /** Of the window, as it was closed last; for clients that have one. */
    window_size: z
      .object({
        width: z.int().min(200).max(20_000),
        height: z.int().min(200).max(20_000),
        maximized: z.boolean(),
      })
      .nullable()
      .catch(null),
    last_seat_code: z.string().max(32).catch(''),
    /** When the server last answered a heartbeat; milliseconds since 1970. */
    last_contact_at: z.number().nullable().catch(null),
    /** By how many milliseconds this computer's clock was ahead of the server's when that was last measured. */
    clock_ahead_ms: z.int().catch(0),
    /** The networks as the server last sent them; whoever needs them checks them (networks.ts). Their schemas would load before a window is asked for. */
    networks: z.unknown().catch(null),
  })
  .catch({
    locale: 'cn',
    server_url: null,
    on_close: 'ask',
    notify: true,
    window_size: null,
    last_seat_code: '',
    last_contact_at: null,
    clock_ahead_ms: 0,
    networks: null,
  })
type Settings = z.infer<typeof Settings>

export interface SettingsFile {
  get(): Settings
  /** @throws where the file can't be written; then nothing has changed */
  set(change: Partial<Settings>): void
  /** For what nobody asked for: it holds until the program ends where the disk takes nothing. */
  note(change: Partial<Settings>): void
}

/**
 * Opens the settings; a missing or broken file counts as empty.
 * @param onSetAside told where a file was moved to that could not be read
 */
export function openSettings(file: string, onSetAside?: (movedTo: string) => void): SettingsFile {
  let settings = Settings.parse(readJsonOrSetAside(file, onSetAside))
  return {
    get: () => settings,
    set(change) {
      const changed = { ...settings, ...change }
      writeJson(file, changed)
      settings = changed
    },
    note(change) {
      settings = { ...settings, ...change }
      try {
        writeJson(file, settings)
      } catch (error) {
        if (!isDiskFull(error)) throw error
      }
    },
  }
}
