import type { EpochMs } from './values.ts'

export interface IdempotencyTable {
  scope: string
  key: string
  fingerprint: string
  answer: string
  created_at: EpochMs
}

/** Identifiers of used DPoP proofs, until they would have expired anyway. */
export interface UsedProofTable {
  jti_hash: Buffer
  expires_at: EpochMs
}

/** Tables that prevent a request from taking effect twice. */
export interface RequestSchema {
  idempotency: IdempotencyTable
  used_proof: UsedProofTable
}
