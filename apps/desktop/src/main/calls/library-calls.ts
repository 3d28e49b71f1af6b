import { readFile } from '@seaport/contract/platform/file'
import { getScript, listScripts, scriptGroups } from '@seaport/contract/work/script'
import { getSeatResource, listSeatResources } from '@seaport/contract/work/seat-resource'
import type { SeatClient } from '@seaport/seat-client/seat-client'
import { saveAs } from '../save-file.ts'
import type { Calls } from './calls.ts'

/** The seat's resources and scripts. */
export function libraryCalls(
  client: SeatClient,
): Calls<
  'resource.list' | 'resource.get' | 'script.list' | 'script.get' | 'script.groups' | 'script.saveFile'
> {
  const api = () => client.session().client
  return {
    'resource.list': (query) => api().call(listSeatResources, { query }),
    'resource.get': (params) => api().call(getSeatResource, { params }),
    'script.list': (query) =>
      api().call(listScripts, { query: { ...query, public: toQueryFlag(query.public) } }),
    'script.get': (params) => api().call(getScript, { params }),
    'script.groups': (query) => api().call(scriptGroups.list, { query }),
    'script.saveFile': async ({ id, name }, { window }) => {
      const file = await api().call(readFile, { params: { id } })
      return { path: await saveAs(window, name, async () => new Uint8Array(await file.arrayBuffer())) }
    },
  }
}

function toQueryFlag(value: boolean | undefined): 'true' | 'false' | undefined {
  return value === undefined ? undefined : value ? 'true' : 'false'
}
