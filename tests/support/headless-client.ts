import { join } from 'node:path'
import { answerAtSandbox } from '@seaport/agent/sandbox-person'
import { createHeadlessViews } from '@seaport/seat-client/account/headless-views'
import { createFileLogger } from '@seaport/seat-client/logger'
import { SeatClient, type SeatClientOptions } from '@seaport/seat-client/seat-client'
import { openSecretFile, plainText, type SecretCipher } from '@seaport/seat-client/secret-file'
import { onTestFinished } from 'vitest'

/**
 * A seat's client without a window: secrets in a file, plain `fetch`, and instead of a person a browser that signs
 * `handle` in at the sandbox. It is stopped with the test.
 * @param events listeners of the test
 * @param data folder; reusing it is a restart
 * @param cipher how this computer encrypts secrets; plain by default
 */
export function startHeadlessClient(
  serverUrl: string,
  folder: string,
  handle: string,
  events: Partial<SeatClientOptions['events']> = {},
  cipher: SecretCipher = plainText,
): SeatClient {
  const client = new SeatClient({
    serverUrl,
    version: '1.0.0',
    attended: true,
    dataFolder: folder,
    secrets: openSecretFile(join(folder, 'secrets.json'), cipher),
    views: createHeadlessViews(async ({ url, callbackPort }) => {
      if (callbackPort !== undefined) await answerAtSandbox(url, handle)
    }),
    log: createFileLogger(join(folder, 'client.log')),
    events: {
      onSessionChanged: () => undefined,
      onRunnerChanged: () => undefined,
      onAccountChanged: () => undefined,
      onLiveEvent: () => undefined,
      onReconnected: () => undefined,
      onStoreSetAside: () => undefined,
      ...events,
    },
  })
  onTestFinished(() => client.pause())
  return client
}
