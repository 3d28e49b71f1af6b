import { API_BASE } from '@seaport/contract/api'

/** Pages of the API's description: their addresses end with a slash. */
const DOCS = `${API_BASE}/docs`

/** @returns an address of the API without doubled slashes and one at its end, as programs join addresses; others as they are */
export function plainApiPath(url: string): string {
  const [path = '', ...query] = url.split('?')
  const plain = `/${path.split('/').filter(Boolean).join('/')}`
  const isApi = plain === API_BASE || plain.startsWith(`${API_BASE}/`)
  return isApi && !plain.startsWith(DOCS) ? [plain, ...query].join('?') : url
}
