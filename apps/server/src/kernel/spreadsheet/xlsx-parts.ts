import { cutUnits } from '@seaport/contract/kernel/graphemes'
import { escapeXml } from './xml-escape.ts'

/** The small fixed parts of an xlsx file (ECMA-376). */
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

export function contentTypes(sheets: number): string {
  return `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${numbered(
    sheets,
    (number) =>
      `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${TYPE}.worksheet+xml"/>`,
  )}</Types>`
}

export const rootRelations = `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`

/** Limits a sheet's name to 31 characters without []:*?/\ */
export function workbook(name: string, sheets: number): string {
  const plain = escapeXml(cutUnits(name.replace(/[[\]:*?/\\]/g, ' '), 25))
  return `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${numbered(
    sheets,
    (number) =>
      `<sheet name="${number === 1 ? plain : `${plain} ${number}`}" sheetId="${number}" r:id="rId${number}"/>`,
  )}</sheets></workbook>`
}

export function workbookRelations(sheets: number): string {
  return `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${numbered(
    sheets,
    (number) =>
      `<Relationship Id="rId${number}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
  )}<Relationship Id="rIdStyles" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`
}

/** Which style a cell has; 0 is plain. */
export const styleOf = { title: 1, moment: 2, money: 3 } as const

/** Plain, bold, a moment, and a number with two digits (4 is built in: the reader's own separators). */
const FORMATS = '<numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts>'
const CELL_STYLES =
  '<cellXfs count="4"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="4" applyNumberFormat="1"/></cellXfs>'

export const styles = `${HEAD}<styleSheet xmlns="${MAIN}">${FORMATS}<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>${CELL_STYLES}</styleSheet>`

/** Starts a sheet: the titles stay visible when scrolling. */
export function sheetHead(widths: readonly number[]): string {
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  )
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>`
}

function numbered(count: number, text: (number: number) => string): string {
  return Array.from({ length: count }, (_, index) => text(index + 1)).join('')
}
