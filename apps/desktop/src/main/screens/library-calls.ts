import type { desktopIpc } from '@seaport/contract/desktop/ipc'
import type { IpcHandlers } from '@seaport/contract/desktop/ipc-core'
import { readFile } from '@seaport/contract/platform/file'
import { getScript, listScripts, scriptGroups } from '@seaport/contract/work/script'
import { getSeatResource, listSeatResources } from '@seaport/contract/work/seat-resource'
import type { SeatSession } from '@seaport/seat-client/session/session'
import type { CallContext } from '../ipc.ts'
import { saveAs } from './save-file.ts'

type Handlers = IpcHandlers<typeof desktopIpc, CallContext>

/** What the seat reads of its library and of the scripts. */
export function libraryCalls(
  session: () => SeatSession,
): Pick<
  Handlers,
  'resource.list' | 'resource.get' | 'script.list' | 'script.get' | 'script.groups' | 'script.saveFile'
> {
  const client = () => session().client
  return {
    'resource.list': (query) => client().call(listSeatResources, { query }),
    'resource.get': (params) => client().call(getSeatResource, { params }),
    'script.list': (query) =>
      client().call(listScripts, { query: { ...query, public: asFlag(query.public) } }),
    'script.get': (params) => client().call(getScript, { params }),
    'script.groups': (query) => client().call(scriptGroups.list, { query }),
    'script.saveFile': async ({ id, name }, { window }) => {
      const file = await client().call(readFile, { params: { id } })
      return { path: await saveAs(window, name, async () => new Uint8Array(await file.arrayBuffer())) }
    },
  }
}

/** As a query string says it. */
function asFlag(value: boolean | undefined): 'true' | 'false' | undefined {
  return value === undefined ? undefined : value ? 'true' : 'false'
}
