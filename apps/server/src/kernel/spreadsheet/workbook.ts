import { posix } from 'node:path'
import { SheetError } from './sheet.ts'
import type { Archive } from './unzip.ts'
import { readXml } from './xml.ts'

/** Paths of the needed parts within the zip. */
export interface Workbook {
  /** Part of the sheet shown first: the active one, or the first visible one. */
  sheet: string
  /** Parts of the shared texts and of the formats; null = none. */
  strings: string | null
  styles: string | null
}

/**
 * Finds the sheet that is shown when a workbook is opened, as office programs do: by the relationships of its parts, whatever their names and
 * declared types.
 * @throws SheetError: not_spreadsheet, spreadsheet_macros
 */
export async function openWorkbook(archive: Archive): Promise<Workbook> {
  const root = await relationsOf(archive, '')
  const book = [...root.values()].find(({ type }) => type.endsWith('/officeDocument'))?.target
  if (book === undefined || !archive.has(book)) throw new SheetError('not_spreadsheet')
  const relations = await relationsOf(archive, book)
  // Some programs declare macro types without macros, so only the part itself counts.
  if (
    [...relations.values()].some(
      ({ type, target }) => /vbaProject|xlMacrosheet/i.test(type) && archive.has(target),
    )
  )
    throw new SheetError('spreadsheet_macros')
  const { sheets, active } = await sheetsOf(archive, book)
  const isTable = ({ id, isHidden }: SheetEntry) =>
    !isHidden && relations.get(id)?.type.endsWith('/worksheet') === true
  const shown = [sheets[active], ...sheets].find((one) => one && isTable(one))
  const sheet = shown && relations.get(shown.id)?.target
  if (sheet === undefined || !archive.has(sheet)) throw new SheetError('not_spreadsheet')
  const part = (name: string) => {
    const target = [...relations.values()].find(({ type }) => type.endsWith(`/${name}`))?.target
    return target !== undefined && archive.has(target) ? target : null
  }
  return { sheet, strings: part('sharedStrings'), styles: part('styles') }
}

/** @param part empty = the package itself */
async function relationsOf(archive: Archive, part: string) {
  const { dir, base } = posix.parse(part)
  const relations = new Map<string, { type: string; target: string }>()
  await readXml(archive.read(posix.join(dir, '_rels', `${base}.rels`)), {
    open(name, { Id = '', Type = '', Target = '', TargetMode }) {
      if (name !== 'Relationship' || TargetMode === 'External') return
      const path = Target.replaceAll('\\', '/')
      relations.set(Id, { type: Type, target: path.startsWith('/') ? path.slice(1) : posix.join(dir, path) })
    },
  })
  return relations
}

interface SheetEntry {
  id: string
  isHidden: boolean
}

async function sheetsOf(archive: Archive, book: string): Promise<{ sheets: SheetEntry[]; active: number }> {
  const sheets: SheetEntry[] = []
  let active = 0
  let isWorkbook = false
  let views = 0
  await readXml(archive.read(book), {
    open(name, attributes) {
      if (name === 'workbook') isWorkbook = true
      // Of several windows, the first is in front.
      if (name === 'workbookView' && views++ === 0) active = Number(attributes.activeTab ?? 0)
      if (name !== 'sheet') return
      const id = Object.entries(attributes).find(([key]) => /(^|:)id$/.test(key))?.[1] ?? ''
      sheets.push({ id, isHidden: /hidden$/i.test(attributes.state ?? '') })
    },
  })
  if (!isWorkbook) throw new SheetError('not_spreadsheet')
  return { sheets, active }
}
