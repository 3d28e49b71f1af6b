import { type ClientRequest, type RequestOptions, request } from 'node:http'
import { request as secureRequest } from 'node:https'
import { strict } from './strict.ts'

/** Fields of Electron's requests beyond Node's. */
interface Options extends RequestOptions {
  redirect?: string
  session?: unknown
}

/** Electron's HTTP client over Node's: the same events and calls, as far as they are used. It never follows a redirect. */
export const net = strict(
  {
    request: ({ session: _session, redirect: _redirect, ...options }: Options): ClientRequest =>
      (options.protocol === 'https:' ? secureRequest : request)(options),
    isOnline: () => true,
  },
  'net',
)
