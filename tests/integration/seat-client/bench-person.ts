import type { ManualProgress } from '@seaport/contract/desktop/ipc'

/** Where somebody works through a promotion; whatever it promises fails when its process is killed. */
export interface Bench {
  /** Which window this is, counted: one that was killed took the target's page with it, and the next one knows only what was written down. */
  window(): number
  step(): Promise<BenchStep | null | undefined>
  /** @returns whether the target's page is there */
  startTarget(): Promise<boolean>
  settle(position: number): Promise<unknown>
}

type BenchStep =
  | { readonly kind: 'loading' }
  | {
      readonly kind: Exclude<ManualProgress['step']['kind'], 'loading'>
      readonly target: { readonly position: number }
    }

/** Somebody at the workbench, who acts at each target that they are sent to, and says so. */
export class BenchPerson {
  /** How often they acted at each target. */
  readonly deeds = new Map<number, number>()

  readonly #act: () => Promise<unknown>
  /** The window in which they acted at a target last. */
  readonly #windows = new Map<number, number>()

  /** @param act what happens while they act */
  constructor(act: () => Promise<unknown> = async () => undefined) {
    this.#act = act
  }

  /**
   * Opens, acts and says so. Whoever is asked what became of a target remembers it; whoever is sent to one, or finds it open in a new window
   * as if nothing had been done there, acts.
   * @returns whether there was a target
   */
  async step(bench: Bench): Promise<boolean> {
    try {
      const step = await bench.step()
      if (!step || step.kind === 'loading' || !(await bench.startTarget())) return await turn()
      const open = await bench.step()
      if (open?.kind !== 'open' && open?.kind !== 'interrupted') return await turn()
      const { position } = open.target
      const window = bench.window()
      const isOpenAnew = open.kind === 'open' && this.#windows.get(position) !== window
      if (!this.deeds.has(position) || step.kind === 'ready' || isOpenAnew) {
        this.deeds.set(position, (this.deeds.get(position) ?? 0) + 1)
        this.#windows.set(position, window)
      }
      await this.#act()
      await bench.settle(position)
      return true
    } catch {
      return turn()
    }
  }

  /** The targets that they acted at more than once. */
  twice(): number[] {
    return [...this.deeds].flatMap(([position, times]) => (times > 1 ? position : []))
  }
}

const turn = () => new Promise<false>((resolve) => setTimeout(resolve, 1, false))
