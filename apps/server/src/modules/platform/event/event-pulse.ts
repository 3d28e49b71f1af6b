/** Number of groups of streams; each group has its heartbeat at a different moment, so that thousands of streams cause no burst. */
const PARTS = 15

/** A receiver of heartbeats. */
export interface Pulsed<Of> {
  readonly of: Of
  beat(): void
  /** Its session is over. */
  end(): void
}

/** Heartbeats for many members: one timer for all, and one session check for all members of a group. */
export interface Pulse<Of> {
  /** @returns a function that removes the member */
  join(member: Pulsed<Of>): () => void
}

/**
 * @param everyMs interval of a member's heartbeats in milliseconds; the first comes within that time
 * @param living returns the members whose sessions still hold
 * @param onFault called with the error of a failed check, which is repeated with the next heartbeat
 */
export function createPulse<Of>(
  everyMs: number,
  living: (all: readonly Of[]) => Promise<ReadonlySet<Of>>,
  onFault: (error: unknown) => void,
): Pulse<Of> {
  const parts = Array.from({ length: PARTS }, () => new Set<Pulsed<Of>>())
  let joined = 0
  let members = 0
  let turn = 0
  let timer: NodeJS.Timeout | undefined

  const beatAll = async (part: readonly Pulsed<Of>[]) => {
    for (const member of part) member.beat()
    const alive = await living(part.map((member) => member.of))
    for (const member of part) if (!alive.has(member.of)) member.end()
  }
  const onTurn = () => {
    const part = [...(parts[turn++ % PARTS] ?? [])]
    if (part.length > 0) beatAll(part).catch(onFault)
  }

  return {
    join(member) {
      const part = parts[joined++ % PARTS]
      part?.add(member)
      members += 1
      timer ??= setInterval(onTurn, everyMs / PARTS)
      return () => {
        if (!part?.delete(member)) return
        members -= 1
        if (members > 0) return
        clearInterval(timer)
        timer = undefined
      }
    },
  }
}
