/** A piece that the bundler would write as a file of its own, since exactly these visits load it. */
export interface Piece {
  readonly name: string
  /** Bytes of minified code. */
  readonly size: number
  /** Numbers of the visits that load it. */
  readonly visits: ReadonlySet<number>
  /** Names of the pieces that have to be there before it runs. */
  readonly needs: readonly string[]
}

/** How many groups a visit may load besides those of another one, which it follows. */
export interface Limit {
  readonly visit: number
  readonly after: number
  readonly most: number
}

interface Group {
  readonly names: string[]
  size: number
  readonly visits: Set<number>
}

/** What decides about merging, in bytes. */
export interface Costs {
  /** What asking for a file costs beside its content. */
  readonly request: number
  /** Below it a group is not worth a file: it joins another such group, whatever that costs. */
  readonly small: number
}

/**
 * Merges pieces as long as the visits that would ask less often save more than is lost by those that would load what they don't need: the best pair first. Groups
 * never need each other in a circle, which would change the order in which modules start.
 * @param weights how much each visit counts
 * @param limits held at any price unless only circles would hold them
 * @returns the names of each group's pieces
 */
export function mergePieces(
  pieces: readonly Piece[],
  weights: readonly number[],
  { request, small }: Costs,
  limits: readonly Limit[] = [],
): string[][] {
  const groups = new Map<number, Group>(
    pieces.map(({ name, size, visits }, at) => [at, { names: [name], size, visits: new Set(visits) }]),
  )
  const places = new Map(pieces.map(({ name }, at) => [name, at]))
  const needs = pieces.map((piece) => new Set(piece.needs.flatMap((name) => places.get(name) ?? [])))
  const gains = new Map<number, Map<number, number>>()
  const weigh = (at: number) => {
    const one = groups.get(at)
    const row = new Map<number, number>()
    for (const [index, other] of groups) {
      if (!one || index === at) continue
      const gain = gainOf(one, other, weights, request)
      if (index > at) row.set(index, gain)
      else gains.get(index)?.set(at, gain)
    }
    gains.set(at, row)
  }
  for (const at of groups.keys()) weigh(at)
  const isSmall = (at: number) => (groups.get(at)?.size ?? 0) < small
  for (let pair = bestOf(gains, isSmall); pair; pair = bestOf(gains, isSmall)) {
    const [at, from] = pair
    const [into, other] = [groups.get(at), groups.get(from)]
    if (!into || !other || circular(needs, at, from)) {
      gains.get(at)?.delete(from)
      continue
    }
    join(groups, needs, at, from)
    gains.delete(from)
    for (const row of gains.values()) row.delete(from)
    weigh(at)
  }
  for (const limit of limits) hold(limit, groups, needs, weights)
  return [...groups.values()].map(({ names }) => names)
}

function join(groups: Map<number, Group>, needs: readonly Set<number>[], at: number, from: number): void {
  const [into, other] = [groups.get(at), groups.get(from)]
  if (!into || !other) return
  into.names.push(...other.names)
  into.size += other.size
  for (const visit of other.visits) into.visits.add(visit)
  joinNeeds(needs, at, from)
  groups.delete(from)
}

/** @returns how many groups a visit loads besides those of the one it follows */
export function countFurther(
  merged: readonly (readonly string[])[],
  pieces: readonly Piece[],
  { visit, after }: Pick<Limit, 'visit' | 'after'>,
): number {
  const placeOf = new Map(merged.flatMap((names, at) => names.map((name) => [name, at] as const)))
  const visits = merged.map(() => new Set<number>())
  const needs = merged.map(() => new Set<number>())
  for (const piece of pieces) {
    const at = placeOf.get(piece.name) ?? -1
    for (const one of piece.visits) visits[at]?.add(one)
    for (const name of piece.needs) needs[at]?.add(placeOf.get(name) ?? at)
  }
  const groups = new Map(
    merged.map((names, at) => [at, { names: [...names], size: 0, visits: visits[at] ?? new Set() }]),
  )
  const there = loadedBy(after, groups, needs)
  return [...loadedBy(visit, groups, needs)].filter((at) => !there.has(at)).length
}

