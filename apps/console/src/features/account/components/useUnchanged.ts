import { useT } from '@seaport/i18n/react'

type Why = 'same.seat' | 'same.proxy' | 'same.noSeat' | 'same.noProxy'

/** Adds to what an act on accounts did how many of them it left unchanged, and why. */
export function useUnchanged(why: Why) {
  const t = useT('account')
  return (done: string, left: number) => (left > 0 ? `${done} · ${t(why, { count: left })}` : done)
}
