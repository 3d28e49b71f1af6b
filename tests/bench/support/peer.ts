import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { root } from '../../scripts/lib/root.ts'
import { run } from '../../scripts/lib/run.ts'

/** Its packages are installed here, apart from ours. */
const folder = join(root, '.cache/bench-react-admin')
const manifests = join(root, 'tests/bench/react-admin')

const PAGE =
  '<!doctype html><html><head><meta charset="utf-8"></head><body><div id="root"></div><script type="module" src="/main.jsx"></script></body></html>'
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
export async function servePeer(): Promise<{ url: string; stop(): void }> {
  await install()
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), PAGE)
  writeFileSync(join(folder, 'main.jsx'), MAIN)
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, target: 'es2024', chunkSizeWarningLimit: 4000 },
  })
  if (Array.isArray(result) || !('output' in result))
    throw new Error('react-admin was built in an unknown shape')
  const files = new Map(
    result.output.map((file) => [
      `/${file.fileName}`,
      file.type === 'chunk' ? file.code : String(file.source),
    ]),
  )
  files.set('/', files.get('/index.html') ?? '')
  files.set('/rows.json', JSON.stringify(rows))
  return serve(files)
}

async function install(): Promise<void> {
  const lock = readFileSync(join(manifests, 'package-lock.json'), 'utf8')
  const stamp = join(folder, 'installed')
  try {
    if (readFileSync(stamp, 'utf8') === lock) return
  } catch {
    // Not installed yet.
  }
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const file of ['package.json', 'package-lock.json'])
    copyFileSync(join(manifests, file), join(folder, file))
  const { code, output } = await run('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: folder,
  })
  if (code !== 0) throw new Error(`react-admin was not installed:\n${output}`)
  writeFileSync(stamp, lock)
}

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  json: 'application/json',
  css: 'text/css',
}

async function serve(files: ReadonlyMap<string, string>): Promise<{ url: string; stop(): void }> {
  const compressed = new Map([...files].map(([path, text]) => [path, brotliCompressSync(text)]))
  const server: Server = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? '/'
    const body = compressed.get(path)
    if (!body) return response.writeHead(404).end()
    const type = TYPES[path.split('.').at(-1) ?? ''] ?? 'text/html; charset=utf-8'
    return response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
