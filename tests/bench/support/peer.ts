/** Pages that a benchmark compares with ours: their packages are installed apart, so that the product does not depend on them. */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { root } from '../../../scripts/lib/root.ts'
import { run } from '../../../scripts/lib/run.ts'

const PAGE =
  '<!doctype html><html><head><meta charset="utf-8"></head><body><div id="root"></div><script type="module" src="/main.jsx"></script></body></html>'

/** Where a page's sources and packages lie. */
const folderOf = (name: string) => join(root, '.cache', `bench-${name}`)

/**
 * Installs what `tests/bench/<name>` locks, unless it is there.
 * @throws Error with the words of npm
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
 * @param more further files by address
 */
export async function servePage(
  name: string,
  main: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Peer> {
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
  for (const [path, text] of Object.entries(more)) files.set(path, text)
  return serve(files)
}

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  json: 'application/json',
  css: 'text/css',
}

async function serve(files: ReadonlyMap<string, string>): Promise<Peer> {
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
