import { z } from 'zod'

/** What the proxy between client and server did: it requires a login, refuses the server's address, or does not answer. */
export const EgressFaultKind = z.enum(['login', 'refuses', 'unreachable'])
export type EgressFaultKind = z.infer<typeof EgressFaultKind>
