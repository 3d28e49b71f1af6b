import { execFileSync } from 'node:child_process'

/** Debian's packages of the programs that build packages and images. */
const packages = { 'dpkg-deb': 'dpkg', mmdebstrap: 'mmdebstrap', buildah: 'buildah' } as const

/** Runs a program that must be installed. @throws Error that says what to install, or with the program's output */
export function tool(name: keyof typeof packages, args: readonly string[]): string {
  try {
    return execFileSync(name, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new Error(`${name} is missing; on Debian: apt-get install ${packages[name]}`, { cause: error })
    const wrote = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
    throw new Error(`${name} failed:\n${wrote}`, { cause: error })
  }
}
