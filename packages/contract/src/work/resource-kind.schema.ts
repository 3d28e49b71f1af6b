import { z } from 'zod'

/** Kinds of resources (specification, section 3). */
export const ResourceKind = z.enum(['homepage', 'user', 'fan', 'liker', 'commenter', 'sharer'])

export type ResourceKindId = z.infer<typeof ResourceKind>
