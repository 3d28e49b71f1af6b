/** Asks addresses again and again, in a process of its own: each message is a Load, and is answered when that is done. */
import autocannon from 'autocannon'

/** What is asked, and how often. */
export interface Load {
  url: string
  headers: Record<string, string>
  /** What every answer has to have. */
  status: number
  connections: number
  amount: number
}

/** What came of it. */
export interface Answered {
  requests: number
  seconds: number
  /** Answers with another status, and those that did not come. */
  others: number
}

process.on('message', async ({ url, headers, status, connections, amount }: Load) => {
  const began = performance.now()
  const { requests, errors, statusCodeStats } = await autocannon({ url, headers, connections, amount })
  const seconds = (performance.now() - began) / 1000
  const wanted = (statusCodeStats as Record<string, { count?: number }> | undefined)?.[status]?.count ?? 0
  process.send?.({ requests: requests.total, seconds, others: requests.total - wanted + errors })
})
