import { API_BASE } from '@seaport/contract/api'
import { endpoints } from '@seaport/contract/api.schema'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../tests/support/databases.ts'
import { nameOf } from '../test-support/tour/stop.ts'
import { openStage, type Stage, stopsOf } from '../test-support/tour/tour.ts'
import { callersOf } from '../test-support/tour/visit.ts'

/** Endpoints that return a list as a file, in either format. */
const exports = endpoints.filter(({ path, method }) => method === 'GET' && path.endsWith('/export'))

eachDatabase('lists as files, read by an independent reader', (location) => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage(location)
  })
  afterAll(() => stage.close())

  test('every list is exported', () => {
    expect(exports.length).toBeGreaterThan(10)
  })

  test.each(exports.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s has the same cells in both formats',
    async (_, endpoint) => {
      const { home, server } = stage
      const [stop] = stopsOf(endpoint)
      const { params = {} } = (await stop?.prepare(home)) ?? {}
      const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
      const [as] = callersOf(endpoint, home)
      const download = async (format: string) => {
        const url = `${server.url}${API_BASE}${path}?format=${format}&time_zone=Asia/Ho_Chi_Minh`
        const answer = await fetch(url, { headers: { ...(await as?.('GET', url)), 'accept-language': 'vi' } })
        expect(answer.status).toBe(200)
        return Buffer.from(await answer.arrayBuffer())
      }
      const csv = (await download('csv')).toString().replace('\uFEFF', '').trimEnd()
      const sheet = await readSheet(await download('xlsx'))
      expect(rowsOf(csv)).toEqual(sheet.map((row) => row.map(inCsv)))
      const [titles = [], ...rows] = sheet
      const moments = rows.flatMap((row) => row.filter((_, column) => String(titles[column]).endsWith(')')))
      expect(moments.filter((cell) => cell !== null && !(cell instanceof Date))).toEqual([])
    },
  )
})

/** CSV guards what looks like a formula with an apostrophe. */
function inCsv(cell: unknown): string {
  if (typeof cell === 'number') return String(cell)
  if (cell instanceof Date) {
    // A day's fraction is no exact number.
    const seconds = Math.round(cell.getTime() / 1000)
    return new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ')
  }
  const text = String(cell ?? '')
  return text.replace(/(^|[;\t\r\n]+)(?=[\s"]*[=+\-@])/g, "$1'")
}

/** The cells of a CSV file (RFC 4180). */
function rowsOf(csv: string): string[][] {
  return csv
    .split(/\r\n(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .map((line) => [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(cellOf))
}

function cellOf([, quoted, plain = '']: RegExpExecArray): string {
  return quoted?.replaceAll('""', '"') ?? plain
}
