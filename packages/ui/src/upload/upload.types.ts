/** Limits of an upload. */
export interface UploadLimits {
  /** Extensions with a dot: ['.mp4', '.xlsx']; absent = any. */
  types?: readonly string[]
  /** Largest file, in bytes. */
  maxBytes?: number
  /** Most files at once; 1 replaces what was chosen before. */
  maxFiles?: number
}

/** Sends one file. `onProgress` gets a ratio from 0 to 1; rejects when `signal` is aborted. */
export type UploadTransport<T> = (
  file: File,
  run: { onProgress: (ratio: number) => void; signal: AbortSignal },
) => Promise<T>

export type UploadState = 'sending' | 'done' | 'failed' | 'cancelled' | 'refused'

export interface UploadItem<T> {
  id: string
  file: File
  state: UploadState
  /** From 0 to 1. */
  progress: number
  /** Why it was refused or failed. */
  problem?: string | undefined
  /** Result of the transport. */
  result?: T | undefined
}
