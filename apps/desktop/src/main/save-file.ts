import { randomUUID } from 'node:crypto'
import { chmod, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { cutUnits } from '@seaport/contract/kernel/graphemes'
import { isDiskFull } from '@seaport/runner/disk-full'
import { app, type BrowserWindow, dialog } from 'electron'
import { FileNotSaved } from './file-not-saved.ts'

/** Characters that are invalid in file names on any of the three systems. */
const FORBIDDEN = /[\p{Cc}<>:"/\\|?*]|[. ]+$/gu
/**
 * Names of Windows' devices, with any ending, also after blanks:
 * https://learn.microsoft.com/windows/win32/fileio/naming-a-file (superscript digits count).
 */
const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])(?= *(?:\.|$))/i
/** Bytes of the longest name; Linux allows 255, and a browser or a person may add some. */
const MAX_BYTES = 200
const MAX_ENDING = 20

/** @returns a file name that is valid on every system, and contains no path */
export function fileName(name: string): string {
  const taken = name.replace(FORBIDDEN, '_').replace(DEVICE, '_$1')
  // A cut may leave a blank or a dot at the end.
  return /^[._]*$/.test(taken) ? 'file' : shortened(taken).replace(/[. ]+$/, '_')
}

/** Cuts a long name before its ending. */
function shortened(name: string): string {
  const told = extname(name)
  const ending = told.length > MAX_ENDING ? '' : told
  let stem = name.slice(0, name.length - ending.length)
  while (Buffer.byteLength(stem + ending) > MAX_BYTES) stem = cutUnits(stem, stem.length - 1)
  return stem + ending
}

/** Asks for a path, with a suggested name. @returns the path; null = cancelled. @throws FileNotSaved, but for a full disk */
export async function saveAs(
  window: BrowserWindow,
  name: string,
  content: () => Promise<string | Uint8Array> | string,
): Promise<string | null> {
  const defaultPath = join(app.getPath('downloads'), fileName(name))
  const { canceled, filePath } = await dialog.showSaveDialog(window, { defaultPath })
  if (canceled || !filePath) return null
  const bytes = await content()
  await replaceWhole(filePath, bytes).catch((error: unknown) => {
    throw isDiskFull(error) ? error : new FileNotSaved(filePath, error)
  })
  return filePath
}

/** Writes a file beside the chosen one and renames it: on a full disk, and after a crash, the old one is there unchanged. */
async function replaceWhole(path: string, bytes: string | Uint8Array): Promise<void> {
  // A link stays a link.
  const target = await realpath(path).catch(() => path)
  const old = await stat(target).catch(() => undefined)
  // What is no file, such as a device, can't be replaced by one.
  if (old && !old.isFile()) return writeFile(target, bytes)
  const draft = join(dirname(target), `.seaport-${randomUUID()}.part`)
  try {
    await writeFile(draft, bytes, { flush: true })
    if (old) await chmod(draft, old.mode)
    await rename(draft, target)
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined)
    throw error
  }
}
