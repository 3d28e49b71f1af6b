import type { Command } from './command.types.ts'

/** First characters of each run of pinyin initials, in the order of `zh` collation. */
const FIRSTS = '阿八嚓哒妸发旮哈讥咔垃妈拏噢妑七呥仨他穵夕丫帀'
const INITIALS = 'abcdefghjklmnopqrstwxyz'

let collator: Intl.Collator | undefined

/** The initial of a Chinese character's pinyin, or undefined for any other character. */
function initialOf(letter: string): string | undefined {
  if (!/\p{Script=Han}/u.test(letter)) return undefined
  collator ??= new Intl.Collator('zh-Hans-CN-u-co-pinyin')
  const { compare } = collator
  const at = [...FIRSTS].findLastIndex((first) => compare(first, letter) <= 0)
  return INITIALS[at]
}

/** Lower case, without accents, and letters of full width as others: "Tải lên" → "tai len", "ＡＢＣ" → "abc". */
export function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll(/[đĐ]/g, 'd').toLowerCase().trim()
}

/** The pinyin initials of a Chinese text ("数据概览" → "sjgl"), '' for a text without Chinese. */
export function pinyinInitials(text: string): string {
  return [...text].map((letter) => initialOf(letter) ?? '').join('')
}

/**
 * Score of a text for a query; 0 = no match. A match at the start of the text scores best, then at the start of a word, then anywhere, then the letters in
 * order with gaps.
 */
export function score(text: string, wanted: string): number {
  const at = text.indexOf(wanted)
  if (at === 0) return 100
  if (at > 0) return /[\s/·-]/.test(text[at - 1] ?? '') ? 80 : 60
  let from = -1
  for (const letter of wanted.replaceAll(' ', '')) {
    from = text.indexOf(letter, from + 1)
    if (from < 0) return 0
  }
  return GUESS
}

/** Score of letters that only follow one another in the text, with anything in between. */
const GUESS = 20

/** @returns whether a command contains the searched text, and not only its letters in order */
export function isSure(command: Command, question: string): boolean {
  const wanted = plain(question)
  return wanted === '' || points(command, wanted) > GUESS
}

/** The matching commands, best first; recently used ones win ties. An empty query returns all of them. */
export function findCommands(
  commands: readonly Command[],
  question: string,
  recent: readonly string[],
): readonly Command[] {
  const wanted = plain(question)
  const late = (id: string) => (recent.includes(id) ? recent.length - recent.indexOf(id) : 0)
  return commands
    .map((command, at) => ({ command, at, points: wanted ? points(command, wanted) : 1 }))
    .filter((found) => found.points > 0)
    .sort((a, b) => b.points - a.points || late(b.command.id) - late(a.command.id) || a.at - b.at)
    .map((found) => found.command)
}

function points({ title, keywords = [], group = '' }: Command, wanted: string): number {
  const initials = pinyinInitials(title)
  return Math.max(
    score(plain(title), wanted),
    initials.includes(wanted) ? 70 : 0,
    ...keywords.map((word) => score(plain(word), wanted) * 0.7),
    plain(group).includes(wanted) ? 10 : 0,
  )
}
