import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { Locale } from '../kernel/locale.ts'
import { Count, EmptyData, Id, IdPath, Instant, listOf, listQuery, SearchText } from '../kernel/primitives.ts'

/** What the desktop is built for (specification, section 3, "Version"). */
export const desktopPlatforms = ['intel', 'm1', 'windows'] as const
export const DesktopPlatform = z.enum(desktopPlatforms)
export type DesktopPlatform = z.infer<typeof DesktopPlatform>

/** Semantic version; pre-releases are alpha.1, beta.1, rc.1 and the like. */
export const VersionNumber = z
  .string()
  .regex(/^(0|[1-9]\d{0,4})\.(0|[1-9]\d{0,4})\.(0|[1-9]\d{0,4})(-(alpha|beta|rc)\.(0|[1-9]\d{0,3}))?$/)

/** Over HTTPS, or a file of this installation's own download centre. */
export const DownloadAddress = z.string().max(500).refine(isDownloadAddress, { error: 'url' })

const ownFile = /^\/downloads\/(?:[\w@+-][\w.@+-]*\/)*[\w@+-][\w.@+-]*$/
/** Names a host and no person. */
const httpsAddress = z.url({ protocol: /^https$/ }).regex(/^https:\/\/[^\s/?#@\\]+(?:[/?#]|$)/)

function isDownloadAddress(address: string): boolean {
  return ownFile.test(address) || httpsAddress.safeParse(address).success
}

/** What is known of a file that is downloaded: its bytes, and their SHA-512 in hexadecimal. */
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
  /** Download addresses; null = not built for it. */
  intel: z.string().nullable(),
  m1: z.string().nullable(),
  windows: z.string().nullable(),
  files: VersionFiles,
  /** Release notes: Markdown, without HTML. */
  notes: z.string(),
  update_time: Instant,
})
export type Version = z.infer<typeof Version>

/** What the download centre offers for a platform. */
const Download = z.object({
  version: z.string(),
  url: z.string(),
  file: VersionFile.nullable(),
  notes: z.string(),
  update_time: Instant,
})

const language = { language: Locale.optional() }

export const latestVersion = endpoint({
  method: 'GET',
  path: '/version',
  summary:
    'The newest release for each platform, in the caller’s language, else in the default one; no pre-releases',
  callers: ['public'],
  query: z.strictObject(language),
  data: z.object({
    language: Locale,
    downloads: z.object({
      intel: Download.nullable(),
      m1: Download.nullable(),
      windows: Download.nullable(),
    }),
  }),
})

export const versionLog = endpoint({
  method: 'GET',
  path: '/version/log',
  summary:
    'The update log: releases, newest first; of the default language where there are none in the caller’s',
  callers: ['public'],
  query: listQuery(['version'], language),
  data: listOf(Version.omit({ id: true })),
})

const access = { callers: ['user'], permission: '10' } as const

export const listVersions = endpoint({
  method: 'GET',
  path: '/admin/version',
  summary: 'Versions of the desktop, pre-releases too',
  ...access,
  query: listQuery(['version', 'update_time'], { ...language, search: SearchText }),
  data: listOf(Version),
})

const fields = {
  language: Locale,
  version: VersionNumber,
  intel: DownloadAddress.nullable(),
  m1: DownloadAddress.nullable(),
  windows: DownloadAddress.nullable(),
  /** Of the platforms that are named; with a new address and without a word about its file, nothing is known of it. */
  files: VersionFiles.partial(),
  notes: z.string().trim().max(20_000),
}

export const createVersion = endpoint({
  method: 'POST',
  path: '/admin/version',
  stepUp: true,
  summary: 'Add a version; a version is there once per language',
  ...access,
  body: z.strictObject({
    ...fields,
    intel: fields.intel.default(null),
    m1: fields.m1.default(null),
    windows: fields.windows.default(null),
    files: fields.files.default({}),
    notes: fields.notes.default(''),
  }),
  data: Version,
  idempotent: true,
})

export const updateVersion = endpoint({
  method: 'PATCH',
  path: '/admin/version/:id',
  stepUp: true,
  summary: 'Change a version',
  ...access,
  params: IdPath,
  body: z.strictObject(fields).partial(),
  data: Version,
})

export const deleteVersion = endpoint({
  method: 'DELETE',
  path: '/admin/version/:id',
  stepUp: true,
  summary: 'Take a version out of the download centre',
  ...access,
  params: IdPath,
  data: EmptyData,
})
