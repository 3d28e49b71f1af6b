import * as release from '@seaport/contract/platform/release'
import { publishedRelease, releaseToken, signedManifest, uploadRelease, windowsFiles } from '../releases.ts'
import { type Home, nextOf } from './home.ts'
import { type Stop, stop } from './stop.ts'

const nextVersion = (home: Home) => `3.0.${nextOf(home, 'release')}`
const token = ({ server, owner }: Home) => releaseToken(server, owner.as)
export const draft = async (home: Home) => {
  const [headers, version] = [await token(home), nextVersion(home)]
  const { id } = await uploadRelease(home.server, headers, version)
  return { headers, params: { id }, version }
}
const published = async (home: Home) => {
  const [headers, version] = [await token(home), nextVersion(home)]
  const { id } = await publishedRelease(home.server, headers, version)
  return { headers, params: { id } }
}

/** Releases of the desktop: calls with a token, which nobody's session replaces. */
export const releaseStops: Stop[] = [
  stop(release.listReleases, async (home) => ({ headers: await token(home) })),
  stop(release.beginRelease, async (home) => {
    const version = nextVersion(home)
    return { headers: await token(home), body: signedManifest(version, windowsFiles(version)) }
  }),
  stop(release.uploadReleasePart, async (home) => {
    const { version, ...visit } = await draft(home)
    const [file] = windowsFiles(version)
    const { name, content } = file as NonNullable<typeof file>
    return { ...visit, body: { name, number: 0 }, file: new Blob([new Uint8Array(content)]) }
  }),
  stop(release.finishReleaseFile, async (home) => {
    const { version, ...visit } = await draft(home)
    return { ...visit, body: { name: `Seaport-${version}-win-x64.exe` } }
  }),
  stop(release.publishRelease, async (home) => ({ ...(await draft(home)), body: { percent: 20 } })),
  stop(release.discardRelease, async (home) => ({ ...(await draft(home)), body: {} })),
  stop(release.changeRollout, async (home) => ({ ...(await published(home)), body: { percent: 50 } })),
  stop(release.withdrawRelease, async (home) => ({ ...(await published(home)), body: {} })),
  stop(release.rollBackRelease, async (home) => ({ ...(await published(home)), body: {} })),
  stop(release.adminListReleases, () => ({})),
  stop(release.adminChangeRollout, async (home) => ({
    params: (await published(home)).params,
    body: { percent: 50 },
  })),
  stop(release.adminWithdrawRelease, async (home) => ({ params: (await published(home)).params, body: {} })),
  stop(release.adminRollBackRelease, async (home) => ({ params: (await published(home)).params, body: {} })),
  stop(release.adminDiscardRelease, async (home) => ({ params: (await draft(home)).params, body: {} })),
  stop(release.listReleaseTokens, () => ({})),
  stop(release.createReleaseToken, () => ({ body: { name: 'Tour', scopes: ['publish', 'publish'] } })),
  stop(release.revokeReleaseToken, async ({ server, owner }) => ({
    params: {
      id: (
        await server.call(
          release.createReleaseToken,
          { body: { name: 'Tour', scopes: ['manage'] } },
          { as: owner.as },
        )
      ).id,
    },
  })),
]
