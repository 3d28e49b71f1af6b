import type { Millis } from './values.ts'

export interface IdempotencyTable {
  scope: string
  key: string
  fingerprint: string
  answer: string
  created_at: Millis
}

/** Identifiers of DPoP proofs that were used, until they would be too old anyway. */
export interface UsedProofTable {
  jti_hash: Buffer
  expires_at: Millis
}

/** What is kept of requests, so that none takes effect twice. */
export interface RequestSchema {
  idempotency: IdempotencyTable
  used_proof: UsedProofTable
}
