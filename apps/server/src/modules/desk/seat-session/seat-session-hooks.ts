import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import type { SeatHooks, SeatKey } from '../seat/seat.public.ts'

/** What stands on seats' sessions hears of them, in the same unit of work; the composition connects it. */
export interface SeatSessionHooks extends SeatHooks {
  /** A desktop is at the seat, anew or again: what waited for it may start. */
  desktopArrives(work: UnitOfWork, seat: SeatKey): Promise<void>
}
