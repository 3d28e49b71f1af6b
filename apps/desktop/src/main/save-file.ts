import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { app, type BrowserWindow, dialog } from 'electron'

/** Letters that no file system of the three takes in a name. */
const FORBIDDEN = /[\p{Cc}<>:"/\\|?*]/gu

/** @returns a name that every system takes, and that leads nowhere else */
export function fileName(name: string): string {
  const taken = name.replace(FORBIDDEN, '_')
  return /^\.*$/.test(taken) ? 'file' : taken
}

/** Asks where to save something, with a name to begin with. @returns the path; null = cancelled */
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
