import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** @returns what the file holds; undefined where it is missing or broken */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** As `readJson`, but a file that is broken is kept under another name, with its date. */
export function readJsonOrSetAside(
  file: string,
  onSetAside: (movedTo: string) => void = () => undefined,
): unknown {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  try {
    return JSON.parse(text)
  } catch {
    onSetAside(setAside(file))
    return undefined
  }
}

/** Moves a file away that can't be read. @returns where it is now */
export function setAside(file: string): string {
  const movedTo = `${file}.damaged-${new Date().toISOString().replaceAll(':', '-')}`
  renameSync(file, movedTo)
  return movedTo
}

/** Written beside and renamed, so that a crash leaves the old file or the new one. For what is small and no secret. */
export function writeJson(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, JSON.stringify(value, null, 2))
  renameSync(`${file}.new`, file)
}
