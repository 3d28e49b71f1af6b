import type { Counters } from './control/counters.ts'
import type { Faults } from './control/faults.ts'
import type { OauthStore } from './oauth/store.ts'
import type { Sessions } from './web/sessions.ts'
import type { World } from './world/types.ts'
import type { RateLimiter } from './x-api/rate-limiter.ts'
import type { Vocabulary } from './x-api/vocabulary.ts'

/** What all surfaces of the network share. */
export interface Sandbox {
  world: World
  oauth: OauthStore
  sessions: Sessions
  limiter: RateLimiter
  faults: Faults
  counters: Counters
  problemHost: string
  searchDelayMs: number
  /** Most rows on one page, whatever a request asks for. */
  pageRows: number
  /** The vocabularies of X's API that are spoken, the one for questions without words of either first. */
  vocabularies: readonly Vocabulary[]
}
