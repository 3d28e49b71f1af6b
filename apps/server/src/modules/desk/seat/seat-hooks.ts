import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import type { AccountHooks } from '../account/account.public.ts'

/** A seat and the tenant that it belongs to. */
export interface SeatKey {
  tenantId: string
  seatId: string
}

/** Hooks for modules above seats, called in the same unit of work and connected by the composition. */
export interface SeatHooks extends AccountHooks {
  /** Ends a seat's tasks before its accounts close. @returns how many */
  seatClears(
    work: UnitOfWork,
    seat: SeatKey & { reason: 'seat_deleted' | 'seat_disabled' | 'ports_released' },
  ): Promise<number>
  /** The seat's desktop has left: its work waits for the next one, before its accounts close. */
  desktopLeaves(work: UnitOfWork, seat: SeatKey): Promise<void>
}
