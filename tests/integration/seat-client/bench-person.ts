import type { ManualProgress } from '@seaport/contract/desktop/ipc.schema'

/** Where somebody works through a promotion; its promises reject when its process is killed. */
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

/** What may come between opening a target, acting and telling; it rejects where the page is gone with its window. */
interface Fate {
  onOpen(): Promise<void>
  onDeed(): Promise<void>
}

const nothing = async () => undefined

/** A simulated person at the workbench, who acts at each target, and records it. */
export class BenchPerson {
  /** Number of actions at each target. */
  readonly deeds = new Map<number, number>()

  readonly #fate: Fate
  /** The window in which they acted at a target last. */
  readonly #windows = new Map<number, number>()

  constructor(fate: Fate = { onOpen: nothing, onDeed: nothing }) {
    this.#fate = fate
  }

  /**
   * Opens, acts and records. The person remembers targets when asked for an outcome; a new target, or one that opens in
   * a new window as if untouched, is acted on.
   * @returns whether there was a target
   */
  async step(bench: Bench): Promise<boolean> {
    try {
      const step = await bench.step()
      if (!step || step.kind === 'loading' || !(await bench.startTarget())) return await turn()
      const open = await bench.step()
      if (open?.kind !== 'open' && open?.kind !== 'interrupted') return await turn()
      const { position } = open.target
      await this.#fate.onOpen()
      const window = bench.window()
      const isOpenAnew = open.kind === 'open' && this.#windows.get(position) !== window
      if (!this.deeds.has(position) || step.kind === 'ready' || isOpenAnew) {
        this.deeds.set(position, (this.deeds.get(position) ?? 0) + 1)
        this.#windows.set(position, window)
      }
      await this.#fate.onDeed()
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

/**
 * Kill points: before the target is written down, with the page open and nothing done, after the action but before it
 * is recorded, and during the recording.
 */
const MOMENTS = ['starting', 'open', 'done', 'telling'] as const

interface KillerOptions {
  readonly random: () => number
  readonly times: number
  kill(): void
  /** The person's page is lost with the killed process. */
  readonly takesWindow: boolean
}

/** Kills the person's program a number of times, at every moment of an action; on average every fourth action is hit. */
export class Killer implements Fate {
  readonly #options: KillerOptions
  readonly #met = new Map<(typeof MOMENTS)[number], number>()
  #planned: (typeof MOMENTS)[number] | undefined
  #next = 1

  constructor(options: KillerOptions) {
    this.#options = options
  }

  /** Number of calls at each moment. */
  met(): number[] {
    return MOMENTS.map((moment) => this.#met.get(moment) ?? 0)
  }

  /** Before a step of the person. @param deeds how many they have done */
  plan(deeds: number): void {
    const { random, times } = this.#options
    const kills = this.met().reduce((sum, count) => sum + count, 0)
    if (this.#planned || kills === times || deeds < this.#next) return
    this.#next = deeds + 1 + Math.floor(random() * 6)
    // All moments in turn: the first ones of a run are as different as its last ones.
    this.#planned = MOMENTS[kills % MOMENTS.length]
    if (this.#planned === 'starting') this.#strike(random() * 80)
  }

  async onOpen(): Promise<void> {
    if (this.#planned === 'open') this.#strikeNow()
  }

  async onDeed(): Promise<void> {
    if (this.#planned === 'done') this.#strikeNow()
    else if (this.#planned === 'telling') this.#strike(this.#options.random() * 10)
  }

  #strikeNow(): void {
    this.#count()
    this.#options.kill()
    if (this.#options.takesWindow) throw new Error('The window is gone')
  }

  #strike(inMs: number): void {
    this.#count()
    setTimeout(() => this.#options.kill(), inMs)
  }

  #count(): void {
    if (!this.#planned) return
    this.#met.set(this.#planned, (this.#met.get(this.#planned) ?? 0) + 1)
    this.#planned = undefined
  }
}
