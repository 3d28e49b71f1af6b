import type { Call, Define } from './endpoint.ts'
import { accessLevel } from './errors.ts'
import { onPerson } from './lookup.ts'
import { peoplePage } from './page-of.ts'

function relations(call: Call, side: 'followers' | 'following') {
  return onPerson(call, ({ index, id }) => {
    const list = call.sandbox.world[side][index] ?? []
    return peoplePage(call, list, `${side} ${id}`, { max: 1000, fallback: 100 })
  })
}

/** Who follows whom. Following and liking through the API left self-serve access in April 2026. */
export function followsRoutes(define: Define): void {
  for (const side of ['followers', 'following'] as const) {
    define({
      method: 'GET',
      url: `/2/users/:id/${side}`,
      scopes: ['users.read', 'tweet.read', 'follows.read'],
      answer: (call) => relations(call, side),
    })
  }
  for (const [act, scope] of [
    ['following', 'follows.write'],
    ['likes', 'like.write'],
  ] as const) {
    define({
      method: 'POST',
      url: `/2/users/:id/${act}`,
      scopes: [scope],
      answer() {
        throw accessLevel()
      },
    })
  }
}
