import type { Workspace } from './workspaces.ts'

/** The parts of package-lock.json that are checked. */
export interface LockFile {
  packages: Record<
    string,
    { version?: string; resolved?: string; integrity?: string; link?: boolean } & Groups
  >
}

type Group = 'dependencies' | 'devDependencies' | 'optionalDependencies'
type Groups = Partial<Record<Group, Record<string, string>>>

const groups: Group[] = ['dependencies', 'devDependencies', 'optionalDependencies']
const exact = /^\d+\.\d+\.\d+(-[\w.-]+)?$/

/**
 * What is wrong with the declared and the locked dependencies, one line each: a version that is a range, one package in two
 * versions, a manifest that the lock file does not know, an address of a registry (it would bind the checkout to that registry).
 */
export function lockFaults(all: readonly Workspace[], lock: LockFile): string[] {
  return [...inexact(all), ...disagreeing(all), ...unlocked(all, lock), ...addresses(lock)]
}

function declared(all: readonly Workspace[]): { where: string; name: string; version: string }[] {
  return all.flatMap(({ folder, manifest }) =>
    groups.flatMap((group) =>
      Object.entries(manifest[group] ?? {}).map(([name, version]) => ({
        where: `${folder === '' ? '.' : folder}/package.json`,
        name,
        version,
      })),
    ),
  )
}

function inexact(all: readonly Workspace[]): string[] {
  return declared(all)
    .filter(({ version }) => !exact.test(version))
    .map(({ where, name, version }) => `${where}: ${name} "${version}" is not one exact version`)
}

/** openapi-typescript makes code with TypeScript 5's own API, which 7 does not have. */
const apart = new Set(['tests/generated-client/package.json: typescript'])

function disagreeing(all: readonly Workspace[]): string[] {
  const first = new Map<string, { where: string; version: string }>()
  const faults: string[] = []
  for (const { where, name, version } of declared(all)) {
    if (apart.has(`${where}: ${name}`)) continue
    const known = first.get(name)
    if (!known) first.set(name, { where, version })
    else if (known.version !== version) {
      faults.push(`${where}: ${name} ${version}, but ${known.where} has ${known.version}`)
    }
  }
  return faults
}

function unlocked(all: readonly Workspace[], lock: LockFile): string[] {
  return all.flatMap(({ folder, manifest }) => {
    const locked = lock.packages[folder]
    const same = groups.every((group) => sameEntries(manifest[group] ?? {}, locked?.[group] ?? {}))
    return locked && same
      ? []
      : [
          `package-lock.json does not know ${folder === '' ? '.' : folder}/package.json as it is: run npm install`,
        ]
  })
}

function sameEntries(one: Record<string, string>, other: Record<string, string>): boolean {
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}

function addresses(lock: LockFile): string[] {
  return Object.entries(lock.packages)
    .filter(([, entry]) => !entry.link && entry.resolved !== undefined)
    .map(([path, entry]) => `package-lock.json: ${path} names ${entry.resolved}`)
}
