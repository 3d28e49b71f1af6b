import { names } from 'virtual:seaport-ipc-names'
import { contextBridge, ipcRenderer } from 'electron'
import { createSurface } from './surface.ts'

contextBridge.exposeInMainWorld('seaport', createSurface(names, ipcRenderer))
