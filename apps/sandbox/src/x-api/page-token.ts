import { createHmac } from 'node:crypto'

/**
 * Page tokens: the position where the last page ended, signed together with the request. They are opaque, survive a restart
 * with the same seed, and are invalid for any other request.
 */
export interface PageTokens {
  seal(question: string, position: string): string
  /** @returns the position, or undefined for a token that is forged or belongs to another request */
  open(question: string, token: string): string | undefined
}

const MARK_LENGTH = 10

/** Makes the page tokens of a network, signed by its seed. */
export function createPageTokens(seed: string): PageTokens {
  const mark = (question: string, position: string) =>
    createHmac('sha256', `page ${seed}`)
      .update(`${question}\n${position}`)
      .digest('base64url')
      .slice(0, MARK_LENGTH)

  return {
    seal: (question, position) => Buffer.from(mark(question, position) + position).toString('base64url'),
    open(question, token) {
      const decoded = Buffer.from(token, 'base64url').toString()
      const position = decoded.slice(MARK_LENGTH)
      return decoded.slice(0, MARK_LENGTH) === mark(question, position) ? position : undefined
    },
  }
}
