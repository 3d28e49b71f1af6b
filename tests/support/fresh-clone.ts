import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../../scripts/lib/root.ts'

/**
 * A clone of this checkout, with what is not committed yet: nothing built, no `dist/`, dependencies as `npm install` leaves them (hard links).
 * It lies inside this checkout's `.cache`, because hard links need one file system.
 */
export function freshClone(): { folder: string; git(...args: string[]): string; remove(): void } {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(root, '.cache/clone-'))
  const git = (...args: string[]) => {
    const who = ['-c', 'user.name=Release manager', '-c', 'user.email=release@seaport.test']
    return execFileSync('git', [...who, ...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
  }
  const tracked = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard', '--deduplicate'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const removed = new Set(
    execFileSync('git', ['ls-files', '-z', '-d'], { cwd: root, encoding: 'utf8' }).split('\0'),
  )
  for (const path of tracked.split('\0').filter((name) => name && !removed.has(name))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    cpSync(join(root, path), join(folder, path))
  }
  execFileSync('cp', ['-al', join(root, 'node_modules'), folder])
  git('init', '-q', '-b', 'main')
  git('add', '-A')
  git('commit', '-q', '-m', 'everything')
  return { folder, git, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
