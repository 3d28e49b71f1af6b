import { globSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { root } from '../root.ts'
import type { Area } from './areas.ts'

/** What notices a mutant: the nearest tests first, then those of whoever builds on the module. */
export interface ReachingTests {
  unit: string[]
  own: string[]
  further: string[]
}

/** Unit tests farther away than these reach a file by way of half the program. */
const MOST_UNIT_TESTS = 25

/** Modules that are asked about a file of the kernel. */
const MOST_USERS = 3

const module = /^apps\/server\/src\/modules\/([^/]+\/[^/]+)\//
const contract = /^packages\/contract\/src\/([^/]+)\/([^/.]+)\.ts$/
const isUnit = (file: string) =>
  /^(?:apps|packages)\/[^/]+\/src\/.*\.test\.tsx?$/.test(file) && !file.includes('.integration.test.')

/** The file's own test comes first, then those of its folder; sorting keeps the order of the others. */
function nearerTo(file: string): (one: string, other: string) => number {
  const own = file.replace(/\.tsx?$/, '.test.')
  const distance = (test: string) => (test.startsWith(own) ? 0 : dirname(test) === dirname(file) ? 1 : 2)
  return (one, other) => distance(one) - distance(other)
}

/** Follows imports backwards: which tests reach which file. */
export class TestMap {
  readonly #files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root })
    .concat(globSync('tests/{integration,electron-host}/**/*.test.ts', { cwd: root }))
    .map((file) => file.replaceAll('\\', '/'))
  readonly #known = new Set(this.#files)
  readonly #importers = new Map<string, Set<string>>()

  constructor() {
    for (const file of this.#files)
      for (const imported of this.#importsOf(file)) {
        const importers = this.#importers.get(imported) ?? new Set()
        this.#importers.set(imported, importers.add(file))
      }
  }

  reaching(file: string, { tests }: Area): ReachingTests {
    const reached = this.#backwards(file)
    const home = module.exec(file)?.[1] ?? contract.exec(file)?.slice(1, 3).join('/')
    const homes = home ? [home] : this.#usersOf(file)
    const own = this.#integrationTests((test) => homes.some((one) => test.includes(`/modules/${one}/`)))
    const beside = this.#integrationTests((test) => dirname(test) === dirname(file))
    const named = this.beginningWith(tests)
    const neighbours = new Set(reached.flatMap((one) => module.exec(one)?.[1] ?? []).slice(0, 6))
    const further = this.#integrationTests(
      (test) =>
        neighbours.has(module.exec(test)?.[1] ?? '') || test.endsWith('/app/borders.integration.test.ts'),
    )
    const first = [...new Set([...own, ...beside, ...named])]
    return {
      unit: reached.filter(isUnit).sort(nearerTo(file)).slice(0, MOST_UNIT_TESTS),
      own: first,
      further: file.startsWith('apps/server/') || home ? further.filter((test) => !first.includes(test)) : [],
    }
  }

  /** @returns the tests whose paths begin with one of these */
  beginningWith(starts: readonly string[]): string[] {
    return this.#files.filter(
      (file) => file.includes('.test.') && starts.some((start) => file.startsWith(start)),
    )
  }

  /** Modules that import a file of the kernel: their tests are those that know what it is for. */
  #usersOf(file: string): string[] {
    if (!file.startsWith('apps/server/src/kernel/')) return []
    const users = [...(this.#importers.get(file) ?? [])].flatMap((one) => module.exec(one)?.[1] ?? [])
    return [...new Set(users)].slice(0, MOST_USERS)
  }

  #integrationTests(wanted: (test: string) => boolean): string[] {
    return this.#files.filter((file) => file.endsWith('.integration.test.ts') && wanted(file))
  }

  /** Everything that imports a file, the nearest first. */
  #backwards(file: string): string[] {
    const reached = new Set([file])
    for (const next of reached) for (const importer of this.#importers.get(next) ?? []) reached.add(importer)
    return [...reached]
  }

  #importsOf(file: string): string[] {
    const source = readFileSync(join(root, file), 'utf8')
    return [...source.matchAll(/(?:from|import\()\s*'([^']+)'/g)].flatMap(([, name = '']) => {
      const path = name.startsWith('.')
        ? posix.join(dirname(file), name)
        : name.replace(/^@seaport\/([^/]+)\//, (_all, workspace) => `${this.#folderOf(workspace)}/src/`)
      return [path, `${path}.ts`, `${path}.tsx`].find((one) => this.#known.has(one)) ?? []
    })
  }

  #folderOf(workspace: string): string {
    return (
      this.#files
        .find((file) => file.split('/')[1] === workspace)
        ?.split('/')
        .slice(0, 2)
        .join('/') ?? ''
    )
  }
}
