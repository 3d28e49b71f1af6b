import { type Measured, measure } from './measure.ts'

/** `node packages/runner/bench/rss.bench.ts`: the runner's memory must not grow with the people that it collects. */
const mib = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MiB`
const ratio = (left: number, right: number) => (left / right).toFixed(2)

const [small, middle, large] = [await measure(1000), await measure(10_000), await measure(100_000)]
for (const { people, peakRss, keptHeap, ms } of [small, middle, large]) {
  console.log(
    `${String(people).padStart(7)} people: peak RSS ${mib(peakRss)}, kept heap ${mib(keptHeap)}, ${ms} ms`,
  )
}
const compare = (name: string, read: (one: Measured) => number) =>
  console.log(
    `${name}: ×${ratio(read(middle), read(small))} at 10 times, ×${ratio(read(large), read(small))} at 100 times the people`,
  )
compare('peak RSS', ({ peakRss }) => peakRss)
compare('kept heap', ({ keptHeap }) => keptHeap)
