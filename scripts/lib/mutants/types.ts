import { tool } from '../run.ts'

/** Whose types depend on a file; the contract's are those of whoever answers and whoever calls. */
function workspacesOf(file: string): string[] {
  const own = file.split('/').slice(0, 2).join('/')
  return own === 'packages/contract' ? [own, 'apps/server', 'apps/console'] : [own]
}

/** Compiles a mutant that no test has noticed: what has the wrong type never gets past `npm run check`. */
export class Compiler {
  readonly #folder: string
  /** Workspaces that don't compile without a mutant either. */
  readonly #broken = new Map<string, boolean>()

  constructor(folder: string) {
    this.#folder = folder
  }

  /**
   * @param plant puts the mutant into its file, and takes it out again
   * @returns what the compiler says against it, or null
   */
  async refusal(file: string, plant: (planted: boolean) => void): Promise<string | null> {
    for (const workspace of workspacesOf(file)) {
      if (!this.#broken.has(workspace)) this.#broken.set(workspace, (await this.#compile(workspace)) !== null)
      if (this.#broken.get(workspace)) continue
      plant(true)
      try {
        const fault = await this.#compile(workspace)
        if (fault !== null) return fault
      } finally {
        plant(false)
      }
    }
    return null
  }

  async #compile(workspace: string): Promise<string | null> {
    const { code, output } = await tool(
      'typescript/bin/tsc',
      ['-p', workspace, '--pretty', 'false', '--singleThreaded'],
      {
        cwd: this.#folder,
      },
    )
    return code === 0 ? null : (output.split('\n')[0] ?? '')
  }
}