/** Merges what a visit loads until it is few enough: first the pair that makes all visits together load least in vain. */
function hold(
  { visit, after, most }: Limit,
  groups: Map<number, Group>,
  needs: readonly Set<number>[],
  weights: readonly number[],
): void {
  for (;;) {
    const loaded = weights.map((_, one) => loadedBy(one, groups, needs))
    const own = [...(loaded[visit] ?? [])].filter((at) => !loaded[after]?.has(at))
    if (own.length <= most) return
    const vain = (at: number, from: number) => {
      const both = [...reached([at, from], needs)]
      const missing = (there: ReadonlySet<number>) =>
        both.reduce((sum, one) => sum + (there.has(one) ? 0 : (groups.get(one)?.size ?? 0)), 0)
      return loaded.reduce(
        (sum, there, one) =>
          there.has(at) || there.has(from) ? sum + (weights[one] ?? 0) * missing(there) : sum,
        0,
      )
    }
    const [best] = own
      .flatMap((at, index) => own.slice(index + 1).map((from) => ({ at, from })))
      .filter(({ at, from }) => !circular(needs, at, from))
      .map((pair) => ({ ...pair, vain: vain(pair.at, pair.from) }))
      .sort((a, b) => a.vain - b.vain)
    if (!best) return
    join(groups, needs, best.at, best.from)
  }
}

/** Groups that a visit loads: its own, and what these need by the pieces of others. */
function loadedBy(visit: number, groups: ReadonlyMap<number, Group>, needs: readonly ReadonlySet<number>[]) {
  const own = [...groups].flatMap(([at, { visits }]) => (visits.has(visit) ? [at] : []))
  return reached(own, needs)
}

function reached(from: readonly number[], needs: readonly ReadonlySet<number>[]): ReadonlySet<number> {
  const found = new Set<number>()
  const reach = (at: number) => {
    if (found.has(at)) return
    found.add(at)
    for (const next of needs[at] ?? []) reach(next)
  }
  for (const at of from) reach(at)
  return found
}

/** What all visits together save, in weighted bytes. */
function gainOf(a: Group, b: Group, weights: readonly number[], request: number): number {
  let sum = 0
  for (const visit of a.visits) sum += (weights[visit] ?? 0) * (b.visits.has(visit) ? request : -b.size)
  for (const visit of b.visits) if (!a.visits.has(visit)) sum -= (weights[visit] ?? 0) * a.size
  return sum
}

/** The pair that saves most; where none saves anything, the two small ones that cost least. */
function bestOf(
  gains: ReadonlyMap<number, ReadonlyMap<number, number>>,
  isSmall: (at: number) => boolean,
): [number, number] | undefined {
  let best: [number, number] | undefined
  let top = Number.NEGATIVE_INFINITY
  for (const [at, row] of gains)
    for (const [other, gain] of row)
      if (gain > top && (gain > 0 || (isSmall(at) && isSmall(other)))) {
        top = gain
        best = [at, other]
      }
  return best
}

/** Whether one of two needs the other by way of a third. */
function circular(needs: readonly ReadonlySet<number>[], a: number, b: number): boolean {
  const leads = (from: number, to: number) => {
    const seen = new Set([from])
    const open = [...(needs[from] ?? [])].filter((next) => next !== to)
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (at === to) return true
      if (seen.has(at)) continue
      seen.add(at)
      open.push(...(needs[at] ?? []))
    }
    return false
  }
  return leads(a, b) || leads(b, a)
}

/** Lets `a` stand for `b` in everybody's needs. */
function joinNeeds(needs: readonly Set<number>[], a: number, b: number): void {
  for (const next of needs[b] ?? []) needs[a]?.add(next)
  needs[b]?.clear()
  for (const set of needs) if (set.delete(b)) set.add(a)
  needs[a]?.delete(a)
}
