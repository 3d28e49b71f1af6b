import type { ManualProgress } from '@seaport/contract/desktop/ipc'

/** Where somebody works through a promotion; whatever it promises fails when its process is killed. */
export interface Bench {
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

  /** @param act what happens while they act */
  constructor(act: () => Promise<unknown> = async () => undefined) {
    this.#act = act
  }

  /** Opens, acts and says so; after an interruption the person knows whether they acted. */
  async step(bench: Bench): Promise<void> {
    try {
      const step = await bench.step()
      if (!step || step.kind === 'loading' || !(await bench.startTarget())) return await turn()
      const open = await bench.step()
      if (open?.kind !== 'open' && open?.kind !== 'interrupted') return await turn()
      const { position } = open.target
      const times = this.deeds.get(position) ?? 0
      if (times === 0 || step.kind === 'ready') this.deeds.set(position, times + 1)
      await this.#act()
      await bench.settle(position)
    } catch {
      await turn()
    }
  }

  /** The targets that they acted at more than once. */
  twice(): number[] {
    return [...this.deeds].flatMap(([position, times]) => (times > 1 ? position : []))
  }
}

const turn = () => new Promise<void>((resolve) => setTimeout(resolve, 1))
