import { renderHook } from '@testing-library/react'
import { vi } from 'vitest'
import { useNow } from '../relative-time/useNow.ts'

const NOW = Date.UTC(2026, 2, 13, 20)

/** Sets the clock to the moment at which every case begins. The page's shared clock, read an hour earlier, then reads it anew. */
export function setClock(): void {
  vi.setSystemTime(NOW - 3_600_000)
  renderHook(useNow).unmount()
  rewindClock()
}

/** The same where the shared clock has gone on by seconds at most. */
export function rewindClock(): void {
  vi.setSystemTime(NOW)
}
