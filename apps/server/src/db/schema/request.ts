import type { EpochMs } from './values.ts'

export interface IdempotencyTable {
  scope: string
  key: string
  fingerprint: string
  answer: string
  created_at: EpochMs
}

/** Identifiers of DPoP proofs that were used, until they would be too old anyway. */
export interface UsedProofTable {
  jti_hash: Buffer
  expires_at: EpochMs
}

/** What is kept of requests, so that none takes effect twice. */
export interface RequestSchema {
  idempotency: IdempotencyTable
  used_proof: UsedProofTable
}
