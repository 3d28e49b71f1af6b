import { z } from 'zod'
import { listAccountBlocks } from '../desk/account.schema.ts'
import { Device, reportBlock } from '../desk/seat-session.schema.ts'
import { Count, EmptyData, Id, IdempotencyKey, IdPath, Instant } from '../kernel/primitives.schema.ts'
import { getScript, listScripts, scriptGroups } from '../work/script.schema.ts'
import { getSeatResource, listSeatResources } from '../work/seat-resource.schema.ts'
import { getTranslation, translateTexts } from '../work/translation.schema.ts'

const NoArguments = z.strictObject({})

/** Path of the saved file; null = the person cancelled. */
const Saved = z.object({ path: z.string().nullable() })

export const LogLevel = z.enum(['info', 'warn', 'error'])
export type LogLevel = z.infer<typeof LogLevel>

/** One entry of the desktop's log file, without secrets. */
export const LogEntry = z.object({
  /** Increases while the program runs. */
  id: Count,
  time: Instant,
  level: LogLevel,
  /** Stable codes of the program; the window has messages for those that it knows. */
  msg: z.string(),
  fields: z.record(z.string(), z.unknown()),
})
export type LogEntry = z.infer<typeof LogEntry>

/** Version of this installation and the system that it runs on. */
export const ClientInfo = z.object({
  /** Null = the operating system offers no protected storage for its key. */
  device: Device.omit({ public_key: true }).nullable(),
  system: z.object({ name: z.string(), release: z.string(), arch: z.string() }),
  /** Null = the host is not Electron. */
  versions: z.object({ electron: z.string().nullable(), chromium: z.string().nullable(), node: z.string() }),
  data_folder: z.string(),
  /** Working memory in bytes: the program itself, its pages and the accounts', and helper processes. */
  memory: z.object({ main: Count, pages: Count, helpers: Count, machine: Count }),
})
export type ClientInfo = z.infer<typeof ClientInfo>

/** Calls of screens that read and look up data. */
export const screenCalls = {
  'resource.list': { args: listSeatResources.query, result: listSeatResources.data },
  'resource.get': { args: IdPath, result: getSeatResource.data },
  /** Whether the operator offers translation, and how many words of this month are used. */
  'translation.get': { args: NoArguments, result: getTranslation.data },
  'translation.translate': { args: translateTexts.body, result: translateTexts.data },
  'script.list': { args: listScripts.query, result: listScripts.data },
  'script.get': { args: IdPath, result: getScript.data },
  /** All groups, by name. */
  'script.groups': { args: NoArguments, result: scriptGroups.list.data },
  /** Asks for a path, and saves a script's image or video there. */
  'script.saveFile': { args: z.strictObject({ id: Id, name: z.string().max(255) }), result: Saved },
  /** Copies a script's image or video into a file on this computer. */
  'script.readyFile': {
    args: z.strictObject({ id: Id, name: z.string().max(255) }),
    result: z.object({ path: z.string() }),
  },
  /** Begins to drag a file that `script.readyFile` laid ready; any other path is refused. */
  'script.dragFile': { args: z.strictObject({ path: z.string().max(4096) }), result: EmptyData },
  /** Shows a page of the account's own network in the account's open window. */
  'account.showPage': { args: z.strictObject({ id: Id, url: z.url().max(500) }), result: EmptyData },
  /** Reports that the network restricts an account: it is closed and waits for its supervisor. */
  'account.reportBlock': {
    args: reportBlock.body.extend({ id: Id, idempotency_key: IdempotencyKey }),
    result: EmptyData,
  },
  /** Earlier blocks of the account. */
  'account.blocks': { args: IdPath, result: listAccountBlocks.data },
  /** The latest log entries of the desktop, newest first. */
  'log.list': { args: NoArguments, result: z.array(LogEntry) },
  /** Diagnostics for support, as a text. */
  'log.report': { args: NoArguments, result: z.object({ text: z.string() }) },
  /** Asks for a path, and exports the whole log. */
  'log.save': { args: NoArguments, result: Saved },
  'client.info': { args: NoArguments, result: ClientInfo },
  /** Opens the folder with this installation's data. */
  'client.showData': { args: NoArguments, result: EmptyData },
} as const

export const screenEvents = { 'log.line': LogEntry } as const
