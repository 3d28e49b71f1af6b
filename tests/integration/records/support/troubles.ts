import type { Trouble } from './network.ts'
import type { Net } from './orders.ts'
import type { Play } from './play.ts'

const limitedByX = (now: number): Trouble => ({
  kind: 'answer',
  status: 429,
  body: { title: 'Too Many Requests', detail: 'Too Many Requests', type: 'about:blank', status: 429 },
  headers: {
    'x-rate-limit-limit': '75',
    'x-rate-limit-remaining': '0',
    'x-rate-limit-reset': String(Math.ceil(now / 1000) + 90),
  },
})

/** https://developers.facebook.com/docs/graph-api/overview/rate-limiting: minutes; code 4 is of the app, others of the account. */
const limitedByGraph = (code: number): Trouble => ({
  kind: 'answer',
  status: 400,
  body: { error: { message: 'There have been too many calls.', type: 'OAuthException', code } },
  headers: {
    'x-business-use-case-usage': JSON.stringify({
      '1': [
        {
          type: 'pages',
          call_count: 100,
          total_cputime: 25,
          total_time: 26,
          estimated_time_to_regain_access: 2,
        },
      ],
    }),
  },
})

const refusal = (status: number, body: unknown): Trouble => ({ kind: 'answer', status, body })
const refused = {
  x: refusal(403, { errors: [{ message: 'You have access to a subset of X API V2 endpoints.', code: 453 }] }),
  graph: refusal(403, { error: { message: 'Permissions error', type: 'OAuthException', code: 200 } }),
}
const signedOut = {
  x: refusal(401, { title: 'Unauthorized', type: 'about:blank', status: 401, detail: 'Unauthorized' }),
  graph: refusal(400, {
    error: { message: 'Session has expired', type: 'OAuthException', code: 190, error_subcode: 463 },
  }),
}

const CUT = 'is answered, and the answer lost'
const DIED = 'is the last before the program dies'

/** What befalls one request of a conversation, each with its name. */
function everyTrouble(net: Net): Record<string, (play: Play) => Trouble> {
  const api = net === 'x' ? 'x' : 'graph'
  return {
    'is limited': ({ clock }) => (api === 'x' ? limitedByX(clock.now()) : limitedByGraph(80001)),
    'gets a gateway’s 502': () => refusal(502, 'Bad Gateway'),
    [CUT]: () => ({ kind: 'cut' }),
    'is refused for want of permission': () => refused[api],
    'finds its token dead': () => signedOut[api],
    'is limited, and a person ends the task': (play) => {
      void play.clock.wait(10_000, new AbortController().signal).then(() => play.end('task-1'))
      return api === 'x' ? limitedByX(play.clock.now()) : limitedByGraph(4)
    },
    [DIED]: (play) => ({ kind: 'meanwhile', act: () => play.restart() }),
  }
}

/** @param turn of the kind: each has what it is most likely to get wrong, and two of the others in turn */
export function troublesOf(net: Net, isReading: boolean, turn: number): [string, (play: Play) => Trouble][] {
  const all = Object.entries(everyTrouble(net))
  const own = isReading ? DIED : CUT
  const others = all.filter(([name]) => name !== own)
  const first = (2 * turn) % others.length
  return [...all.filter(([name]) => name === own), ...others.slice(first, first + 2)]
}
