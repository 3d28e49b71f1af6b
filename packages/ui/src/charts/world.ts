import { type ExtendedFeatureCollection, geoNaturalEarth1, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import outlines from 'world-atlas/countries-110m.json'
import { MAP_RATIO } from './Chart.types.ts'

/** A country's outline as an SVG path. */
export interface Outline {
  /** Stands for the outline in lists. */
  id: string
  /** ISO 3166-1, two letters; undefined for a territory without a code. */
  country: string | undefined
  path: string
}

type Topology = Parameters<typeof feature>[0]

const atlas = outlines as unknown as Topology & { objects: { countries: Topology['objects'][string] } }
const countries = feature(atlas, atlas.objects.countries) as ExtendedFeatureCollection

// Antarctica would take a fifth of the height and has no inhabitants.
const land = countries.features.filter(({ id }) => id !== '010')

/** The world on `width` pixels, as high as `mapHeight` says. */
export function worldOn(width: number): readonly Outline[] {
  const world = { type: 'FeatureCollection' as const, features: land }
  const projection = geoNaturalEarth1().fitSize([width, mapHeight(width)], world)
  const draw = geoPath(projection).digits(1)
  return land.flatMap((one, at) => {
    const path = draw(one)
    return path ? [{ id: String(at), country: alphaCode(one.id), path }] : []
  })
}

export function mapHeight(width: number): number {
  return Math.round(width / MAP_RATIO)
}

/** ISO's two letters for its three digits: Unicode's canonical form of a region (`und-156` is `und-CN`). */
function alphaCode(digits: string | number | undefined): string | undefined {
  return digits === undefined ? undefined : new Intl.Locale(`und-${digits}`).region
}
