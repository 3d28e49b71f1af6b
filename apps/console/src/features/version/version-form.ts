import type { Locale } from '@seaport/contract/kernel/locale.schema'
import { desktopPlatforms } from '@seaport/contract/platform/version'
import * as versionSchema from '@seaport/contract/platform/version.schema'
import { DownloadAddress, type Version } from '@seaport/contract/platform/version.schema'
import { z } from 'zod'

const { language, version, notes } = versionSchema.createVersion.body.shape

const Address = z
  .string()
  .trim()
  .transform((text) => text || null)
  .pipe(DownloadAddress.nullable())

const DIGITS = /^[0-9a-f]{128}$/

/** Size and checksum, both or neither: one alone does not verify a file. */
const File = z
  .object({ size: z.int().min(1).nullable(), sha512: z.string().trim().toLowerCase() })
  .superRefine(({ size, sha512 }, context) => {
    const fault = (field: 'size' | 'sha512', message: 'required' | 'invalid') =>
      context.addIssue({ code: 'custom', message, path: [field] })
    if (size === null && sha512 !== '') fault('size', 'required')
    if (size !== null && sha512 === '') fault('sha512', 'required')
    if (sha512 !== '' && !DIGITS.test(sha512)) fault('sha512', 'invalid')
  })
  .transform(({ size, sha512 }) => (size === null ? null : { size, sha512 }))

/** A version as it is typed. */
export const VersionForm = z.object({
  language,
  version: z.string().trim().pipe(version),
  intel: Address,
  m1: Address,
  windows: Address,
  files: z.object({ intel: File, m1: File, windows: File }),
  notes: notes.unwrap(),
})

type VersionBody = z.output<typeof VersionForm>

/** The server forgets size and checksum of an address that changes, unless they come with it: the same file may have moved. */
export function withFiles(changed: Partial<VersionBody>, { files }: VersionBody): Partial<VersionBody> {
  return desktopPlatforms.some((platform) => platform in changed) ? { ...changed, files } : changed
}

/** A version as the form begins; a new one is empty. */
export function toFormValues(lang: Locale, known?: Version) {
  const file = (platform: 'intel' | 'm1' | 'windows') => known?.files[platform] ?? { size: null, sha512: '' }
  return {
    language: known?.language ?? lang,
    version: known?.version ?? '',
    intel: known?.intel ?? '',
    m1: known?.m1 ?? '',
    windows: known?.windows ?? '',
    files: { intel: file('intel'), m1: file('m1'), windows: file('windows') },
    notes: known?.notes ?? '',
  } satisfies z.input<typeof VersionForm>
}
