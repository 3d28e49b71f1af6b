/** Kinds of resources (specification, section 3). */
export const resourceKinds = ['homepage', 'user', 'fan', 'liker', 'commenter', 'sharer'] as const
