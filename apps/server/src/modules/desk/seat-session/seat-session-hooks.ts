import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import type { SeatHooks, SeatKey } from '../seat/seat.public.ts'

/** Hooks for modules above seat sessions, called in the same unit of work and connected by the composition. */
export interface SeatSessionHooks extends SeatHooks {
  /** A desktop has logged in to the seat or reconnected: tasks that waited for it may start. */
  desktopArrives(work: UnitOfWork, seat: SeatKey): Promise<void>
}
