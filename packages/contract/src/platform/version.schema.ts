import { z } from 'zod'
import { Locale } from '../kernel/locale.schema.ts'
import {
  Count,
  EmptyData,
  Id,
  IdPath,
  Instant,
  listOf,
  listQuery,
  PastedText,
  SearchText,
  typedText,
} from '../kernel/primitives.schema.ts'
import { desktopPlatforms } from './version.ts'

export const DesktopPlatform = z.enum(desktopPlatforms)
export type DesktopPlatform = z.infer<typeof DesktopPlatform>

/** Semantic version; pre-releases are alpha.1, beta.1, rc.1 and the like. */
export const VersionNumber = z
  .string()
  .regex(/^(0|[1-9]\d{0,4})\.(0|[1-9]\d{0,4})\.(0|[1-9]\d{0,4})(-(alpha|beta|rc)\.(0|[1-9]\d{0,3}))?$/)

/** Over HTTPS, or a file of this installation's download centre. */
export const DownloadAddress = PastedText.max(500).refine(isDownloadAddress, { error: 'url' })

const ownFile = /^\/downloads\/(?:[\w@+-][\w.@+-]*\/)*[\w@+-][\w.@+-]*$/

/** The address has a host and no user name. */
const httpsAddress = z.url({ protocol: /^https$/ }).regex(/^https:\/\/[^\s/?#@\\]+(?:[/?#]|$)/)

function isDownloadAddress(address: string): boolean {
  return ownFile.test(address) || httpsAddress.safeParse(address).success
}

/** Properties of a downloadable file: its size in bytes, and its SHA-512 in hexadecimal. */
const VersionFile = z.strictObject({
  size: Count.min(1),
  sha512: z.string().regex(/^[0-9a-f]{128}$/),
})

const file = VersionFile.nullable()

/** By platform; null = not known. */
export const VersionFiles = z.strictObject({ intel: file, m1: file, windows: file })
export type VersionFiles = z.infer<typeof VersionFiles>

/** A version of the desktop in one language. */
export const Version = z.object({
  id: Id,
  language: Locale,
  version: z.string(),
  /** Download addresses; null = no build for the platform. */
  intel: z.string().nullable(),
  m1: z.string().nullable(),
  windows: z.string().nullable(),
  files: VersionFiles,
  /** Release notes: Markdown, without HTML. */
  notes: z.string(),
  update_time: Instant,
})
export type Version = z.infer<typeof Version>

/** Offer of the download centre for a platform. */
const Download = z.object({
  version: z.string(),
  url: z.string(),
  file: VersionFile.nullable(),
  notes: z.string(),
  update_time: Instant,
})

const language = { language: Locale.optional() }

export const latestVersion = {
  query: z.strictObject(language),
  data: z.object({
    language: Locale,
    downloads: z.object({
      intel: Download.nullable(),
      m1: Download.nullable(),
      windows: Download.nullable(),
    }),
  }),
}

export const versionLog = {
  query: listQuery(['version'], language),
  data: listOf(Version.omit({ id: true })),
}

export const listVersions = {
  query: listQuery(['version', 'update_time'], { ...language, search: SearchText }),
  data: listOf(Version),
}

const fields = {
  language: Locale,
  version: VersionNumber,
  intel: DownloadAddress.nullable(),
  m1: DownloadAddress.nullable(),
  windows: DownloadAddress.nullable(),
  /** Files of the named platforms; a new address without file properties clears them. */
  files: VersionFiles.partial(),
  notes: typedText(20_000),
}

export const createVersion = {
  body: z.strictObject({
    ...fields,
    intel: fields.intel.default(null),
    m1: fields.m1.default(null),
    windows: fields.windows.default(null),
    files: fields.files.default({}),
    notes: fields.notes.default(''),
  }),
  data: Version,
}

export const updateVersion = {
  params: IdPath,
  body: z.strictObject(fields).partial(),
  data: Version,
}

export const deleteVersion = {
  params: IdPath,
  data: EmptyData,
}
