import { installApart, type Peer, servePage } from './peer.ts'

/**
 * A react-admin application for the same lists, written as its documentation recommends: login, identity and permissions from the server, a
 * data provider for its lists, one filter that is always shown. No custom theme or layout.
 */
const MAIN = `
import { createRoot } from 'react-dom/client'
import { Admin, Datagrid, DateField, FunctionField, List, Resource, SelectInput, TextField } from 'react-admin'

const call = async (path, body) => {
  const answer = await fetch('/api/v1' + path, {
    method: body ? 'POST' : 'GET',
    headers: { token: localStorage.getItem('token') ?? '', ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  })
  const { data } = await answer.json()
  if (!answer.ok) throw Object.assign(new Error(answer.statusText), { status: answer.status })
  return data
}

let keys
const permissionKeys = () => (keys ??= call('/user/permission').then((data) => data.keys))
const keyOf = { tasks: '009', accounts: '008' }
const authProvider = {
  async login({ username, password }) {
    const { token, user_id } = await call('/auth/login', { email: username, password })
    localStorage.setItem('token', token)
    document.cookie = 'user_id=' + user_id
  },
  async logout() { localStorage.removeItem('token') },
  async checkAuth() { if (!localStorage.getItem('token')) throw new Error() },
  async checkError({ status }) { if (status === 401) throw new Error() },
  getPermissions: permissionKeys,
  canAccess: async ({ resource }) => (await permissionKeys()).includes(keyOf[resource]),
  getIdentity: () => call('/user/info').then(({ id, username }) => ({ id, fullName: username })),
}

const pathOf = { tasks: '/task', accounts: '/account' }
const dataProvider = {
  async getList(resource, { pagination: { page, perPage }, filter }) {
    const query = new URLSearchParams({ page, page_size: perPage, ...filter })
    const { list, total } = await call(pathOf[resource] + '?' + query)
    return { data: list, total }
  },
}

const choices = (...ids) => ids.map((id) => ({ id, name: id }))
const taskFilters = [
  <SelectInput key="status" source="status" alwaysOn choices={choices('pending', 'queued', 'running', 'parked', 'completed', 'ended', 'error')} />,
]
const Tasks = () => (
  <List filters={taskFilters} perPage={20} exporter={false}>
    <Datagrid>
      <TextField source="number" sortable={false} />
      <TextField source="name" sortable={false} />
      <TextField source="kind" sortable={false} />
      <TextField source="status" sortable={false} />
      <TextField source="account.account" sortable={false} />
      <TextField source="seat.name" sortable={false} />
      <FunctionField label="Progress" render={(task) => task.actual_count + ' / ' + task.target_count} />
      <DateField source="created_at" showTime sortable={false} />
    </Datagrid>
  </List>
)
const accountFilters = [
  <SelectInput key="availability" source="availability" alwaysOn choices={choices('normal', 'abnormal')} />,
]
const Accounts = () => (
  <List filters={accountFilters} perPage={20} exporter={false}>
    <Datagrid>
      <TextField source="account" sortable={false} />
      <TextField source="nickname" sortable={false} />
      <TextField source="network" sortable={false} />
      <TextField source="type" sortable={false} />
      <TextField source="availability" sortable={false} />
      <TextField source="login_status" sortable={false} />
      <TextField source="seat.name" sortable={false} />
      <DateField source="imported_at" showTime sortable={false} />
    </Datagrid>
  </List>
)
createRoot(document.getElementById('root')).render(
  <Admin authProvider={authProvider} dataProvider={dataProvider} requireAuth disableTelemetry>
    <Resource name="tasks" list={Tasks} />
    <Resource name="accounts" list={Accounts} />
  </Admin>,
)
`

/** React-admin on a Seaport server, built for production and served with Brotli. @param server address of the server that its calls go to */
export async function serveReactAdmin(server: string): Promise<Peer> {
  await installApart('react-admin')
  return servePage('react-admin', MAIN, { api: server })
}
