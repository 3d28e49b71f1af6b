import { posix } from 'node:path'
import { SheetError } from './sheet.ts'
import type { Archive } from './unzip.ts'
import { readXml } from './xml.ts'

/** Where in the zip the things lie that are read. */
export interface Workbook {
  /** Part of the first sheet. */
  sheet: string
  /** Part of the shared texts; null = there are none. */
  strings: string | null
}

const CONTENT_TYPES = '[Content_Types].xml'
const WORKBOOK_TYPE = /^application\/vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet\.main\+xml$/

/**
 * Finds the first sheet of a workbook, by what the parts say of themselves, never by their names alone.
 * @throws SheetError: not_spreadsheet, spreadsheet_macros
 */
export async function openWorkbook(archive: Archive): Promise<Workbook> {
  const names = new Set(archive.names())
  if (!names.has(CONTENT_TYPES)) throw new SheetError('not_spreadsheet')
  const types = await contentTypes(archive)
  if ([...types.values()].some(isMacro) || [...names].some((name) => /vbaProject|macrosheets/i.test(name)))
    throw new SheetError('spreadsheet_macros')
  const book = [...types].find(([, type]) => WORKBOOK_TYPE.test(type))?.[0]
  if (!book || !names.has(book)) throw new SheetError('not_spreadsheet')
  const relations = await relationsOf(archive, book)
  const first = await firstSheetId(archive, book)
  const sheet = relations.get(first)?.target
  if (!sheet || !names.has(sheet)) throw new SheetError('not_spreadsheet')
  const strings = [...relations.values()].find(({ type }) => type.endsWith('/sharedStrings'))?.target
  return { sheet, strings: strings && names.has(strings) ? strings : null }
}

function isMacro(type: string): boolean {
  return /macroEnabled|vbaProject|macrosheet/i.test(type)
}

/** @returns per part its declared type */
async function contentTypes(archive: Archive): Promise<Map<string, string>> {
  const types = new Map<string, string>()
  await readXml(archive.read(CONTENT_TYPES), {
    open(name, { PartName = '', ContentType = '', Extension = '' }) {
      if (name === 'Override') types.set(PartName.replace(/^\//, ''), ContentType)
      if (name === 'Default') types.set(`.${Extension}`, ContentType)
    },
  })
  return types
}

async function relationsOf(archive: Archive, part: string) {
  const { dir, base } = posix.parse(part)
  const relations = new Map<string, { type: string; target: string }>()
  await readXml(archive.read(posix.join(dir, '_rels', `${base}.rels`)), {
    open(name, { Id = '', Type = '', Target = '', TargetMode }) {
      if (name !== 'Relationship' || TargetMode === 'External') return
      const target = Target.startsWith('/') ? Target.slice(1) : posix.join(dir, Target)
      relations.set(Id, { type: Type, target })
    },
  })
  return relations
}

async function firstSheetId(archive: Archive, book: string): Promise<string> {
  let id: string | undefined
  await readXml(archive.read(book), {
    open(name, attributes) {
      if (name !== 'sheet' || id !== undefined) return
      id = Object.entries(attributes).find(([key]) => /(^|:)id$/.test(key))?.[1]
    },
  })
  if (id === undefined) throw new SheetError('not_spreadsheet')
  return id
}
