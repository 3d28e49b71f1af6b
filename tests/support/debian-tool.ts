import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { aptInstall } from '../../scripts/lib/apt-install.ts'

/**
 * @param name the program
 * @param debianPackage what brings it; installed where that is allowed
 * @returns the program's path
 * @throws Error with what to install, where it is not there and can't be installed
 */
export function findTool(name: string, debianPackage: string): string {
  const found = inPath(name)
  if (found) return found
  const output = install(debianPackage)
  const installed = inPath(name)
  if (installed) return installed
  throw new Error(
    `The tests need ${name}, which is not in PATH and could not be installed. Install it (Debian: apt-get install ${debianPackage}) and run them again.\n${output.trim()}`,
  )
}

function inPath(name: string): string | undefined {
  const places = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))
  return places.find((place) => {
    try {
      accessSync(place, constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}

/** As root, or as somebody who may become root without a password, as on the machines of continuous integration. */
function install(debianPackage: string): string {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const [command = '', ...args] = [...asRoot, ...aptInstall([debianPackage])]
  const { stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' })
  return `${stdout ?? ''}${stderr ?? ''}${error ?? ''}`
}
