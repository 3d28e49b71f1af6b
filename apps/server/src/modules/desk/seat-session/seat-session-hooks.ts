import type { Work } from '../../../kernel/work.ts'
import type { SeatHooks, SeatKey } from '../seat/seat.public.ts'

/** What stands on seats' sessions hears of them, in the same unit of work; the composition connects it. */
export interface SeatSessionHooks extends SeatHooks {
  /** A desktop is at the seat, anew or again: what waited for it may start. */
  desktopArrives(work: Work, seat: SeatKey): Promise<void>
}
