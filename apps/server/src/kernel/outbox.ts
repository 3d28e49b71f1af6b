import { setTimeout as sleep } from 'node:timers/promises'

/** Interval of looking for new messages while others are being sent, in milliseconds. */
const LOOK_AGAIN_MS = 500
/** No message is started after this time, in milliseconds, so that a run ends before its job counts as late. */
const BEGINNING_MS = 40_000

/** A queue of outgoing messages, such as mails or webhook deliveries. */
interface Outbox<Message> {
  atOnce: number
  /**
   * Claims at most `max` due messages, so that no other server sends them too.
   * @param busy lanes with a message under way: their other messages wait
   */
  claim(wanted: { max: number; busy: readonly string[] }): Promise<readonly Message[]>
  /** Messages of one lane wait for each other, those of different lanes do not. */
  laneOf(message: Message): string
  /** Sends a message and records the result. */
  send(message: Message): Promise<void>
}

/**
 * Sends what is due, and what becomes due meanwhile. A slow receiver only uses up the slots of its own lane.
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
      // The lanes that were left out ended while the claim was made.
      continue
    }
    await Promise.race([...underWay.keys(), sleep(LOOK_AGAIN_MS, undefined, { ref: false })])
  }
  if (faults.length > 0) throw faults[0]
}
