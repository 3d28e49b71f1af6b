import { z } from 'zod'

/** What the proxy between client and server did: it requires a login, refuses the server's address, or does not answer. */
export const WayFaultKind = z.enum(['login', 'refuses', 'unreachable'])
export type WayFaultKind = z.infer<typeof WayFaultKind>
