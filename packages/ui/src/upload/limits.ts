import type { UploadLimits } from './upload.types.ts'

export type Refusal = 'wrongType' | 'tooBig' | 'empty'

/** Why a file is refused; undefined if it is accepted. Decided by the file name's extension: browsers report different MIME types. */
export function refusal(
  file: Pick<File, 'name' | 'size'>,
  { types, maxBytes }: UploadLimits,
): Refusal | undefined {
  const name = file.name.toLowerCase()
  if (types && !types.some((type) => name.endsWith(type.toLowerCase()))) return 'wrongType'
  if (file.size === 0) return 'empty'
  return maxBytes !== undefined && file.size > maxBytes ? 'tooBig' : undefined
}

const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const

/** The unit and amount in which a size is read best; a kilobyte has 1024 bytes, as in people's file managers. */
export function sizeIn(bytes: number): { unit: 'byte' | (typeof UNITS)[number]; amount: number } {
  if (bytes < 1024) return { unit: 'byte', amount: bytes }
  const power = Math.min(UNITS.length, Math.floor(Math.log2(bytes) / 10))
  return { unit: UNITS[power - 1] ?? 'gigabyte', amount: bytes / 1024 ** power }
}
