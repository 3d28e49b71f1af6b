import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

/** A zip of these parts. */
export function zipOf(parts: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return buffer(zip.outputStream)
}

const MAIN_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'
export const MACRO_TYPE = 'application/vnd.ms-excel.sheet.macroEnabled.main+xml'

/** The parts of a workbook as spreadsheet programs write them, with shared texts. */
export function partsOf(sheetData: string, strings: readonly string[] = [], type = MAIN_TYPE) {
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  return {
    '[Content_Types].xml': `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}"/></Types>`,
    '_rels/.rels': `<Relationships><Relationship Id="rId1" Type="${relation}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns:r="${relation}"><sheets><sheet name="One" sheetId="1" r:id="rId7"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId7" Type="${relation}/worksheet" Target="worksheets/first.xml"/><Relationship Id="rId8" Type="${relation}/sharedStrings" Target="/xl/sharedStrings.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `<sst>${strings.join('')}</sst>`,
    'xl/worksheets/first.xml': `<worksheet><sheetData>${sheetData}</sheetData></worksheet>`,
  }
}
