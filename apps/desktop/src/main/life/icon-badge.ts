import { app, type BrowserWindow, nativeImage } from 'electron'

const SIZE = 16
/** Blue, green, red, alpha: Electron's bitmaps are BGRA. */
const RED = [0x2f, 0x31, 0xd1, 0xff]

/** A red dot, which Windows lays over the program's icon in the task bar. */
function dot(): Electron.NativeImage {
  const pixels = Buffer.alloc(SIZE * SIZE * 4)
  const centre = (SIZE - 1) / 2
  for (let y = 0; y < SIZE; y += 1)
    for (let x = 0; x < SIZE; x += 1)
      if ((x - centre) ** 2 + (y - centre) ** 2 <= 40) pixels.set(RED, (y * SIZE + x) * 4)
  return nativeImage.createFromBitmap(pixels, { width: SIZE, height: SIZE })
}

/** Shows the number of inbox items on the program's icon: a number on macOS and Linux, a dot with a description on Windows, which has no numbers. */
export function showBadge(count: number, window: BrowserWindow | undefined, description: string): void {
  if (process.platform === 'win32') window?.setOverlayIcon(count > 0 ? dot() : null, description)
  else app.setBadgeCount(count)
}
