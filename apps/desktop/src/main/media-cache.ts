import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileName } from './save-file.ts'

/** Files of scripts on this computer, because only a file can be dragged into a page. Emptied at every start. */
export class MediaCache {
  readonly #folder: string
  readonly #files = new Map<string, Promise<string>>()
  readonly #paths = new Set<string>()
  #emptied: Promise<void> | undefined

  constructor(folder: string) {
    this.#folder = folder
  }

  /** @returns the path of a file, which is downloaded once */
  ready(id: string, name: string, content: () => Promise<Uint8Array>): Promise<string> {
    const known = this.#files.get(id)
    if (known !== undefined) return known
    const written = this.#write(id, name, content)
    this.#files.set(id, written)
    written.catch(() => this.#files.delete(id))
    return written
  }

  /** Whether a path was handed out here. */
  has(path: string): boolean {
    return this.#paths.has(path)
  }

  async #write(id: string, name: string, content: () => Promise<Uint8Array>): Promise<string> {
    // A file that another program still holds stays: on Windows it can't be deleted.
    this.#emptied ??= rm(this.#folder, { recursive: true, force: true }).catch(() => undefined)
    const [bytes] = await Promise.all([content(), this.#emptied])
    // A folder per file: the file keeps its name, and equal names don't collide.
    const folder = join(this.#folder, fileName(id))
    await mkdir(folder, { recursive: true })
    const path = join(folder, fileName(name))
    await writeFile(path, bytes)
    this.#paths.add(path)
    return path
  }
}
