import { z } from 'zod'
import { listAccountBlocks } from '../desk/account.schema.ts'
import { Device, reportBlock } from '../desk/seat-session.schema.ts'
import { Count, EmptyData, Id, IdPath, Instant } from '../kernel/primitives.schema.ts'
import { getScript, listScripts, scriptGroups } from '../work/script.schema.ts'
import { getSeatResource, listSeatResources } from '../work/seat-resource.schema.ts'
import { getTranslation, translateTexts } from '../work/translation.schema.ts'

const NoArguments = z.strictObject({})

/** Where a file was saved; null = the person changed their mind. */
const Saved = z.object({ path: z.string().nullable() })

export const LogLevel = z.enum(['info', 'warn', 'error'])
export type LogLevel = z.infer<typeof LogLevel>

/** One entry of the desktop's log file, without secrets. */
export const LogEntry = z.object({
  /** Counts up while the program runs. */
  id: Count,
  time: Instant,
  level: LogLevel,
  /** Stable words of the program; the window has its own for those that it knows. */
  msg: z.string(),
  fields: z.record(z.string(), z.unknown()),
})
export type LogEntry = z.infer<typeof LogEntry>

/** What this installation is and runs on. */
export const ClientInfo = z.object({
  /** Null where the system offers no protected storage to keep its key in. */
  device: Device.omit({ public_key: true }).nullable(),
  system: z.object({ name: z.string(), release: z.string(), arch: z.string() }),
  /** Null in a host that is not Electron. */
  versions: z.object({ electron: z.string().nullable(), chromium: z.string().nullable(), node: z.string() }),
  data_folder: z.string(),
  /** Working memory in bytes: the program itself, its pages and the accounts', and helper processes. */
  memory: z.object({ main: Count, pages: Count, helpers: Count, machine: Count }),
})
export type ClientInfo = z.infer<typeof ClientInfo>

/** Calls of the screens that read and look things up. */
export const screenCalls = {
  'resource.list': { args: listSeatResources.query, result: listSeatResources.data },
  'resource.get': { args: IdPath, result: getSeatResource.data },
  /** Whether the operator offers translation, and how many words of this month are used. */
  'translation.get': { args: NoArguments, result: getTranslation.data },
  'translation.translate': { args: translateTexts.body, result: translateTexts.data },
  'script.list': { args: listScripts.query, result: listScripts.data },
  'script.get': { args: IdPath, result: getScript.data },
  'script.groups': { args: scriptGroups.list.query, result: scriptGroups.list.data },
  /** Asks where to, and saves a script's image or video there. */
  'script.saveFile': { args: z.strictObject({ id: Id, name: z.string().max(255) }), result: Saved },
  /** Lays a script's image or video ready as a file of this computer. */
  'script.readyFile': {
    args: z.strictObject({ id: Id, name: z.string().max(255) }),
    result: z.object({ path: z.string() }),
  },
  /** Begins to drag a file that `script.readyFile` laid ready; any other path is refused. */
  'script.dragFile': { args: z.strictObject({ path: z.string().max(4096) }), result: EmptyData },
  /** Shows a page of the account's own network in the account's open window. */
  'account.showPage': { args: z.strictObject({ id: Id, url: z.url().max(500) }), result: EmptyData },
  /** The agent reports that the network restricts an account: it closes and waits for its supervisor. */
  'account.reportBlock': { args: reportBlock.body.extend({ id: Id }), result: EmptyData },
  /** The times that an account was blocked. */
  'account.blocks': { args: IdPath, result: listAccountBlocks.data },
  /** The latest log entries of the desktop, newest first. */
  'log.list': { args: NoArguments, result: z.array(LogEntry) },
  /** What support needs, as a text. */
  'log.report': { args: NoArguments, result: z.object({ text: z.string() }) },
  /** Asks where to save, and exports the whole log. */
  'log.save': { args: NoArguments, result: Saved },
  'client.info': { args: NoArguments, result: ClientInfo },
  /** Opens the folder with this installation's data. */
  'client.showData': { args: NoArguments, result: EmptyData },
} as const

export const screenEvents = { 'log.line': LogEntry } as const
