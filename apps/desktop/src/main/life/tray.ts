import type { Messages } from '@seaport/seat-client/messages'
import { app, Menu, nativeImage, Tray } from 'electron'
import { TRAY_ICON } from './tray-icon.ts'

export interface TrayOptions {
  readonly messages: Messages
  running(): number
  open(): void
}

/** The program's icon in the system's tray: opens its window, and shows what is running. */
export class SeaportTray {
  readonly #options: TrayOptions
  #tray: Tray | undefined

  constructor(options: TrayOptions) {
    this.#options = options
  }

  /** Creates the icon for the life of the program; later calls update its text. */
  show(): void {
    const { messages, running, open } = this.#options
    if (!this.#tray) {
      this.#tray = new Tray(iconOf(process.platform))
      this.#tray.on('click', open)
    }
    const status = messages('tray.running', { count: String(running()) })
    this.#tray.setToolTip(`Seaport · ${status}`)
    this.#tray.setContextMenu(
      Menu.buildFromTemplate([
        { label: status, enabled: false },
        { type: 'separator' },
        { label: messages('tray.open'), click: open },
        { label: messages('tray.quit'), click: () => app.quit() },
      ]),
    )
  }

  /** Updates the text of an existing icon. */
  update(): void {
    if (this.#tray) this.show()
  }
}

/** A Mac draws each pixel as a point, higher than its menu bar, unless the picture is said to be of double density. */
function iconOf(platform: NodeJS.Platform) {
  if (platform !== 'darwin') return nativeImage.createFromDataURL(TRAY_ICON)
  const [, pixels = ''] = TRAY_ICON.split(',')
  return nativeImage.createFromBuffer(Buffer.from(pixels, 'base64'), { scaleFactor: 2 })
}
