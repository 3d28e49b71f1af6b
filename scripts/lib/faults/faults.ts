import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../root.ts'

/** A possible mistake, and the test that must fail when it is made. */
export interface Fault {
  /** Name of the listing file, without folder and ending. */
  area: string
  /** Kind and effect of the fault, as in `unit: a download is given ten seconds`. */
  title: string
  /** The file that the fault is planted in. */
  file: string
  /** Text that stands in `file` exactly once. */
  find: string
  /** The replacement. */
  replace: string
  /** The test file that has to fail. */
  test: string
  /** A pattern of the name of its case that does, if the others need not run: a record of everything takes minutes. */
  only?: string
}

/** The kinds of faults, by the first word of a title. */
const kinds = [
  'leftover',
  'call',
  'data',
  'unit',
  'order',
  'rights',
  'lock',
  'act',
  'default',
  'title',
  'specification',
]

/**
 * Reads one file of `tests/faults`. Faults are separated by an empty line; the first character of each line tells its kind:
 * `#` the title, `@` the file, `-` a line to find, `+` a line instead, `!` the test, with ` > ` and the case if only that has to run.
 * @throws Error naming a fault that is incomplete
 */
export function parseFaults(area: string, text: string): Fault[] {
  return text
    .trim()
    .split(/\n{2,}/)
    .map((block) => {
      const lines = block.split('\n')
      const marked = (mark: string) =>
        lines
          .filter((line) => line.startsWith(mark))
          .map((line) => line.slice(2))
          .join('\n')
      const [test = '', only] = marked('!').split(' > ')
      const fault = {
        area,
        title: marked('#'),
        file: marked('@'),
        find: marked('-'),
        replace: marked('+'),
        test,
        ...(only && { only }),
      }
      if (!fault.title || !fault.file || !fault.find || !fault.test || !/^([#@!+-]( .*)?\n?)+$/.test(block))
        throw new Error(`tests/faults/${area}.txt: incomplete, or a line without a mark:\n${block}`)
      return fault
    })
}

/** Every fault of the repository, by area. */
export function readFaults(folder = root): Fault[] {
  return globSync('tests/faults/*.txt', { cwd: folder })
    .sort()
    .flatMap((path) => parseFaults(basename(path, '.txt'), readFileSync(join(folder, path), 'utf8')))
}

/** @returns what prevents planting faults, one line each: a text missing from its file, or a missing test */
export function faultFaults(faults: readonly Fault[], folder = root): string[] {
  const texts = new Map<string, string>()
  const textOf = (file: string) => {
    if (!texts.has(file))
      texts.set(file, existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : '')
    return texts.get(file) ?? ''
  }
  return faults.flatMap(({ area, title, file, find, replace, test }) => {
    const say = (why: string) => `tests/faults/${area}.txt: "${title}": ${why}`
    const times = textOf(file).split(find).length - 1
    return [
      ...(kinds.includes(title.split(':')[0] ?? '') ? [] : [say(`begins with none of ${kinds.join(', ')}`)]),
      ...(times === 1
        ? []
        : [
            say(
              `its text stands ${times} times in ${file}, not once: adapt the fault to the code, or remove it`,
            ),
          ]),
      ...(find === replace ? [say('changes nothing')] : []),
      ...(existsSync(join(folder, test)) ? [] : [say(`there is no test ${test}`)]),
    ]
  })
}

/** @returns a file's text with the fault planted */
export function planted(text: string, { find, replace }: Fault): string {
  // A function, since `$&` in a replacement text would be read as a pattern.
  return text.replace(find, () => replace)
}
