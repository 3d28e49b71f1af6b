import { expect, test } from 'vitest'
import { graphOutcomes } from './graph/outcomes.ts'
import { oauthOutcomes } from './oauth/outcomes.ts'
import { type ErrorFacts, type OutcomeRule, outcomeOf, ruleFor } from './outcome.ts'
import { xOutcomes } from './x/outcomes.ts'

/** Texts that a pattern matches, with each of its alternatives and without each optional part; the first one is the longest. */
function textsOf({ source }: RegExp): string[] {
  let at = 0
  const sequence = (): string[] => {
    let texts = ['']
    while (at < source.length && !'|)'.includes(source[at] ?? '')) {
      const part = atom()
      if (source[at] === '?') {
        at += 1
        part.push('')
      }
      const [first = '', ...others] = part
      const [before = ''] = texts
      texts = [...texts.map((text) => text + first), ...others.map((other) => before + other)]
    }
    return texts
  }
  const choice = (): string[] => {
    const texts = sequence()
    while (source[at] === '|') {
      at += 1
      texts.push(...sequence())
    }
    return texts
  }
  const atom = (): string[] => {
    for (const [written, text] of Object.entries(known))
      if (source.startsWith(written, at)) {
        at += written.length
        return [text]
      }
    const letter = source[at] ?? ''
    at += 1
    if (letter !== '(') return [letter]
    const texts = choice()
    at += 1
    return texts
  }
  return choice()
}
const known = { '\\b': '', '^': '', '\\S+': 'of', '.*': ' ', '.': '’', '[ -]': '-' }

const ends = (range: OutcomeRule['code']) =>
  range === undefined ? [undefined] : typeof range === 'number' ? [range] : range

/** Answers with everything that a rule wants. */
function factsOf({ detail, type, title, subcode, ...rule }: OutcomeRule): ErrorFacts[] {
  const texts = detail ? textsOf(detail) : [undefined]
  for (const text of texts) if (detail) expect(text).toMatch(detail)
  return ends(rule.status).flatMap((status = 400) =>
    ends(rule.code).flatMap((code) =>
      texts.map((text) => ({ status, code, subcode, type, title, detail: text })),
    ),
  )
}

/** What such an answer means: a rule before it may be the one that finds it. */
function lineOf(rules: readonly OutcomeRule[], facts: ErrorFacts): string {
  const found = ruleFor(rules, facts)
  const outcome = found && Object.values(outcomeOf(found, { now: 0, resetAt: null }))
  const told = Object.values(facts).filter((fact) => fact !== undefined)
  return `${told.join(' ')}: ${outcome?.filter((word) => word !== null).join(' ')}`
}

const tables = { Graph: graphOutcomes, X: xOutcomes, OAuth: oauthOutcomes }

test.each(Object.entries(tables))('no rule of %s is hidden by those before it', (_name, rules) => {
  const hidden = rules.filter((rule) => !factsOf(rule).some((facts) => ruleFor(rules, facts) === rule))
  expect(hidden).toEqual([])
})

test('each error that a network is known to tell, in each of its wordings, means what its record says', async () => {
  const lines = Object.entries(tables).flatMap(([name, rules]) => [
    `== ${name}`,
    ...rules.flatMap((rule) => factsOf(rule).map((facts) => lineOf(rules, facts))),
  ])
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('records/outcomes.txt')
})
