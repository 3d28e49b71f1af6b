import { styleText } from 'node:util'

/** A heading between the phases of a long command. */
export function heading(title: string): void {
  console.log(`\n${styleText('bold', `── ${title} `.padEnd(72, '─'))}`)
}

/** Lines that belong to the line above them. */
export function indented(text: string): string {
  return text.replace(/^(?=.)/gm, '    ')
}

/** @returns a length of time for people: `340 ms`, `12.3 s`, `2 min 05 s` */
export function duration(milliseconds: number): string {
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`
  if (milliseconds < 59_950) return `${(milliseconds / 1000).toFixed(1)} s`
  const seconds = Math.round(milliseconds / 1000)
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`
}

/** One line for a finished step, with its output when it failed. */
export function report(ok: boolean, name: string, milliseconds: number, details = ''): void {
  const mark = ok ? styleText('green', '✓') : styleText('red', '✗')
  console.log(`${mark} ${name} ${styleText('dim', duration(milliseconds))}`)
  if (!ok && details.trim() !== '') console.log(indented(details.trim()))
}

/** A message that ends a command. */
export function fail(message: string): never {
  console.error(`\n${styleText('red', message)}\n`)
  process.exit(1)
}
