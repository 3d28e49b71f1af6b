import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../root.ts'
import { workspaces } from '../workspaces.ts'

/**
 * Copies the working tree, so that the sources never contain a fault, however a run ends. Installed packages are
 * linked; the workspaces are those of the copy.
 */
export function copyCheckout(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  for (const file of listed.split('\0').filter((name) => name !== '' && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(root, file), join(folder, file))
  }
  const from = join(root, 'node_modules')
  const to = join(folder, 'node_modules')
  mkdirSync(join(to, '@seaport'), { recursive: true })
  for (const name of readdirSync(from))
    if (name !== '@seaport' && name !== '.vite') symlinkSync(join(from, name), join(to, name))
  for (const name of readdirSync(join(from, '@seaport')))
    symlinkSync(readlinkSync(join(from, '@seaport', name)), join(to, '@seaport', name))
  // Packages installed for one workspace, which needs another version than the rest.
  for (const { folder: workspace } of workspaces().filter((one) => one.folder !== '')) {
    const own = join(root, workspace, 'node_modules')
    if (existsSync(own)) execFileSync('cp', ['-al', own, join(folder, workspace)])
  }
  // Some tests clone the checkout that they are in.
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' })
  git('init', '-q')
  git('add', '.')
  git('-c', 'user.name=Faults', '-c', 'user.email=faults@example.test', 'commit', '-q', '-m', 'Copy')
}
