import type { ChartPlace, ChartSeries, ChartSlice } from '@seaport/ui/chart-types'
import { NETWORKS } from './networks.ts'
import { HANDLES } from './people.ts'

const COUNT = 30
/** Noon in UTC is the same date from Honolulu to Auckland. */
export const days = Array.from({ length: COUNT }, (_, at) => Date.UTC(2026, 2, 1 + at, 12))

const wave = (at: number, seed: number) =>
  Math.round(150 - 24 * seed + 70 * Math.sin((at + 4 * seed) / (2 + seed)) + ((at * 37 * seed) % 11))

/** Messages per day and network; three days of one network are missing. */
export const sentSeries: readonly ChartSeries[] = NETWORKS.map((name, seed) => ({
  id: name,
  name,
  values: days.map((_, at) => (seed === 1 && at > 11 && at < 15 ? null : wave(at, seed + 1))),
}))

/** Dollars a day. */
export const spentSeries: ChartSeries = {
  id: 'spent',
  name: '',
  tone: 'success',
  values: days.map((_, at) => wave(at, 2) * 1.5),
}

const FOLLOWERS = [940, 612, 587, 265, 148] as const

export const followersParts: readonly ChartSlice[] = HANDLES.slice(0, 5).map((name, at) => ({
  id: name,
  name,
  value: FOLLOWERS[at] ?? 0,
}))

const followers =
  'US 8120 VN 7480 TH 5210 ID 4890 MY 3650 PH 3310 SG 2980 HK 2440 TW 2260 JP 1890 GB 1540 AU 1320 DE 980 FR 870 BR 760 IN 2710 CA 640 KR 1210 ES 330 NG 240 MX 410 AE 180'
const replies = 'VN 940 TH 610 SG 580 HK 420 MY 390 ID 350 PH 260 US 240 TW 210 AU 90 GB 60 JP 120'

const placesOf = (text: string): readonly ChartPlace[] =>
  [...text.matchAll(/([A-Z]{2}) (\d+)/g)].map(([, country = '', value]) => ({
    country,
    value: Number(value),
  }))

/** Figures by country. */
export const places = { followers: placesOf(followers), replies: placesOf(replies) } as const
