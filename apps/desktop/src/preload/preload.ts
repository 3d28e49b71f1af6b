import { contextBridge, ipcRenderer } from 'electron'
import names from 'virtual:seaport-ipc-names'
import { createSurface } from './surface.ts'

contextBridge.exposeInMainWorld('seaport', createSurface(names, ipcRenderer))
