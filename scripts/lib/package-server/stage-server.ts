import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { root } from '../root.ts'
import { productionModules } from './production-modules.ts'

const NATIVE = 'node_modules/better-sqlite3'
/** Processors that a server is packaged for, as Debian and Node name them. */
export const serverArchs = { amd64: 'x64', arm64: 'arm64' } as const
export type ServerArch = keyof typeof serverArchs

/** Files of dependencies that nothing reads at run time. */
const idle =
  /\.(?:map|md|markdown|d\.[cm]?ts|tsbuildinfo)$|(?:^|\/)(?:test|tests|__tests__|\.github|docs|example|examples)$/i

/**
 * Assembles what a server needs to run: Node, its sources, the packages that they import, the built console.
 * @param folder is recreated
 */
export function stageServer(folder: string, arch: ServerArch): void {
  const node = join(root, `node_modules/node-linux-${serverArchs[arch]}/bin/node`)
  if (!existsSync(node))
    throw new Error(
      `There is no Node for ${arch} here: npm installs that of this machine alone. Package it on a machine of that kind.`,
    )
  rmSync(folder, { recursive: true, force: true })
  for (const path of productionModules('apps/server')) {
    if (/(?:^|\/)node_modules\//.test(path)) copyModule(path, folder, serverArchs[arch])
    else copyWorkspace(path, folder)
  }
  cpSync(join(root, 'apps/console/dist'), join(folder, 'apps/console/dist'), {
    recursive: true,
    filter: (path) => !path.endsWith('.map') && basename(path) !== '.vite',
  })
  mkdirSync(join(folder, 'bin'))
  cpSync(node, join(folder, 'bin/node'))
  chmodSync(join(folder, 'bin/node'), 0o755)
  const { name, version, type } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<
    string,
    string
  >
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ name, version, type }, null, 2)}\n`)
  makeReadable(folder)
}

/** Makes a folder readable for every user and its programs executable: under a umask such as 077 only the owner of the checkout could use the packages. */
export function makeReadable(folder: string): void {
  execFileSync('chmod', ['-R', 'u=rwX,go=rX', folder])
}

/** Copies a dependency without its nested packages, which are copied separately. */
function copyModule(path: string, folder: string, arch: string): void {
  const source = join(root, path)
  cpSync(source, join(folder, path), {
    recursive: true,
    dereference: true,
    filter: (file) => {
      const inside = relative(source, file)
      if (inside === 'node_modules' || idle.test(inside)) return false
      if (path !== NATIVE) return true
      if (/^(?:deps|src|build)(?:\/|$)|binding\.gyp$/.test(inside)) return false
      return dirname(inside) !== 'prebuilds' || basename(inside) === `linux-${arch}.node`
    },
  })
}

function copyWorkspace(path: string, folder: string): void {
  const source = join(root, path)
  const { name } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as { name: string }
  for (const part of ['package.json', 'src', ...(name === '@seaport/i18n' ? ['locales', 'documents'] : [])])
    cpSync(join(source, part), join(folder, path, part), {
      recursive: true,
      filter: (file) => !/\.test\.tsx?$|(?:^|[\\/])test-support(?:[\\/]|$)/.test(relative(source, file)),
    })
  if (!path.startsWith('packages/')) return
  const link = join(folder, 'node_modules', name)
  mkdirSync(dirname(link), { recursive: true })
  symlinkSync(relative(dirname(link), join(folder, path)), link)
}
