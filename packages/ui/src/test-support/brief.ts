import { type Line, rounded, type Styles, stateOf, stylesOfClasses, textOf, tidy } from './outline.ts'

/**
 * @returns what a page says, without what only arranges it: an element a line by its role or tag, with attributes, state
 *   and text, but for what is left out. What something around it looks like is told of the first line in it.
 */
export function briefOf(page: Document, isLeftOut: (element: Element) => boolean = isUnsaid): Line[] {
  const styles = stylesOfClasses()
  const { title } = page
  return [
    ...(title ? [lineOf('title', [`“${title}”`], new Set())] : []),
    ...[...(page.getElementsByClassName('fui-FluentProvider')[0]?.children ?? [])]
      // Which of several came first depends on what is loaded.
      .toSorted((one, other) => Number(one.matches('dialog')) - Number(other.matches('dialog')))
      .flatMap((child) => linesOf(child, { styles, isLeftOut, isInControl: false })),
  ]
}

const lineOf = (tags: string, told: readonly string[], style: ReadonlySet<string>): Line => {
  const name = told.find((one) => /^(?:‹|aria-label=)/.test(one))
  return {
    text: [tags, ...told].filter(Boolean).join(' '),
    tags,
    told,
    style,
    ...(name ? { key: `${tags} ${name}` } : {}),
  }
}

/** Of longer ones each piece has its own line. */
const MOST_PIECES = 6

interface Within {
  readonly styles: Styles
  readonly isLeftOut: (element: Element) => boolean
  readonly isInControl: boolean
}

function linesOf(element: Element, around: Within): Line[] {
  if (isUnsaid(element) || around.isLeftOut(element)) return []
  const within = isControl(element) ? { ...around, isInControl: true } : around
  const look = within.isInControl ? new Set<string>() : lookOf(element, within.styles)
  if (element.localName === 'svg') return [lineOf('', drawingOf(element), look)]
  if (element.localName === 'colgroup') return [lineOf('columns', widthsOf(element), look)]
  const told = [...toldOf(element), ...dangerOf(element, within.styles)]
  if (element instanceof HTMLSelectElement || element.role === 'listbox')
    return [lineOf(roleOf(element), [...told, optionsOf(element)], look)]
  const inner: Line[] = []
  for (let child = element.firstChild; child; child = child.nextSibling) {
    const text = child instanceof Element ? '' : tidy(child.textContent ?? '')
    if (child instanceof Element) inner.push(...linesOf(child, within))
    else if (text) inner.push(lineOf('', [`“${text}”`], new Set()))
  }
  const role = roleOf(element)
  const tag = told.length > 0 || !ARRANGES.has(role) ? role : ''
  const tones = tonesOf(look)
  if (tag === '') {
    const [first, ...rest] = inner
    const style = new Set([...look, ...(first?.style ?? [])])
    if (first)
      return [
        { ...first, text: [...tones, first.text].join(' '), told: [...tones, ...first.told], style },
        ...rest,
      ]
    return [...look].some((rule) => rule.startsWith('{background-color')) ? [lineOf('', ['▪'], look)] : []
  }
  if (inner.length <= MOST_PIECES && inner.every(({ tags }) => tags === ''))
    return [
      lineOf(
        tag,
        [...tones, ...told, ...inner.flatMap((piece) => piece.told)],
        new Set([...look, ...inner.flatMap(({ style }) => [...style])]),
      ),
    ]
  return [lineOf(tag, [...tones, ...told], look), ...inner]
}

/** What the colours of a thing say of it. */
const tonesOf = (look: ReadonlySet<string>): string[] => {
  const tones = [...look].flatMap((rule) => {
    const [, tone] = /^\{(?:background-)?color: seaport(\w+)(?:Surface|Text)\}$/.exec(rule) ?? []
    return tone ? [`▪${tone.toLowerCase()}`] : []
  })
  return [...new Set(tones)]
}

const roleOf = (element: Element): string => element.getAttribute('role') ?? element.localName

const ARRANGES = new Set([
  ...[
    'article',
    'b',
    'div',
    'dl',
    'em',
    'fieldset',
    'form',
    'label',
    'list',
    'main',
    'ol',
    'p',
    'presentation',
  ],
  ...['section', 'span', 'strong', 'table', 'tbody', 'thead', 'tr', 'ul', 'footer', 'header'],
])

/** What is told with its field, what fields of a kind are marked with, and what keeps the focus within a dialog. */
function isUnsaid(element: Element): boolean {
  return (
    ['style', 'script', 'i'].includes(element.localName) ||
    (element instanceof HTMLLabelElement && element.control !== null && !element.contains(element.control)) ||
    (element.localName === 'span' && (element.hasAttribute('hidden') || isBesideList(element))) ||
    (element.hasAttribute('aria-live') && element.textContent === '')
  )
}

