import { geoNaturalEarth1, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import outlines from 'world-atlas/countries-110m.json'

/** A country's outline as an SVG path. */
export interface Outline {
  /** Stands for the outline in lists. */
  id: string
  /** ISO 3166-1, two letters; undefined for a territory without a code. */
  country: string | undefined
  path: string
}

/** Width over height of the map. */
export const MAP_RATIO = 2.1

const topology = outlines as unknown as Topology<{ countries: GeometryCollection<{ name: string }> }>

const land = feature(topology, topology.objects.countries)
  .features // Antarctica would take a fifth of the height, and nobody lives there.
  .filter(({ id }) => id !== '010')

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
