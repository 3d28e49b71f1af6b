import type { EpochMs } from './values.ts'

/** A token with which a machine publishes releases. */
export interface ReleaseTokenTable {
  id: string
  name: string
  token_hash: Buffer
  /** JSON: list of scopes. */
  scopes: string
  created_by: string
  created_at: EpochMs
  expires_at: EpochMs
  last_used_at: EpochMs | null
  revoked_at: EpochMs | null
}

export interface ReleaseTable {
  id: string
  version: string
  /** Sort like the version. */
  core_order: number
  pre_order: number
  state: 'draft' | 'published' | 'withdrawn'
  /** The exact signed text. */
  manifest: string
  signature: string
  /** Percentage of devices that are offered it. */
  percent: number
  minimum_version: string | null
  created_at: EpochMs
  /** When a draft was last started, or received a part. */
  active_at: EpochMs
  published_at: EpochMs | null
}

export interface ReleaseFileTable {
  id: string
  release_id: string
  name: string
  size: number
  /** In hexadecimal. */
  sha512: string
  /** When its parts were verified against the manifest. */
  completed_at: EpochMs | null
  downloads: number
}

/** A part of a file, in the storage of releases. */
export interface ReleasePartTable {
  file_id: string
  number: number
  sha256: string
  size: number
}

/** Stored content that may belong to no part: a row is written before content is stored, and when a part is deleted. */
export interface ReleaseContentTable {
  sha256: string
  seen_at: EpochMs
}

/** Tables of releases, for the schema. */
export interface ReleaseSchema {
  release_token: ReleaseTokenTable
  release: ReleaseTable
  release_file: ReleaseFileTable
  release_part: ReleasePartTable
  release_content: ReleaseContentTable
}
