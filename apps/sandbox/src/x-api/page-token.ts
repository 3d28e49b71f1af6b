import { createHmac } from 'node:crypto'

/**
 * Page tokens: the place where the last page ended, sealed with what was asked. They are opaque, stay good as long as
 * the network runs and after it starts again with the same seed, and can't be used for another question.
 */
export interface PageTokens {
  seal(question: string, place: string): string
  /** The place, or undefined for a token of another make or another question. */
  open(question: string, token: string): string | undefined
}

const MARK_LENGTH = 10

/** Tokens of the network with this seed. */
export function createPageTokens(seed: string): PageTokens {
  const mark = (question: string, place: string) =>
    createHmac('sha256', `page ${seed}`)
      .update(`${question}\n${place}`)
      .digest('base64url')
      .slice(0, MARK_LENGTH)

  return {
    seal: (question, place) => Buffer.from(mark(question, place) + place).toString('base64url'),
    open(question, token) {
      const decoded = Buffer.from(token, 'base64url').toString()
      const place = decoded.slice(MARK_LENGTH)
      return decoded.slice(0, MARK_LENGTH) === mark(question, place) ? place : undefined
    },
  }
}
