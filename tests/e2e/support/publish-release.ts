import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@seaport/api-client/client'
import { beginRelease, createReleaseToken, RELEASE_TOKEN_HEADER } from '@seaport/contract/platform/release'
import {
  programBytes,
  signedManifest,
  type TestFile,
  zipBytes,
} from '../../../apps/server/src/test-support/releases.ts'
import { publishFiles } from '../../../scripts/lib/release/upload.ts'
import type { Stack } from './stack.ts'
import { asOwner } from './supervisor.ts'

/** A build machine that publishes as `npm run release` does. */
export async function releaseMachine(server: Pick<Stack, 'serverUrl'>, name: string) {
  const body = { name, scopes: ['publish' as const] }
  const { token } = await (await asOwner(server)).call(createReleaseToken, { body })
  const client = createClient({
    baseUrl: server.serverUrl,
    locale: () => 'en',
    credentials: () => ({ [RELEASE_TOKEN_HEADER]: token }),
  })
  return {
    /** Uploads a version for every system of the download centre, and publishes it. */
    async publish(version: string, percent = 100): Promise<void> {
      const folder = mkdtempSync(join(tmpdir(), 'seaport-publish-'))
      const files = filesOf(version)
      for (const file of files) writeFileSync(join(folder, file.name), file.content)
      const signed = signedManifest(version, files)
      await publishFiles({
        client,
        folder,
        signed,
        percent,
        minimumVersion: null,
        onProgress: () => undefined,
      })
      rmSync(folder, { recursive: true })
    },
    /** Begins a version and sends nothing of it. */
    begin: (version: string) =>
      client.call(beginRelease, { body: signedManifest(version, filesOf(version)) }),
  }
}

function filesOf(version: string): TestFile[] {
  const file = (target: TestFile['target'], ending: string): TestFile => ({
    name: `Seaport-${version}-${target}.${ending}`,
    target,
    uses: ['update', 'installer'],
    content: (ending === 'exe' ? programBytes : zipBytes)(`${target} of ${version}`),
  })
  return [file('mac-x64', 'zip'), file('mac-arm64', 'zip'), file('win-x64', 'exe')]
}
