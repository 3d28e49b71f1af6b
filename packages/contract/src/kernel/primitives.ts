/** Most that a database keeps of a whole number in four bytes: PostgreSQL fails at more. */
export const MAX_STORED = 2_147_483_647

/**
 * How many rows of a list are counted, and how far its pages reach; a `total` of this many means that there are as many or more. Counting a million rows for
 * each page would cost more than reading them.
 */
export const MAX_COUNTED = 10_000
