import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { readText } from '@seaport/runner/files'
import { z } from 'zod'

const Variables = z.object({
  SEAPORT_SERVER_URL: z
    .url({ protocol: /^https?$/, error: 'it begins with http:// or https://' })
    .default('http://127.0.0.1:8787'),
  SEAPORT_AGENT_SEAT: z.string('the seat code is missing').trim().min(1, 'the seat code is missing').max(32),
  SEAPORT_AGENT_PASSWORD: z.string().min(1).max(128).optional(),
  SEAPORT_AGENT_PASSWORD_FILE: z.string().min(1).optional(),
  SEAPORT_AGENT_DATA_DIR: z.string().min(1).default('./data/agent'),
  SEAPORT_AGENT_RETURN_MINUTES: z.coerce.number().int().min(1).max(10_080).optional(),
  SEAPORT_AGENT_DEMO: z.enum(['0', '1']).default('0'),
})

/** Settings of the agent, read once at its start. */
export interface AgentSettings {
  /** Origin of the server. */
  readonly serverUrl: string
  readonly seatCode: string
  readonly password: string
  /** Folder of keys, sign-ins, journal and cache, used by this agent only. */
  readonly dataFolder: string
  /** Minutes after which it claims its seat again when somebody else took it or its supervisor released it; null = it ends instead. */
  readonly returnMinutes: number | null
  /** The demo's agent: marked as such, yields the seat to people, and signs accounts in at the sandbox automatically. */
  readonly demo: boolean
}

/** A setting is missing or invalid; the message names it, without any password. */
export class SettingsError extends Error {}

/** Reads the settings from environment variables; an empty one counts as not set. @throws SettingsError */
export function readSettings(environment: NodeJS.ProcessEnv): AgentSettings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  // A password may contain quotation marks.
  const quoted = Object.keys(Variables.omit({ SEAPORT_AGENT_PASSWORD: true }).shape).find((name) =>
    /^(["']).*\1$/.test(given[name] ?? ''),
  )
  if (quoted)
    throw new SettingsError(`${quoted}: leave the quotation marks out, which docker's --env-file keeps`)
  const read = Variables.safeParse(given)
  if (!read.success) {
    const lines = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    throw new SettingsError(lines.join('\n'))
  }
  const variables = read.data
  return {
    serverUrl: new URL(variables.SEAPORT_SERVER_URL).origin,
    seatCode: variables.SEAPORT_AGENT_SEAT,
    password: variables.SEAPORT_AGENT_PASSWORD ?? readPassword(variables.SEAPORT_AGENT_PASSWORD_FILE),
    dataFolder: resolve(variables.SEAPORT_AGENT_DATA_DIR),
    returnMinutes: variables.SEAPORT_AGENT_RETURN_MINUTES ?? null,
    demo: variables.SEAPORT_AGENT_DEMO === '1',
  }
}

function readPassword(file: string | undefined): string {
  if (file === undefined)
    throw new SettingsError('Set SEAPORT_AGENT_PASSWORD or SEAPORT_AGENT_PASSWORD_FILE to the password')
  try {
    // systemd stores the access list of credentials in the group's bits.
    if (isOpenToOthers(file, 0o007))
      throw new SettingsError(`${file} can be read by everybody: chmod 600 ${file}`)
    const text = readText(file)
    if (text === undefined) throw new SettingsError(`${file} can't be read (ENOENT)`)
    const password = text.replace(/\r?\n$/, '')
    if (password === '') throw new SettingsError(`${file} is empty`)
    return password
  } catch (error) {
    if (error instanceof SettingsError) throw error
    throw new SettingsError(`${file} can't be read (${(error as NodeJS.ErrnoException).code})`)
  }
}

/**
 * @param bits mode bits that must not be set; by default those of everyone but the owner
 * @returns whether others may read or write a file; always false on Windows, which stores rights elsewhere
 */
export function isOpenToOthers(file: string, bits = 0o077): boolean {
  const mode = statSync(file, { throwIfNoEntry: false })?.mode ?? 0
  return process.platform !== 'win32' && (mode & bits) !== 0
}
