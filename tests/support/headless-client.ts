import { join } from 'node:path'
import { createHeadlessViews } from '@seaport/seat-client/account/headless-views'
import { createFileLogger } from '@seaport/seat-client/logger'
import { SeatClient } from '@seaport/seat-client/seat-client'
import { openSecretFile, plainText } from '@seaport/seat-client/secret-file'
import { onTestFinished } from 'vitest'

/** The password of every account of the sandbox. */
const SANDBOX_PASSWORD = 'sandbox-1'

/**
 * A seat's client without a window: secrets in a file, plain `fetch`, and in place of a person a browser that signs `handle` in at the sandbox.
 * It is stopped with the test.
 * @param folder of what it keeps: the same folder again is a restart
 */
export function startHeadlessClient(serverUrl: string, folder: string, handle: string): SeatClient {
  const client = new SeatClient({
    serverUrl,
    version: '1.0.0',
    dataFolder: folder,
    secrets: openSecretFile(join(folder, 'secrets.json'), plainText),
    views: createHeadlessViews(async ({ url, callbackPort }) => {
      if (callbackPort !== undefined) await allowAtSandbox(url, handle)
    }),
    log: createFileLogger(join(folder, 'client.log')),
    events: {
      onSessionChanged: () => undefined,
      onRunnerChanged: () => undefined,
      onAccountChanged: () => undefined,
      onLiveEvent: () => undefined,
      onReconnected: () => undefined,
    },
  })
  onTestFinished(() => client.pause())
  return client
}

/** Logs in at the sandbox and allows access on its consent page, as a person would, up to the callback. */
export async function allowAtSandbox(
  authorizeUrl: string,
  handle: string,
  decision: 'allow' | 'deny' = 'allow',
): Promise<void> {
  const { origin } = new URL(authorizeUrl)
  const form = (body: Record<string, string>, cookie = '') => ({
    method: 'POST',
    redirect: 'manual' as const,
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie, origin },
    body: new URLSearchParams(body),
  })
  const login = await fetch(`${origin}/login`, form({ handle, password: SANDBOX_PASSWORD, next: '/' }))
  const cookie = login.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
  const consent = await (await fetch(authorizeUrl, { headers: { cookie } })).text()
  const hidden = [...consent.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)]
  const fields = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]))
  const answer = await fetch(authorizeUrl, form({ ...fields, decision }, cookie))
  await fetch(answer.headers.get('location') ?? '')
}
