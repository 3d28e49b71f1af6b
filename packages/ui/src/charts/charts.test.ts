import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ChartProps } from './Chart.types.ts'
import { chartState, colourAt, sectors, stack } from './chart-data.ts'
import { type ChartFormatters, chartTable } from './chart-table.ts'
import { bandAt, labelStep, uprightScale } from './scale.ts'
import { SHADES, shadesOf } from './shades.ts'
import { worldOn } from './world.ts'

const series = (id: string, values: (number | null)[]) => ({ id, name: id.toUpperCase(), values })

describe('the scale', () => {
  const numbers = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 20 })

  test('keeps every value and zero inside the drawing', () => {
    fc.assert(
      fc.property(numbers, (values) => {
        const scale = uprightScale(values, 200, false)
        for (const value of [0, ...values]) {
          expect(scale.at(value)).toBeGreaterThanOrEqual(-0.001)
          expect(scale.at(value)).toBeLessThanOrEqual(200.001)
        }
      }),
      { examples: [[[-5e-324, 5e-324]]] },
    )
  })

  test('has few, round marks; whole ones for counts', () => {
    expect(uprightScale([0.3], 200, false).ticks).toEqual([0, 0.1, 0.2, 0.3])
    expect(uprightScale([2], 200, true).ticks).toEqual([0, 1, 2])
    expect(uprightScale([0, 0], 200, true).ticks).toEqual([0, 1])
    expect(uprightScale([-40, 90], 200, true).ticks).toEqual([-50, 0, 50, 100])
  })

  test('finds the category under a pixel, also beyond the edge', () => {
    expect([bandAt(-5, 4, 100), bandAt(26, 4, 100), bandAt(100, 4, 100)]).toEqual([0, 1, 3])
  })

  test('leaves labels out until the rest fits', () => {
    const labels = Array.from({ length: 30 }, (_, at) => `Nov ${at}`)
    expect(labelStep(labels, 2000)).toBe(1)
    expect(labelStep(labels, 300)).toBeGreaterThan(4)
    expect(labelStep(['十一月一日', '十一月二日'], 140)).toBe(2)
  })
})

describe('what is drawn', () => {
  test('shares add up to the whole, and negative parts count as zero', () => {
    const found = sectors([
      { id: 'a', name: 'A', value: 3 },
      { id: 'b', name: 'B', value: 1 },
      { id: 'c', name: 'C', value: -9 },
    ])
    expect(found.map(({ from, to }) => [from, to])).toEqual([
      [0, 0.75],
      [0.75, 1],
      [1, 1],
    ])
  })

  test('stacked bars stand on each other, negative ones hang from each other', () => {
    const stacked = stack([series('a', [2, -1]), series('b', [3, -4]), series('c', [null, 5])], 2)
    expect(stacked).toEqual([
      [
        [0, 2],
        [0, -1],
      ],
      [
        [2, 5],
        [-1, -5],
      ],
      [
        [5, 5],
        [0, 5],
      ],
    ])
  })

  test('a colour has a meaning or is the next one', () => {
    expect(colourAt(8, {})).toBe('var(--seaportChart1)')
    expect(colourAt(0, { tone: 'danger' })).toBe(
      'color-mix(in oklab, var(--seaportDangerText) 80%, var(--colorNeutralBackground1))',
    )
  })
})

const line: ChartProps = {
  kind: 'line',
  title: 'Sent',
  categories: ['mon', 'tue'],
  categoryName: 'Day',
  series: [series('x', [1, null]), series('y', [2, 4])],
}

describe('what there is to show', () => {
  test.each<[string, ChartProps, string]>([
    ['no answer yet', { ...line, series: undefined }, 'loading'],
    ['no series', { ...line, series: [] }, 'empty'],
    ['only unknown values', { ...line, series: [series('x', [null])] }, 'empty'],
    ['only zeros on a line', { ...line, series: [series('x', [0])] }, 'ready'],
    [
      'only zeros in a ring',
      { kind: 'donut', title: '', parts: [{ id: 'a', name: 'A', value: 0 }] },
      'empty',
    ],
    ['nothing to fill', { kind: 'gauge', title: '', value: 0, max: 0 }, 'empty'],
  ])('%s', (_, props, state) => {
    expect(chartState(props)).toBe(state)
  })

  test('the table holds the same numbers', () => {
    const formatters: ChartFormatters = {
      value: (value) => (value === null || value === undefined ? '—' : String(value)),
      axis: String,
      category: (at) => ['Monday', 'Tuesday'][at] ?? '',
      tick: String,
      percent: (ratio) => `${ratio * 100}%`,
      country: (code) => `<${code}>`,
      heads: { country: 'C', name: 'Name', value: 'Value', share: 'Share', total: 'Total' },
    }
    expect(chartTable(line, formatters)).toEqual({
      head: ['Day', 'X', 'Y'],
      rows: [
        { id: '0', cells: ['Monday', '1', '2'] },
        { id: '1', cells: ['Tuesday', '—', '4'] },
      ],
    })
    const ports = chartTable({ kind: 'ring', title: 'Ports', value: 5, max: 20 }, formatters)
    expect(ports.rows[0]?.cells).toEqual(['Ports', '5', '20', '25%'])
    const places = [
      { country: 'SG', value: 1 },
      { country: 'VN', value: 3 },
    ]
    expect(chartTable({ kind: 'map', title: '', places }, formatters).rows.map(({ cells }) => cells)).toEqual(
      [
        ['<VN>', '3', '75%'],
        ['<SG>', '1', '25%'],
      ],
    )
  })
})

describe('the map', () => {
  test('shades follow the values: never paler for more, none for no value, the darkest for the largest', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { minLength: 2, maxLength: 40 }), (values) => {
        const shade = shadesOf(values)
        const sorted = [...values].sort((a, b) => a - b)
        const shades = sorted.map(shade)
        expect(shades).toEqual([...shades].sort((a, b) => a - b))
        expect(sorted.map((value) => value > 0)).toEqual(shades.map((one) => one > 0))
        if (new Set(values.filter(Boolean)).size > 1) expect(shades.at(-1)).toBe(SHADES)
      }),
    )
  })

  test('names countries by their ISO codes, and draws all but Antarctica', () => {
    const world = worldOn(1000)
    const codes = world.map(({ country }) => country)
    expect(codes).toEqual(expect.arrayContaining(['CN', 'VN', 'US', 'GB', 'AU']))
    expect(codes).not.toContain('AQ')
    expect(world.every(({ path }) => path.startsWith('M'))).toBe(true)
  })
})
