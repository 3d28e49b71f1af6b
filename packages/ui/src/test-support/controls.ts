import { fireEvent } from '@testing-library/react'

/** What a person can act on, by its role and name. */
export interface Control {
  readonly key: string
  readonly element: HTMLElement
}

const ACTABLE =
  'button, input, select, textarea, tbody tr[tabindex], [role^="menuitem"], [role="tab"], [role="switch"], [role="option"][tabindex]'

const roleOf = (element: Element): string =>
  element.getAttribute('role') ?? element.getAttribute('type') ?? element.localName

const tidy = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim()

function nameOf(element: HTMLElement): string {
  const labels = (element.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .map((id) => tidy(document.getElementById(id)?.textContent))
  const ofField = [...((element as HTMLInputElement).labels ?? [])].map((label) => tidy(label.textContent))
  return (
    element.getAttribute('aria-label') ||
    labels.join(' ') ||
    ofField.join(' ') ||
    tidy(element.textContent) ||
    (element.getAttribute('placeholder') ?? '')
  )
}

/** @returns what can be acted on, each by a name of its own. Where a link leads stands in it. */
export function controls(): Control[] {
  const counts = new Map<string, number>()
  return [...document.body.querySelectorAll<HTMLElement>(ACTABLE)].flatMap((element) => {
    if (element.matches(':disabled, [aria-disabled="true"]') || isOutOfReach(element)) return []
    if (element.matches('th button, [role="toolbar"][aria-label="Formatting"] button, [aria-label^="Copy"]'))
      return []
    if (
      isBox(element) &&
      [...(element.closest('fieldset')?.querySelectorAll('input') ?? [])].indexOf(
        element as HTMLInputElement,
      ) > 1
    )
      return []
    const base = `${roleOf(element)} ${nameOf(element)}`.slice(0, 80)
    const count = (counts.get(base) ?? 0) + 1
    counts.set(base, count)
    if (OF_KIT.test(base)) return []
    return [{ key: count === 1 ? base : `${base} #${count}`, element }]
  })
}

/** @returns the links, each by a name of its own */
export function links(): Control[] {
  const found = new Map<string, HTMLElement>()
  for (const element of document.body.querySelectorAll<HTMLElement>('a[href]')) {
    const key = `link ${nameOf(element)}`.slice(0, 80)
    if (!found.has(key) && !isOutOfReach(element)) found.set(key, element)
  }
  return [...found].map(([key, element]) => ({ key, element }))
}

/** Clicks a link, which leads nowhere: where it would lead stands in it. @returns whether the page let it lead there */
export function follow({ element }: Control, held: MouseEventInit): boolean {
  let leads = false
  const stay = (event: Event) => {
    leads = !event.defaultPrevented
    event.preventDefault()
  }
  addEventListener('click', stay, { once: true })
  fireEvent.click(element, held)
  return leads
}

/** A file field is hidden behind the button that opens it. */
const isOutOfReach = (element: Element): boolean =>
  element.closest('[inert]') !== null ||
  (element.closest('[hidden]') !== null && !element.matches('input[type="file"]'))

/** What an act is told apart by, whichever row it is about. */
export const kindOf = (key: string): string => key.replaceAll(/[\w.]*\p{L}* ?茶 ?\d*|\d+/gu, '…')

/** What the kit does everywhere alike; its own record has it. */
const OF_KIT = /^button (?:Close|Cancel|Show password|Previous row|Next row|Select row|Columns|Rows per page)/

const isBox = (element: Element): boolean =>
  element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type)

export const isField = ({ element }: Control): boolean =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement

export const isSubmit = ({ element }: Control): boolean =>
  element instanceof HTMLButtonElement && element.type === 'submit' && element.form !== null

/** Whether it is a button that stands in a form, but does not send it. */
export const isOfForm = ({ element }: Control): boolean =>
  element instanceof HTMLButtonElement && element.type !== 'submit' && element.form !== null

