import { z } from 'zod'

/** Faults of a proxy between client and server: it requires a login, refuses the server's address, or does not answer. */
export const EgressFaultKind = z.enum(['login', 'refuses', 'unreachable'])
export type EgressFaultKind = z.infer<typeof EgressFaultKind>
