import type { TargetLanguage, TranslationProvider } from '@seaport/contract/work/translation.schema'
import type { TranslationFault } from './translation-fault.ts'

/** Thrown when a service does not translate. */
export class TranslationError extends Error {
  readonly fault: TranslationFault
  constructor(fault: TranslationFault) {
    super(fault)
    this.fault = fault
  }
}

/** Address and key of a service. */
export interface ServiceAccess {
  provider: TranslationProvider
  /** Null = the provider's own address. */
  url: string | null
  key: string | null
}

/** A request to a service. */
export interface OutgoingCall {
  method: 'GET' | 'POST'
  url: string
  headers?: Record<string, string>
  body?: unknown
}

/** An answer; a body that is not JSON is undefined. */
export interface Answer {
  status: number
  body: unknown
}

/** Sends a call. @throws TranslationError: unreachable, address, late */
export type Send = (call: OutgoingCall) => Promise<Answer>

/** Texts for one call of a service. */
export interface Batch {
  texts: readonly string[]
  to: TargetLanguage
  /** Whether the texts are markup, in which elements named `keep` are left alone. */
  marked: boolean
}

export interface Translated {
  texts: string[]
  /** Detected language as BCP 47; null = not reported. */
  from: string | null
}

/** A translation service; only its module knows its API. */
export interface TranslationService {
  /** Most texts in one call. */
  mostTexts: number
  /** Name and attributes of an element whose content the service does not translate. */
  keep: { name: string; attributes: string }
  /** @throws TranslationError with the reason, in the words of the service's statuses */
  translate(access: ServiceAccess, batch: Batch, send: Send): Promise<Translated>
}

/** @returns the texts of an answer @throws TranslationError: answer, if their number differs from that sent */
export function exactly(texts: readonly unknown[] | undefined, { texts: sent }: Batch): string[] {
  const answered = texts?.filter((text) => typeof text === 'string')
  if (answered?.length !== sent.length) throw new TranslationError('answer')
  return answered
}

/** @returns the address of a path below a base that may end with a slash */
export function below(base: string, path: string): string {
  return `${base.replace(/\/+$/, '')}${path}`
}
