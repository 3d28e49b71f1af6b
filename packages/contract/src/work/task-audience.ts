/** Maximum people of one promotion, and maximum entries of a pasted list. */
export const MAX_PROMOTION = 10_000

export const MAX_LIST_TARGETS = 2000
