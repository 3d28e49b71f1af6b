import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * @param name the program
 * @param debianPackage what brings it; installed where that is allowed
 * @returns the program's path
 * @throws Error with what to install, where it is not there and can't be installed
 */
export function findTool(name: string, debianPackage: string): string {
  const found = inPath(name) ?? installed(name, debianPackage)
  if (found) return found
  throw new Error(
    `This test needs ${name}, which is not in PATH and could not be installed. Install it (Debian: apt-get install ${debianPackage}) and run the tests again.`,
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
function installed(name: string, debianPackage: string): string | undefined {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  try {
    for (const words of ['update -qq', `install -y -qq --no-install-recommends ${debianPackage}`]) {
      const [command = '', ...args] = [...asRoot, 'apt-get', ...words.split(' ')]
      execFileSync(command, args, {
        stdio: 'pipe',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
    }
  } catch {
    return undefined
  }
  return inPath(name)
}