/** What is typed into a field, by what it says of itself. */
function valueFor(element: HTMLInputElement | HTMLTextAreaElement, key: string): string {
  const kinds: readonly [RegExp, string][] = [
    [/scopes/i, 'read'],
    [/events/i, 'port'],
    [/country/i, 'viet'],
    [/zone/i, 'kath'],
    [/^text IP/, '198.51.100.7'],
    [/^text Route/, '/task/new'],
    [/SHA-512/, 'ab'.repeat(64)],
    [/email/i, 'mới.người@example.test'],
    [/password/i, 'Cà-phê 9 sữa đá!'],
    [/deposit address/i, 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE'],
    [/link|url|address|page|website/i, 'https://example.test/trà'],
    [/^textarea Content/, 'Trà {code} 茶'],
    [/^textarea Accounts/, 'tra.cha9\n\nhttps://example.test/trà'],
    [/^text Account\W*$/, 'tracha9'],
    [/version/i, '2.9.1'],
    [/code/i, '246810'],
    [/rate|discount/i, '0.75'],
    [/amount|price|balance|USD/i, '12.50'],
  ]
  const types: Readonly<Record<string, string>> = {
    date: '2026-03-20',
    time: '08:45',
    'datetime-local': '2026-03-20T08:45',
    email: 'mới.người@example.test',
    number: '7',
    tel: '+84 90 123 4567',
    range: '7',
  }
  const kind = kinds.find(([name]) => name.test(key))?.[1]
  if (element.inputMode === 'numeric') return kind && /^\d+$/.test(kind) ? kind : '120'
  if (element.inputMode === 'decimal') return kind && Number(kind) < 99 ? kind : '7'
  return types[element.type] ?? kind ?? 'Trà 茶'
}

/** What is typed or pasted often has blanks around it. */
const padded = ({ type }: { type: string }, value: string): string =>
  /^(?:text|textarea|search|tel|url|email|password)$/.test(type) ? ` ${value} ` : value

/** Opens a list of choices by typing: of hundreds, those that fit are drawn. */
function open(field: HTMLInputElement, key: string): void {
  field.focus()
  fireEvent.change(field, {
    target: { value: padded(field, valueFor(field, key).replace(/^Trà /, '')) },
  })
}

/** What a field with a list had chosen before it was opened. */
export const chosenIn = ({ element }: Control): string => (element as HTMLInputElement).value

/** The choices of the list that is open. */
const choices = (): Element[] => [...document.querySelectorAll('[role="option"], [role="menuitemcheckbox"]')]

/** Of a list of hundreds the first are enough. */
const MOST_OFFERED = 4

/** @returns what the list that is open offers */
export function offered(): string {
  const all = choices().map(({ textContent }) => tidy(textContent))
  const left = all.length - MOST_OFFERED
  return [...all.slice(0, MOST_OFFERED), ...(left > 0 ? [`… ${all.length}`] : [])].join('|')
}

/** Takes the first choice of the list that is open, and that was not chosen `before`, as typing may have taken away. */
export function choose(before: string): void {
  const all = choices()
  const first =
    all.find(({ ariaSelected, textContent }) => ariaSelected !== 'true' && textContent !== before) ?? all[0]
  if (first) fireEvent.click(first)
  const { activeElement } = document
  if (activeElement) fireEvent.blur(activeElement)
}

export const isList = ({ element }: Control): boolean =>
  element instanceof HTMLInputElement && element.role === 'combobox'

/** Chooses files of a kind that the field takes, as a browser does: the field holds their name until it is emptied. */
function chooseFiles(field: HTMLInputElement): void {
  const [kind = ''] = field.accept.split(',')
  const isType = kind.includes('/')
  const fileCalled = (name: string, content: string) =>
    Object.assign(
      new File([content], `${name}${isType ? `.${kind.split('/')[1]}` : kind || '.bin'}`, {
        type: isType ? kind : '',
        lastModified: 0,
      }),
      { arrayBuffer: async () => new TextEncoder().encode(content).buffer },
    )
  const files = [fileCalled('trà', 'Trà'), ...(field.multiple ? [fileCalled('茶', 'Trà 茶')] : [])]
  Object.defineProperty(field, 'value', { configurable: true, writable: true, value: 'C:\\fakepath\\trà' })
  fireEvent.change(field, { target: { files } })
}

/** Whether a field has to be filled in again before its form is used a second time. */
export function isEmptied({ key }: Control): boolean {
  const field = controls().find((one) => one.key === key)?.element as HTMLInputElement | undefined
  return field?.value === '' && !(field.role === 'combobox' && field.placeholder)
}

/** Types into a field, and presses a key in it: Enter sends its form, as a browser does, even if that has no button to send it. */
export function typeAnd({ key, element }: Control, pressed: string): void {
  const field = element as HTMLInputElement
  field.focus()
  fireEvent.change(field, { target: { value: padded(field, valueFor(field, key)) } })
  const isLeft = fireEvent.keyDown(field, { key: pressed, code: pressed })
  if (isLeft && pressed === 'Enter' && field.form) fireEvent.submit(field.form)
}

/** Whether it is a field into which one line is typed. */
export const isTyped = ({ element }: Control): boolean =>
  element instanceof HTMLInputElement &&
  /^(?:text|search|url|tel|email)$/.test(element.type) &&
  element.role !== 'combobox'

/** @returns the buttons that copy something */
export const copyButtons = (): HTMLElement[] =>
  [...document.body.querySelectorAll<HTMLElement>('button')].filter(
    (button) => /^Copy/.test(nameOf(button)) && !isOutOfReach(button),
  )

/** Acts on it as a person would. */
export function perform({ key, element }: Control): void {
  if (element instanceof HTMLSelectElement) {
    const other = [...element.options].findLast(({ disabled, value }) => !disabled && value !== element.value)
    if (other) fireEvent.change(element, { target: { value: other.value } })
    return
  }
  if (element instanceof HTMLInputElement && element.type === 'file') {
    chooseFiles(element)
    return
  }
  if (element instanceof HTMLInputElement && element.role === 'combobox') {
    open(element, key)
    return
  }
  const isText = element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement
  if (isText && !isBox(element)) {
    fireEvent.change(element, { target: { value: padded(element, valueFor(element, key)) } })
    fireEvent.blur(element)
    return
  }
  element.focus()
  fireEvent.click(element)
}