function isBesideList(element: Element): boolean {
  for (let other = element.previousElementSibling; other; other = other.previousElementSibling)
    if (other.localName === 'select' || other.getAttribute('role') === 'combobox') return true
  return false
}

/** Attributes that every element of its kind has, that name other elements, or that change with the order of events. */
const isNoise = (name: string, value: string): boolean =>
  /^(?:class|id|d|xmlns|checked|form|role|tabindex|for|closedby|open|novalidate|rows|data-.*)$/.test(name) ||
  /^aria-(?:hidden|controls|owns|activedescendant|describedby|live)$/.test(name) ||
  (name === 'type' && /^(?:button|text|checkbox|radio)$/.test(value)) ||
  (name.startsWith('aria-') && value === 'false') ||
  (name === 'autocomplete' && value === 'off') ||
  (name === 'dir' && value === 'ltr') ||
  /^(?:autocapitalize|autocorrect)$/.test(name) ||
  (name === 'style' && (/position:|transform/.test(value) || !/%|var\(|rgb/.test(value)))

function toldOf(element: Element): string[] {
  const told = element.getAttributeNames().flatMap((name) => {
    const value = element.getAttribute(name) ?? ''
    // No line of text is checked; of longer texts it is told.
    if (isNoise(name, value) || (name === 'spellcheck' && element.localName === 'input')) return []
    if (name === 'aria-labelledby') {
      const label = textOf(value)
      return ['', '—', tidy(element.textContent ?? '')].includes(label) ? [] : [`‹${label}›`]
    }
    const said = name === 'style' ? rounded(value) : tidy(value)
    return [said === '' ? name : `${name}=${said.replaceAll(/_r_\w+_/g, '‹id›')}`]
  })
  const labels = [...((element as HTMLInputElement).labels ?? [])].map(
    ({ textContent }) => `‹${tidy(textContent).replace(/\*$/, '')}›`,
  )
  return [...labels, ...told.sort(), ...stateOf(element).filter((state) => state !== '(focus)')]
}

/** Whether a button warns of what it does. */
const dangerOf = (element: Element, styles: Styles): string[] =>
  element.localName === 'button' &&
  classesOf(element).some((name) => looksOf(styles.get(name)).some(isDanger))
    ? ['(danger)']
    : []

const isDanger = (rule: string): boolean => rule === '{background-color: colorStatusDangerBackground3}'

const widthsOf = (columns: Element): string[] =>
  [...columns.children].map((column) => (column as HTMLElement).style.width || '–')

function optionsOf(list: Element): string {
  const options = [...list.querySelectorAll('option, [role="option"]')].map((option) => {
    const text = tidy(option.textContent ?? '')
    return option.matches(':disabled, [aria-disabled="true"]') ? `(${text})` : text
  })
  const shown = options.slice(0, MOST_OPTIONS).join('|')
  return options.length > MOST_OPTIONS ? `[${shown}|… ${options.length}]` : `[${shown}]`
}

const MOST_OPTIONS = 8

/** What a drawing says, and a mark of its shapes. */
function drawingOf(svg: Element): string[] {
  let sum = 7
  for (const shape of svg.querySelectorAll('*'))
    for (const { name, value } of shape.attributes)
      if (!/^(?:class|id|data-.*)$/.test(name))
        for (const letter of rounded(value)) sum = (sum * 31 + letter.charCodeAt(0)) % 1_679_616
  const words = [...svg.querySelectorAll('text, title')].map(({ textContent }) => `“${tidy(textContent)}”`)
  return [`◆${sum.toString(36)}`, ...words]
}

const FIELDS = new Set(['input', 'select', 'textarea'])

const isControl = (element: Element): boolean =>
  element.localName === 'button' ||
  FIELDS.has(element.localName) ||
  ['tab', 'option'].includes(element.getAttribute('role') ?? '')

/** Colours and weights at rest. Those of controls are the kit's. */
function lookOf(element: Element, styles: Styles): Set<string> {
  for (let child = element.firstElementChild; child; child = child.nextElementSibling)
    if (FIELDS.has(child.localName)) return new Set()
  const look = new Set<string>()
  for (const name of classesOf(element)) for (const rule of looksOf(styles.get(name))) look.add(rule)
  return look
}

/** `classList` is made anew by each who asks for it. */
const classesOf = (element: Element): string[] => (element.getAttribute('class') ?? '').split(' ')

const looks = new WeakMap<readonly string[], readonly string[]>()

/** Colours and weights among the rules of a class. */
function looksOf(rules: readonly string[] | undefined): readonly string[] {
  if (!rules) return []
  const known = looks.get(rules)
  if (known) return known
  const look = rules
    .filter((rule) => /^\{(?:background-color|color|font-weight|opacity|text-decoration)/.test(rule))
    .map((rule) => rule.replace(/^\{([^:]*): (?:var\(--)?(.*?)\)?;\}$/, '{$1: $2}'))
  looks.set(rules, look)
  return look
}
