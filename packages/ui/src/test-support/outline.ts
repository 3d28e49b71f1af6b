/** An element on its line, with the style that its classes give it. */
export interface Line {
  text: string
  /** The tags on it. */
  tags: string
  /** Its attributes, states and text. */
  told: readonly string[]
  style: ReadonlySet<string>
  /** What it looks like by its own styles, which is told of a line that comes. */
  look?: string
  /** What it is known by when it says something else. */
  key?: string
}

/** @returns how a rule is told: where it holds, if not everywhere, and what it sets */
function lookOf(rule: string): string | undefined {
  const [, where = '', sets] = /^(.*?)\{(.*);\}$/.exec(rule) ?? []
  return sets && [where.trim(), sets].filter(Boolean).join(' ')
}

/** Attributes that name other elements. */
const REFERENCES = new Set([
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-labelledby',
  'aria-owns',
  'for',
  'popovertarget',
])

/** Fluent's own marks of focus and tab order, which change with the order of events. */
const isNoise = (name: string): boolean =>
  /^(class|id|d|xmlns|checked|form|autocapitalize|autocorrect|data-(tabster|make-styles|fui|lpignore|bwignore|form-type).*)$/.test(
    name,
  )

/** @returns what a page shows, an element a line: tag, attributes, state and text; one that stands alone in another is on its line */
export function outlineOf(page: Document): Line[] {
  const styles = stylesOfClasses()
  const { title } = page
  const lines: Line[] = title
    ? [{ text: `title “${title}”`, tags: 'title', told: [`“${title}”`], style: new Set() }]
    : []
  // What stands around it is the same everywhere.
  for (const child of page.querySelector('.fui-FluentProvider')?.children ?? [])
    describe(child, 0, styles, lines)
  return lines
}

function describe(from: Element, depth: number, styles: Styles, lines: Line[]): void {
  if (['STYLE', 'SCRIPT'].includes(from.tagName) && !from.hasAttribute('href')) return
  const tags: string[] = []
  const told: string[] = []
  const style = new Set<string>()
  const own = new Set<string>()
  let element = from
  for (;;) {
    tags.push(element.localName)
    told.push(...toldOf(element))
    const isFluent = element.localName === 'svg' || element.className.toString().includes('fui-')
    const given = isFluent ? classesGiven(element) : undefined
    for (const name of element.classList)
      for (const rule of styles.get(name) ?? []) {
        style.add(rule)
        const look = given?.has(name) === false ? undefined : lookOf(rule)
        if (look) own.add(look.replaceAll(/var\(--(\w+)\)/g, '$1'))
      }
    const [only] = element.childNodes
    if (element.childNodes.length !== 1 || !(only instanceof Element)) break
    element = only
  }
  const add = (of: readonly string[], said: readonly string[], at: number, set: ReadonlySet<string>) =>
    lines.push({
      text: `${'  '.repeat(at)}${[of.join('>'), ...said].filter(Boolean).join(' ')}`,
      tags: of.join('>'),
      told: said,
      style: set,
      ...(set === style && own.size > 0 && { look: ` {${[...own].toSorted().join('; ')}}` }),
    })
  const text = element.children.length === 0 ? tidy(element.textContent) : ''
  add(tags, text ? [...told, `“${text}”`] : told, depth, style)
  if (element.children.length === 0) return
  for (const child of element.childNodes)
    if (child instanceof Element) describe(child, depth + 1, styles, lines)
    else if (child.textContent?.trim()) add([], [`“${tidy(child.textContent)}”`], depth + 1, new Set())
}

/** @returns the classes that a component gives to the one of Fluent's that draws an element, where they stand among Fluent's own */
function classesGiven(element: Element): ReadonlySet<string> {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$')) ?? ''
  let given = ''
  for (
    let at = (element as unknown as Record<string, Fiber>)[key]?.return;
    at && typeof at.type !== 'string';
    at = at.return
  )
    if (typeof at.memoizedProps?.className === 'string') given = at.memoizedProps.className
  return new Set(given.split(' '))
}

/** What React knows of an element or a component. */
interface Fiber {
  type: unknown
  memoizedProps?: { className?: unknown } | null
  return: Fiber | null
}

export const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, 200)

function toldOf(element: Element): string[] {
  const isIcon = element.closest('svg[fill=currentColor]') !== null
  const told = [...element.attributes].flatMap(({ name, value }) => {
    if (name === 'd') return [`‹${shapeOf(value)}›`]
    if (isIcon || isNoise(name)) return []
    if (REFERENCES.has(name)) return [`${name}=‹${textOf(value)}›`]
    return [value === '' ? name : `${name}=${rounded(tidy(value)).replaceAll(/_r_\w+_/g, '‹id›')}`]
  })
  return [...told.sort(), ...stateOf(element)]
}

/** A path of an icon by its beginning and length; of a drawing, rounded. */
const shapeOf = (path: string): string => {
  const short = rounded(path)
  return short.length < 60 ? short : `${short.slice(0, 24)}…${short.length}`
}

export const rounded = (text: string): string =>
  text.replaceAll(/\d+\.\d{2,}/g, (number) => Number(number).toFixed(1))

export const textOf = (ids: string): string =>
  ids
    .split(' ')
    .map((id) => tidy(document.getElementById(id)?.textContent ?? '—'))
    .join(' ')

