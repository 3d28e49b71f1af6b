import type { Counters } from './control/counters.ts'
import type { Faults } from './control/faults.ts'
import type { OauthStore } from './oauth/store.ts'
import type { Sessions } from './web/sessions.ts'
import type { World } from './world/types.ts'
import type { RateLimiter } from './x-api/rate-limiter.ts'
import type { Vocabulary } from './x-api/vocabulary.ts'

/** An upload for a post or message. */
export interface Upload {
  id: string
  owner: number
  type: string
  category: string
  size: number
  parts: Map<number, Buffer>
  state: 'begun' | 'processing' | 'ready'
  /** Status polls until it is ready. */
  polls: number
  alt?: string
}

/** State that all surfaces of the network share. */
export interface Sandbox {
  world: World
  oauth: OauthStore
  sessions: Sessions
  limiter: RateLimiter
  faults: Faults
  counters: Counters
  media: Map<string, Upload>
  /** Maximum rows per page, whatever a request asks for. */
  pageRows: number
  /** Accepted vocabularies of X's API; the first applies to queries that use neither. */
  vocabularies: readonly Vocabulary[]
}
