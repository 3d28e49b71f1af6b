import { setTimeout as sleep } from 'node:timers/promises'

/** Interval in milliseconds for claiming new messages while others are being sent. */
const LOOK_AGAIN_MS = 500
/** Time in milliseconds after which no message is started, so that a run ends before its job counts as late. */
const BEGINNING_MS = 40_000

/** A queue of outgoing messages, such as mails or webhook deliveries. */
interface Outbox<Message> {
  atOnce: number
  /**
   * Claims at most `max` due messages, so that no other server sends them too.
   * @param busy lanes with a message under way: their other messages wait
   */
  claim(wanted: { max: number; busy: readonly string[] }): Promise<readonly Message[]>
  /** Messages of one lane are sent in sequence, those of different lanes concurrently. */
  laneOf(message: Message): string
  /** Sends a message and records the result. */
  send(message: Message): Promise<void>
}

/**
 * Sends due messages, including those that become due in the meantime. A slow receiver uses up only its own lane's slots.
 * @throws the first fault of a claim, or of recording a result, after all have ended
 */
export async function sendDue<Message>({ atOnce, claim, laneOf, send }: Outbox<Message>): Promise<void> {
  const began = performance.now()
  const underWay = new Map<Promise<void>, string>()
  const faults: unknown[] = []
  let over = false
  const giveUp = (fault: unknown): readonly Message[] => {
    over = true
    faults.push(fault)
    return []
  }
  for (;;) {
    const max = !over && performance.now() - began < BEGINNING_MS ? atOnce - underWay.size : 0
    const busy = max > 0 ? [...new Set(underWay.values())] : []
    const claimed = max > 0 ? await claim({ max, busy }).catch(giveUp) : []
    for (const message of claimed) {
      const going: Promise<void> = send(message)
        .catch((fault: unknown) => {
          faults.push(fault)
        })
        .finally(() => underWay.delete(going))
      underWay.set(going, laneOf(message))
    }
    if (claimed.length > 0) continue
    if (underWay.size === 0) {
      if (busy.length === 0) break
      // The skipped lanes ended during the claim.
      continue
    }
    await Promise.race([...underWay.keys(), sleep(LOOK_AGAIN_MS, undefined, { ref: false })])
  }
  if (faults.length > 0) throw faults[0]
}
