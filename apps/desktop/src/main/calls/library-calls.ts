import { readWholeList } from '@seaport/api-client/whole-list'
import { readFile } from '@seaport/contract/platform/file'
import { getScript, listScripts, scriptGroups } from '@seaport/contract/work/script'
import { getSeatResource, listSeatResources } from '@seaport/contract/work/seat-resource'
import { getTranslation, translateTexts } from '@seaport/contract/work/translation'
import { ClientRefused } from '@seaport/seat-client/client-refused'
import type { Messages } from '@seaport/seat-client/messages'
import type { SeatClient } from '@seaport/seat-client/seat-client'
import { nativeImage } from 'electron'
import { TRAY_ICON } from '../life/tray-icon.ts'
import type { MediaCache } from '../media-cache.ts'
import { saveAs } from '../save-file.ts'
import type { Calls } from './calls.ts'

/** The seat's resources and scripts, and translations of collected texts. */
export function libraryCalls(
  client: SeatClient,
  cache: MediaCache,
  messages: Messages,
): Calls<
  | 'resource.list'
  | 'resource.get'
  | 'translation.get'
  | 'translation.translate'
  | 'script.list'
  | 'script.get'
  | 'script.groups'
  | 'script.saveFile'
  | 'script.readyFile'
  | 'script.dragFile'
> {
  const api = () => client.session().client
  const contentOf = async (id: string) => {
    const file = await api().call(readFile, { params: { id } })
    return new Uint8Array(await file.arrayBuffer())
  }
  return {
    'resource.list': (query) => api().call(listSeatResources, { query }),
    'resource.get': (params) => api().call(getSeatResource, { params }),
    'translation.get': () => api().call(getTranslation, {}),
    'translation.translate': (body) => api().call(translateTexts, { body }),
    'script.list': (query) =>
      api().call(listScripts, { query: { ...query, public: toQueryFlag(query.public) } }),
    'script.get': (params) => api().call(getScript, { params }),
    'script.groups': () => readWholeList(api(), scriptGroups.list, { query: { sort: 'name', order: 'asc' } }),
    'script.saveFile': async ({ id, name }, { window }) => {
      const bytes = await contentOf(id)
      return { path: await saveAs(window, name, async () => bytes) }
    },
    'script.readyFile': async ({ id, name }) => ({ path: await cache.ready(id, name, () => contentOf(id)) }),
    'script.dragFile': ({ path }, { window }) => {
      if (!cache.has(path)) throw new ClientRefused(messages, 'file_not_ready')
      window.webContents.startDrag({ file: path, icon: nativeImage.createFromDataURL(TRAY_ICON) })
      return {}
    },
  }
}

function toQueryFlag(value: boolean | undefined): 'true' | 'false' | undefined {
  return value === undefined ? undefined : value ? 'true' : 'false'
}
