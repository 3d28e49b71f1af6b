import { registerScheme } from './address.ts'
import { strict } from './strict.ts'

type Handler = (request: Request) => Response | Promise<Response>

export type HostProtocol = ReturnType<typeof createProtocol>

/** `protocol` of one session: the app's own schemes and who answers them. */
export function createProtocol() {
  const handlers = new Map<string, Handler>()
  const api = strict(
    {
      registerSchemesAsPrivileged: (schemes: readonly { scheme: string }[]) => {
        for (const { scheme } of schemes) registerScheme(scheme)
      },
      handle: (scheme: string, handler: Handler) => {
        if (handlers.has(scheme)) throw new Error(`Failed to register protocol: ${scheme}`)
        registerScheme(scheme)
        handlers.set(scheme, handler)
      },
      unhandle: (scheme: string) => void handlers.delete(scheme),
      isProtocolHandled: (scheme: string) => handlers.has(scheme),
    },
    'protocol',
  )
  return { api, handlerOf: (url: string) => handlers.get(new URL(url).protocol.slice(0, -1)) }
}
