import { join } from 'node:path'

/** Root of the checkout. */
export const root = join(import.meta.dirname, '../..')
