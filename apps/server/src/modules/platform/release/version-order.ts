const kinds: Record<string, number> = { alpha: 0, beta: 1, rc: 2 }
const PER_KIND = 10_000
/** Sorts after every pre-release of the same number. */
export const RELEASE = 3 * PER_KIND

/** A version as two whole numbers that sort as semantic versions do. */
export interface VersionOrder {
  core_order: number
  pre_order: number
}

/** @param version of the contract's shape: numbers below 100,000, pre-releases alpha.n, beta.n, rc.n with n below 10,000 */
export function orderOf(version: string): VersionOrder {
  const [core = '', pre] = version.split('-', 2)
  const core_order = core.split('.').reduce((order, part) => order * 100_000 + Number(part), 0)
  if (pre === undefined) return { core_order, pre_order: RELEASE }
  const [kind = '', number] = pre.split('.', 2)
  return { core_order, pre_order: (kinds[kind] ?? 0) * PER_KIND + Number(number) }
}

/** @returns whether the first is lower than the second */
export function isBefore(one: VersionOrder, other: VersionOrder): boolean {
  return (
    one.core_order < other.core_order ||
    (one.core_order === other.core_order && one.pre_order < other.pre_order)
  )
}
