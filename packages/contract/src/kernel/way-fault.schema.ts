import { z } from 'zod'

/** What the proxy on the way to the server did: it wants a login, refuses the server's address, or does not answer. */
export const WayFaultKind = z.enum(['login', 'refuses', 'unreachable'])
export type WayFaultKind = z.infer<typeof WayFaultKind>
