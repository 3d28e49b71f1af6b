import type { Locale } from '@seaport/contract/kernel/locale.schema'
import { readJson, writeJson } from '@seaport/runner/files'
import { isLocale } from '../messages.ts'

const themes = ['light', 'dark', 'system'] as const
const closings = ['ask', 'keep', 'quit'] as const

/** A client's settings between runs, without secrets. */
interface Settings {
  locale: Locale
  /** Origin of the server that a person chose; null = the built-in one. */
  server_url: string | null
  /** What closing the window does while tasks run; for clients that have one. */
  on_close: (typeof closings)[number]
  /** Whether system notifications are shown for things that need a person. */
  notify: boolean
  /** Colour scheme, for clients that have a window. */
  theme: (typeof themes)[number]
  /** Bounds of the window when it was last closed; for clients that have one. */
  window_size: WindowSize | null
  last_seat_code: string
  /** When the server last answered a heartbeat; milliseconds since the epoch. */
  last_contact_at: number | null
  /** Milliseconds by which this computer's clock was ahead of the server's when last measured. */
  clock_ahead_ms: number
  /** The version that the client last restarted into by itself; for clients that update themselves. */
  restarted_into: string | null
  /** When the graphics process last kept failing; for clients that have windows. */
  graphics_failed_at: number | null
  /** The networks as the server last sent them, unvalidated (see networks.ts). */
  networks: unknown
}

interface WindowSize {
  width: number
  height: number
  maximized: boolean
}

type Kept<T> = Readonly<Partial<Record<keyof T, unknown>>>

/**
 * Reads each field separately, so that one invalid value loses no other. Without a schema: loading zod takes as long as everything else before the
 * window appears.
 */
function readSettings(kept: Kept<Settings>): Settings {
  return {
    locale: isLocale(kept.locale) ? kept.locale : 'cn',
    server_url: isText(kept.server_url) && URL.canParse(kept.server_url) ? kept.server_url : null,
    on_close: closings.find((closing) => closing === kept.on_close) ?? 'ask',
    notify: kept.notify !== false,
    theme: themes.find((theme) => theme === kept.theme) ?? 'system',
    window_size: readWindowSize(asRecord(kept.window_size)),
    last_seat_code:
      isText(kept.last_seat_code) && kept.last_seat_code.length <= 32 ? kept.last_seat_code : '',
    last_contact_at: isNumber(kept.last_contact_at) ? kept.last_contact_at : null,
    clock_ahead_ms: isNumber(kept.clock_ahead_ms) ? kept.clock_ahead_ms : 0,
    restarted_into: isText(kept.restarted_into) ? kept.restarted_into : null,
    graphics_failed_at: isNumber(kept.graphics_failed_at) ? kept.graphics_failed_at : null,
    networks: kept.networks ?? null,
  }
}

function readWindowSize({ width, height, maximized }: Kept<WindowSize>): WindowSize | null {
  if (!isLength(width) || !isLength(height) || typeof maximized !== 'boolean') return null
  return { width, height, maximized }
}

const isText = (value: unknown) => typeof value === 'string'
const isNumber = (value: unknown): value is number => Number.isFinite(value)
const isLength = (value: unknown): value is number =>
  isNumber(value) && Number.isInteger(value) && value >= 200 && value <= 20_000
const asRecord = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})

export interface SettingsFile {
  get(): Settings
  /** @throws if the file can't be written; then nothing has changed */
  set(change: Partial<Settings>): void
  /** For incidental values: if the disk is full, they last until the program ends. */
  note(change: Partial<Settings>): void
}

/**
 * Opens the settings; a missing or invalid file counts as empty. One that can't be read now is never overwritten: new settings last until the program
 * ends. Fields of a newer version stay in the file.
 * @param onSetAside called with the new path of a file that is not JSON
 */
export function openSettings(file: string, onSetAside?: (movedTo: string) => void): SettingsFile {
  let kept: object | undefined
  let chosen: Partial<Settings> = {}
  const read = (): object => {
    kept ??= asRecord(readJson(file, onSetAside))
    return kept
  }
  const readIfPossible = (): object => {
    try {
      return read()
    } catch {
      return {}
    }
  }
  let settings = readSettings(readIfPossible())
  const write = () => {
    const changed = { ...read(), ...chosen }
    writeJson(file, changed)
    kept = changed
    settings = { ...readSettings(changed), ...chosen }
  }
  return {
    get: () => settings,
    set(change) {
      const before = chosen
      chosen = { ...chosen, ...change }
      try {
        write()
      } catch (error) {
        chosen = before
        throw error
      }
    },
    note(change) {
      chosen = { ...chosen, ...change }
      settings = { ...settings, ...change }
      try {
        write()
      } catch {
        // The value is written with the next change.
      }
    },
  }
}
