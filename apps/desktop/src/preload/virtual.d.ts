/** The contract's names, written into the bundle by the build (ipc-names.vite.ts), so that no schema library is needed. */
declare module 'virtual:seaport-ipc-names' {
  export const names: import('@seaport/contract/desktop/ipc-core').IpcNames
}
