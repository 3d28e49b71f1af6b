import type { Counters } from './control/counters.ts'
import type { Faults } from './control/faults.ts'
import type { OauthStore } from './oauth/store.ts'
import type { Sessions } from './web/sessions.ts'
import type { World } from './world/types.ts'
import type { RateLimiter } from './x-api/rate-limiter.ts'
import type { Vocabulary } from './x-api/vocabulary.ts'

/** Media on their way to a post or a message. */
export interface Upload {
  id: string
  owner: number
  type: string
  category: string
  size: number
  parts: Map<number, Buffer>
  state: 'begun' | 'processing' | 'ready'
  /** Questions until it is ready. */
  polls: number
  alt?: string
}

/** What all surfaces of the network share. */
export interface Sandbox {
  world: World
  oauth: OauthStore
  sessions: Sessions
  limiter: RateLimiter
  faults: Faults
  counters: Counters
  media: Map<string, Upload>
  problemHost: string
  searchDelayMs: number
  /** Most rows on one page, whatever a request asks for. */
  pageRows: number
  /** The vocabularies of X's API that are spoken, the one for questions without words of either first. */
  vocabularies: readonly Vocabulary[]
}
