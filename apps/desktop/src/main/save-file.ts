import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { app, type BrowserWindow, dialog } from 'electron'

/** Characters that are invalid in file names on any of the three systems. */
const FORBIDDEN = /[\p{Cc}<>:"/\\|?*]/gu

/** @returns a file name that is valid on every system, and contains no path */
export function fileName(name: string): string {
  const taken = name.replace(FORBIDDEN, '_')
  return /^\.*$/.test(taken) ? 'file' : taken
}

/** Asks for a path, with a suggested name. @returns the path; null = cancelled */
export async function saveAs(
  window: BrowserWindow,
  name: string,
  content: () => Promise<string | Uint8Array> | string,
): Promise<string | null> {
  const defaultPath = join(app.getPath('downloads'), fileName(name))
  const { canceled, filePath } = await dialog.showSaveDialog(window, { defaultPath })
  if (canceled || !filePath) return null
  await writeFile(filePath, await content())
  return filePath
}
