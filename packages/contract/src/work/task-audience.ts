/** Most people that one promotion may go to, and most entries of a list that a person pastes. */
export const MAX_PROMOTION = 10_000

export const MAX_LIST_TARGETS = 2000
