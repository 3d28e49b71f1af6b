import { setTimeout as sleep } from 'node:timers/promises'

/** How often new messages are looked for while others are being sent, in milliseconds. */
const LOOK_AGAIN_MS = 500
/** After this long no more are begun, in milliseconds: a run ends before its job counts as late. */
const BEGINNING_MS = 40_000

/** What waits to be sent, such as mails or messages to webhooks. */
interface Outbox<Message> {
  atOnce: number
  /**
   * Claims at most `max` messages that are due, so that no other server sends them too.
   * @param busy lanes of which messages are under way: theirs wait
   */
  claim(wanted: { max: number; busy: readonly string[] }): Promise<readonly Message[]>
  /** Messages of one lane wait for each other, those of different lanes do not. */
  laneOf(message: Message): string
  /** Sends a message and notes what came of it. */
  send(message: Message): Promise<void>
}

/**
 * Sends what is due, and what becomes due meanwhile. A receiver that answers slowly takes the places of its own lane alone.
 * @throws the first fault of a claim, or of a message that could not be noted, after all have ended
 */
export async function sendDue<Message>({ atOnce, claim, laneOf, send }: Outbox<Message>): Promise<void> {
  const began = performance.now()
  const underWay = new Map<Promise<void>, string>()
  const faults: unknown[] = []
  let over = false
  /** What is under way is waited for. */
  const giveUp = (fault: unknown): readonly Message[] => {
    over = true
    faults.push(fault)
    return []
  }
  for (;;) {
    const max = !over && performance.now() - began < BEGINNING_MS ? atOnce - underWay.size : 0
    const claimed = max > 0 ? await claim({ max, busy: [...new Set(underWay.values())] }).catch(giveUp) : []
    for (const message of claimed) {
      const going: Promise<void> = send(message)
        .catch((fault: unknown) => {
          faults.push(fault)
        })
        .finally(() => underWay.delete(going))
      underWay.set(going, laneOf(message))
    }
    if (claimed.length > 0) continue
    if (underWay.size === 0) break
    await Promise.race([...underWay.keys(), sleep(LOOK_AGAIN_MS, undefined, { ref: false })])
  }
  if (faults.length > 0) throw faults[0]
}
