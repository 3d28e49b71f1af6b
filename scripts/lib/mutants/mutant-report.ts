import { duration } from '../terminal.ts'
import { type Mutant, oneLine } from './find-mutants.ts'

/**
 * What became of a mutant. `ill-typed`: no test noticed it, but it does not compile, so that it is no fault that anybody could make.
 * `refused`: its tests fail without it too, so that they can't judge it.
 */
export interface Result {
  area: string
  mutant: Mutant
  verdict: 'noticed' | 'survived' | 'equivalent' | 'ill-typed' | 'refused'
  /** The test that failed, or why there was none to run. */
  by: string
  milliseconds: number
}

/** @returns one line per area, and one for all */
export function summary(results: readonly Result[]): string[] {
  const names = [...new Set(results.map(({ area }) => area))]
  const rows = names.map((name) =>
    row(
      name,
      results.filter(({ area }) => area === name),
    ),
  )
  return names.length > 1 ? [...rows, row('all', results)] : rows
}

function row(name: string, results: readonly Result[]): string {
  const of = (verdict: Result['verdict']) => results.filter((one) => one.verdict === verdict).length
  const judged = of('noticed') + of('survived')
  const share = judged === 0 ? '—' : `${((of('noticed') / judged) * 100).toFixed(1)} %`
  const time = duration(results.reduce((sum, { milliseconds }) => sum + milliseconds, 0))
  return `${name}: ${of('noticed')} of ${judged} noticed (${share}), ${of('survived')} survived, ${of('equivalent')} equivalent, ${of('ill-typed')} ill-typed, ${of('refused')} without a verdict, ${time}`
}

/** @returns a mutant as it is looked for: where, which, and what changed */
export function describe({ file, line, mutator, original, replacement }: Mutant): string {
  const short = (text: string) => (oneLine(text) === '' ? '(nothing)' : oneLine(text).slice(0, 160))
  return `${file}:${line} ${mutator}\n    - ${short(original)}\n    + ${short(replacement)}`
}

/** The whole report, in Markdown. */
export function reportOf(seed: number, results: readonly Result[]): string {
  const survivors = results.filter(({ verdict }) => verdict === 'survived')
  return [
    `# Mutants, seed ${seed}`,
    '',
    ...summary(results).map((line) => `- ${line}`),
    '',
    '## Survived',
    '',
    ...survivors.map(({ mutant }) => `- ${describe(mutant)}`),
    '',
    '## Noticed',
    '',
    ...results
      .filter(({ verdict }) => verdict === 'noticed')
      .map(({ mutant, by }) => `- ${mutant.file}:${mutant.line} ${mutant.mutator}: ${by.split('\n')[0]}`),
    '',
    '## Without a verdict',
    '',
    ...results
      .filter(({ verdict }) => verdict === 'refused')
      .map(({ mutant, by }) => `- ${describe(mutant)}\n    ${by.split('\n')[0]}`),
    '',
  ].join('\n')
}
