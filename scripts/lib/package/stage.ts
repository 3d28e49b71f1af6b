import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { root } from '../root.ts'

/** Settings built into a client; later only the client's own settings can override them. */
export interface BuiltIn {
  version: string
  /** Origin of the server; null = the client asks at its first start. */
  serverUrl: string | null
  /** Ed25519 public keys (raw, base64) of the publishers whose releases the client accepts. */
  updateKeys: readonly string[]
}

/** The only package that is not bundled, because it has native code. */
const NATIVE = 'better-sqlite3'

/** Lays out the exact content of the asar: the built bundles without source maps, and the native module. */
export function stageApp(folder: string, builtIn: BuiltIn): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const built = join(root, 'apps/desktop/dist')
  if (!existsSync(join(built, 'main/main.js'))) throw new Error('The desktop client is not built.')
  cpSync(built, join(folder, 'dist'), {
    recursive: true,
    filter: (path) => !path.endsWith('.map') && !path.endsWith('.tsbuildinfo'),
  })
  const native = join(root, 'node_modules', NATIVE)
  const wanted = /^(package[.]json|LICENSE|(lib|prebuilds)([\\/].*)?)?$/
  cpSync(native, join(folder, 'node_modules', NATIVE), {
    recursive: true,
    filter: (path) => wanted.test(relative(native, path)) && !basename(path).startsWith('linuxmusl'),
  })
  // The compiler's helpers are not needed at run time.
  const manifest = join(folder, 'node_modules', NATIVE, 'package.json')
  const { name, version, main, exports, license, author, engines } = read(manifest)
  write(manifest, { name, version, main, exports, license, author, engines })
  write(join(folder, 'package.json'), appManifest(builtIn, String(version)))
}

function appManifest({ version, serverUrl, updateKeys }: BuiltIn, nativeVersion: string) {
  return {
    name: 'seaport',
    productName: 'Seaport',
    version,
    description: 'Seaport desktop client',
    author: 'Seaport',
    license: 'UNLICENSED',
    private: true,
    type: 'module',
    main: 'dist/main/main.js',
    dependencies: { [NATIVE]: nativeVersion },
    seaport: { serverUrl, updateKeys },
  }
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
const write = (file: string, value: unknown) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)
