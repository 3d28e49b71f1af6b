/**
 * Eight misbehaving connections, in a separate process; it notifies its parent when they have started. Arguments:
 * server, headers of a session, subjects of the requests.
 */
import { hostileRequests, send } from './hostile-requests.ts'

const [server = '', session = '{}', world = '{}'] = process.argv.slice(2)
// A logged-in client can be refused.
const requests = hostileRequests(JSON.parse(world)).filter(({ sender }) => sender === 'anybody')
const headers: Record<string, string> = JSON.parse(session)
let answered = 0
process.on('SIGTERM', () => {
  console.log(`${answered} hostile requests were answered`)
  process.exit()
})

async function connection(number: number): Promise<void> {
  for (let round = number; ; round += 1) {
    const request = requests[round % requests.length]
    if (!request) continue
    try {
      await send(server, request, request.sender === 'user' ? headers : {})
      answered += 1
      // The parent starts measuring once all connections are active.
      if (answered === 8) process.send?.('begun')
    } catch {
      // Retry after a short pause when the server hangs up.
      await new Promise((again) => setTimeout(again, 10))
    }
  }
}
await Promise.all(Array.from({ length: 8 }, (_, number) => connection(number)))
