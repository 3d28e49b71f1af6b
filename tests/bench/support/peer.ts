/** Competing pages that a benchmark compares with ours. Their packages are installed separately and are no dependency of the product. */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { root } from '../../../scripts/lib/root.ts'
import { run } from '../../../scripts/lib/run.ts'

const PAGE =
  '<!doctype html><html><head><meta charset="utf-8"></head><body><div id="root"></div><script type="module" src="/main.jsx"></script></body></html>'

/** Locations of a page's sources and packages. */
const folderOf = (name: string) => join(root, '.cache', `bench-${name}`)

/**
 * Installs what `tests/bench/<name>` locks, unless it is there.
 * @throws Error with npm's output
 */
export async function installApart(name: string): Promise<void> {
  const folder = folderOf(name)
  const manifests = join(root, 'tests/bench', name)
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
  if (code !== 0) throw new Error(`${name} was not installed:\n${output}`)
  writeFileSync(stamp, lock)
}

/** A page, built for production and served with Brotli. */
export interface Peer {
  readonly url: string
  stop(): void
}

/**
 * Builds and serves a page.
 * @param name its folder below `.cache`, as it was installed; a page of our own packages needs no installation
 * @param main its module, in JSX
 * @param api address of a server that answers what is below /api/
 */
export async function servePage(name: string, main: string, { api }: { api?: string } = {}): Promise<Peer> {
  const folder = folderOf(name)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), PAGE)
  writeFileSync(join(folder, 'main.jsx'), main)
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, target: 'es2024', chunkSizeWarningLimit: 4000 },
  })
  if (Array.isArray(result) || !('output' in result)) throw new Error(`${name} was built in an unknown shape`)
  const files = new Map(
    result.output.map((file) => [
      `/${file.fileName}`,
      file.type === 'chunk' ? file.code : String(file.source),
    ]),
  )
  files.set('/', files.get('/index.html') ?? '')
  return serve(files, api)
}

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  json: 'application/json',
  css: 'text/css',
}

/** Proxies a call unchanged, including the response's compression. */
function passOn(call: IncomingMessage, response: ServerResponse, api: string): void {
  const onward = request(new URL(call.url ?? '/', api), { method: call.method, headers: call.headers })
  onward.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  onward.on('error', () => response.destroy())
  call.pipe(onward)
}

async function serve(files: ReadonlyMap<string, string>, api: string | undefined): Promise<Peer> {
  const compressed = new Map([...files].map(([path, text]) => [path, brotliCompressSync(text)]))
  const server: Server = createServer((call, response) => {
    const path = call.url?.split('?')[0] ?? '/'
    if (api && path.startsWith('/api/')) return passOn(call, response, api)
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
