import type { PriceTier } from '@seaport/contract/money/price.schema'

/** Purchases of a range of ports and days, both inclusive. */
export type Range = Pick<PriceTier, 'min_quantity' | 'max_quantity' | 'min_days' | 'max_days'>

/** The purchases between the smallest and the largest of a price list that have no price, as ranges. */
export function findGaps(tiers: readonly Range[]): readonly Range[] {
  const bands = (what: 'quantity' | 'days') => {
    const starts = tiers.flatMap((tier) => [tier[`min_${what}`], tier[`max_${what}`] + 1])
    const edges = [...new Set(starts)].sort((a, b) => a - b)
    return edges.slice(0, -1).map((from, at) => ({ from, to: (edges[at + 1] ?? from + 1) - 1 }))
  }
  const covered = (quantity: number, days: number) =>
    tiers.some(
      (tier) =>
        quantity >= tier.min_quantity &&
        quantity <= tier.max_quantity &&
        days >= tier.min_days &&
        days <= tier.max_days,
    )
  const days = bands('days')
  return bands('quantity').flatMap(({ from, to }) => {
    const missing: Range[] = []
    for (const band of days) {
      if (covered(from, band.from)) continue
      const last = missing.at(-1)
      // Consecutive bands form one gap.
      if (last && last.max_days === band.from - 1) last.max_days = band.to
      else missing.push({ min_quantity: from, max_quantity: to, min_days: band.from, max_days: band.to })
    }
    return missing
  })
}
