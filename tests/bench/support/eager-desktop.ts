import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import config from '../../../apps/desktop/vite.config.ts'
import { root } from '../../../scripts/lib/root.ts'

const desktop = join(root, 'apps/desktop')
const renderer = join(desktop, 'src/renderer')

/** The line by which the window fetches its screen before it knows who is logged in. */
const EARLY = '\n  preloadScreen()\n'

/** How the board queried before: the workspace, and then each task separately (as of f8c8d95b, without the calls that events added). */
const OLD_BOARD = `
import { useQueries } from '@tanstack/react-query'
import { ipcQuery } from '${renderer}/shared/queries.ts'
import { useRunner, useWorkspace } from '${renderer}/shared/useDesktop.ts'
import { boardPorts } from '${renderer}/features/port/board-ports.ts'
export function useBoard() {
  const { data: workspace, error, refetch } = useWorkspace()
  const ids = (workspace?.ports ?? []).flatMap(({ holder }) => (holder?.kind === 'task' ? [holder.id] : []))
  const tasks = useQueries({ queries: ids.map((id) => ipcQuery('task.get', { id })) }).flatMap(({ data }) => data ?? [])
  const runner = useRunner()
  const ports = workspace && boardPorts({ ...workspace, tasks, runner })
  return { workspace, ports, tasks, error, refetch, isKept: false }
}`

/**
 * Rebuilds the client as it used to start: all modules of the main process are loaded before it creates a window, the
 * window fetches its screen once it knows the user, from a hundred files, the board queries each task separately, and
 * the runner's process starts with the session.
 * @returns the folder of the application
 */
export async function buildEagerDesktop(): Promise<string> {
  // Below the checkout, where the native module is found.
  const folder = join(root, '.cache/bench/eager-desktop')
  rmSync(folder, { recursive: true, force: true })
  cpSync(join(desktop, 'package.json'), join(folder, 'package.json'))
  cpSync(join(desktop, 'dist'), join(folder, 'dist'), { recursive: true })
  loadAllFirst(join(folder, 'dist/main'))
  startRunnerAtOnce(join(folder, 'dist/main'))
  // Only its first plugin: the others build the main process.
  const [jsx] = config.plugins ?? []
  await build({
    ...config,
    configFile: false,
    logLevel: 'warn',
    plugins: [
      jsx,
      {
        name: 'as-it-was',
        enforce: 'pre',
        resolveId: (source) => (source === '../api/useBoard.ts' ? '\0old-board' : undefined),
        load: (id) => (id === '\0old-board' ? OLD_BOARD : undefined),
        transform(code, id) {
          if (id !== join(renderer, 'main.tsx')) return undefined
          if (!code.includes(EARLY)) throw new Error('main.tsx has another shape than this reads')
          return code.replace(EARLY, '\n')
        },
      },
    ],
    build: {
      ...config.build,
      // Without the chunk groups that bundle the board's modules into few files.
      rolldownOptions: { treeshake: config.build?.rolldownOptions?.treeshake ?? true },
      outDir: join(folder, 'dist/renderer'),
    },
  })
  return folder
}

/** A program that opens one empty window. @returns its folder */
export function writeEmptyProgram(): string {
  const folder = join(root, '.cache/bench/empty-desktop')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "name": "empty", "type": "module", "main": "main.js" }')
  writeFileSync(
    join(folder, 'main.js'),
    `import { app, BrowserWindow } from 'electron'
app.on('window-all-closed', () => app.quit())
app.whenReady().then(() => new BrowserWindow({ show: true }).loadURL('data:text/html,<title>empty</title>'))
`,
  )
  return folder
}

/** Replaces the wait for the first board, so that deferred modules load at once. */
function startRunnerAtOnce(folder: string): void {
  const wait = 'setTimeout(resolve, patienceMs)'
  const waits = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(folder, name))
    .filter((file) => readFileSync(file, 'utf8').includes(wait))
  const [file] = waits
  if (!file || waits.length > 1) throw new Error('first-board.ts has another shape than this reads')
  writeFileSync(file, readFileSync(file, 'utf8').replace(wait, 'resolve()'))
}

/** Imports all modules of the main process right after it enables the compile cache. */
function loadAllFirst(folder: string): void {
  const main = join(folder, 'main.js')
  const code = readFileSync(main, 'utf8')
  const at = /enableCompileCache\(.+\);\n/.exec(code)
  if (!at) throw new Error('main.js has another shape than this reads')
  const modules = readdirSync(folder).filter(
    (name) => name.endsWith('.js') && name !== 'main.js' && name !== 'runner-process.js',
  )
  const imports = modules.map((name) => `await import('./${name}');\n`).join('')
  const end = at.index + at[0].length
  writeFileSync(main, code.slice(0, end) + imports + code.slice(end))
}