/** What a field holds, which is no attribute. */
export function stateOf(element: Element): string[] {
  const states: string[] = element === document.activeElement ? ['(focus)'] : []
  if (element instanceof HTMLInputElement) {
    if (element.checked) states.push('(checked)')
    if (element.indeterminate) states.push('(mixed)')
  }
  const holds =
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  if (holds && element.value !== element.getAttribute('value')) states.push(`(${tidy(element.value)})`)
  return states
}

export type Styles = ReadonlyMap<string, readonly string[]>

const known = new Map<string, string[]>()
const read = new WeakMap<CSSStyleSheet, number>()

/** What each class of the page's style sheets sets. Sheets only grow: what was read before is remembered. */
export function stylesOfClasses(): Styles {
  for (const sheet of document.styleSheets) {
    const { cssRules } = sheet
    for (let at = read.get(sheet) ?? 0; at < cssRules.length; at += 1) {
      const rule = cssRules[at]
      if (rule) add(rule, '')
    }
    read.set(sheet, cssRules.length)
  }
  return known
}

function add(rule: CSSRule, within: string): void {
  if ('cssRules' in rule && !('selectorText' in rule)) {
    const { media, cssRules } = rule as CSSMediaRule
    for (const inner of cssRules) add(inner, `${within}@${media?.mediaText ?? ''} `)
    return
  }
  const { selectorText = '', style } = rule as CSSStyleRule
  // A rule belongs to the class that Griffel made for it, which comes first, not to those that its selector goes on to name.
  for (const [, name = '', rest = ''] of selectorText.matchAll(/(?:^|, )\.([\w-]+)((?:\([^)]*\)|[^,])*)/g))
    known.set(name, [...(known.get(name) ?? []), `${within}${rest}{${style?.cssText ?? ''}}`])
}

/** @returns the lines that went and came, and those that say or look otherwise; of more that went together than that only the first */
export function differenceOf(
  before: readonly Line[],
  after: readonly Line[],
  mostGone = Number.POSITIVE_INFINITY,
): string[] {
  const told: string[] = []
  let [at, to] = [0, 0]
  for (const [one, other] of [...common(before, after), [before.length, after.length]] as const) {
    told.push(...changesOf(before.slice(at, one), after.slice(to, other), mostGone))
    const [same, now] = [before[one], after[other]]
    if (same && now) told.push(...styleChange(same, now))
    at = one + 1
    to = other + 1
  }
  return told
}

function changesOf(gone: readonly Line[], come: readonly Line[], mostGone: number): string[] {
  if (gone.length === come.length && gone.every(({ tags }, at) => tags === come[at]?.tags))
    return gone.flatMap((before, at) => {
      const after = come[at] ?? before
      const lost = before.told.filter((one) => !after.told.includes(one)).map((one) => `-${one}`)
      const won = after.told.filter((one) => !before.told.includes(one)).map((one) => `+${one}`)
      return [`~ ${[before.tags || 'text', ...lost, ...won].join(' ')}`, ...styleChange(before, after)]
    })
  const known = gone.findIndex(({ key }) => key && come.some((line) => line.key === key))
  const same = come.findIndex(({ key }) => key && key === gone[known]?.key)
  if (known >= 0)
    return [
      ...changesOf(gone.slice(0, known), come.slice(0, same), mostGone),
      ...changesOf(gone.slice(known, known + 1), come.slice(same, same + 1), mostGone),
      ...changesOf(gone.slice(known + 1), come.slice(same + 1), mostGone),
    ]
  const left = gone.length > mostGone ? gone.length - 1 : 0
  return [
    ...gone.slice(0, gone.length - left).map(({ text }) => `- ${text}`),
    ...(left > 0 ? [`- and ${left} more`] : []),
    ...come.map(({ text, look = '' }) => `+ ${text}${look}`),
  ]
}

function styleChange(before: Line, after: Line): string[] {
  const gone = [...before.style].filter((rule) => !after.style.has(rule))
  const come = [...after.style].filter((rule) => !before.style.has(rule))
  if (gone.length + come.length === 0) return []
  // What a state of Fluent's own changes is told by its size.
  const of = (sign: string, rules: string[]) =>
    rules.length > 5 ? [`${sign}${rules.length} styles`] : rules.toSorted().map((rule) => `${sign}${rule}`)
  return [`~ ${after.text.trim()} ${[...of('-', gone), ...of('+', come)].join(' ')}`]
}

/** The pairs of equal lines of a longest common subsequence. */
function common(before: readonly Line[], after: readonly Line[]): [number, number][] {
  let same = 0
  while (same < before.length && before[same]?.text === after[same]?.text) same += 1
  const width = after.length - same + 1
  const isEqual = (one: number, other: number) => before[same + one]?.text === after[same + other]?.text
  // By row and column: how much the rests have in common.
  const lengths = new Uint16Array((before.length - same + 1) * width)
  const length = (one: number, other: number) => lengths[one * width + other] ?? 0
  for (let one = before.length - same - 1; one >= 0; one -= 1)
    for (let other = width - 2; other >= 0; other -= 1)
      lengths[one * width + other] = isEqual(one, other)
        ? length(one + 1, other + 1) + 1
        : Math.max(length(one + 1, other), length(one, other + 1))
  const pairs = before.slice(0, same).map((_, at): [number, number] => [at, at])
  let [one, other] = [0, 0]
  while (same + one < before.length && other < width - 1) {
    if (isEqual(one, other)) pairs.push([same + one++, same + other++])
    else if (length(one + 1, other) >= length(one, other + 1)) one += 1
    else other += 1
  }
  return pairs
}
