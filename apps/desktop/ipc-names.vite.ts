import { type IpcContract, ipcNames } from '@seaport/contract/desktop/ipc-core'
import type { Plugin } from 'vite'

const ID = 'virtual:seaport-ipc-names'

/** Writes the contract's channel names into preload and main process: the allowlist is derived, without loading a schema library before the window. */
export function ipcNamesPlugin(contract: IpcContract): Plugin {
  return {
    name: 'seaport-ipc-names',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) =>
      id === `\0${ID}` ? `export const names = ${JSON.stringify(ipcNames(contract))}` : undefined,
  }
}
