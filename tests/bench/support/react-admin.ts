import { installApart, type Peer, servePage } from './peer.ts'

/** The smallest list that react-admin's own tutorial shows: one resource, a table with as many columns as ours. */
const MAIN = `
import { createRoot } from 'react-dom/client'
import { createElement as h } from 'react'
import { Admin, Datagrid, List, Resource, TextField } from 'react-admin'
const ask = () => fetch('/rows.json').then((answer) => answer.json())
const dataProvider = { getList: () => ask().then((data) => ({ data, total: data.length })) }
const columns = ['code', 'name', 'state', 'ports', 'accounts', 'seen', 'created']
const Rows = () => h(List, null, h(Datagrid, { bulkActionButtons: false }, columns.map((source) => h(TextField, { key: source, source }))))
createRoot(document.getElementById('root')).render(h(Admin, { dataProvider, disableTelemetry: true }, h(Resource, { name: 'seats', list: Rows })))
`
const rows = Array.from({ length: 20 }, (_, id) => ({
  id,
  code: `10000${id}`,
  name: `Seat ${id}`,
  state: 'online',
  ports: 3,
  accounts: 2,
  seen: '2026-01-01',
  created: '2026-01-01',
}))

/** React-admin's smallest list, built for production and served with Brotli. */
export async function serveReactAdmin(): Promise<Peer> {
  await installApart('react-admin')
  return servePage('react-admin', MAIN, { '/rows.json': JSON.stringify(rows) })
}
