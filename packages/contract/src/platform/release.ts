import { endpoint } from '../kernel/endpoint.ts'
import type * as schema from './release.schema.ts'
import type { ReleaseTarget, UpdateChannel } from './release.schema.ts'
import type { DesktopPlatform } from './version.schema.ts'

/** Build targets of the client: system and processor. Linux is for development and not in the download centre. */
export const releaseTargets = ['mac-x64', 'mac-arm64', 'win-x64', 'linux-x64'] as const

/** Platforms of the download centre, by build target. */
export const platformTargets: Readonly<Record<DesktopPlatform, ReleaseTarget>> = {
  intel: 'mac-x64',
  m1: 'mac-arm64',
  windows: 'win-x64',
}

/** The channel that a version belongs to: a pre-release has a hyphen, as in 2.1.0-rc.1. */
export const channelOf = (version: string): UpdateChannel => (version.includes('-') ? 'beta' : 'stable')

/** Header with a stable hash of the device, which selects it for staged releases. */
export const DEVICE_HEADER = 'x-seaport-device'

/** Header with the publisher's token. */
export const RELEASE_TOKEN_HEADER = 'release-token'

/** Bytes of a file per request: after an interruption only the current part is repeated. */
export const PART_BYTES = 8 * 1024 * 1024

// Publishers are machines, not users: the handler checks the token in their header.
const byToken = { callers: ['public'], machine: 'publisher' } as const

export const listReleases = endpoint<typeof schema.listReleases>()({
  method: 'GET',
  path: '/release',
  summary: 'Releases of the desktop, newest first, drafts and withdrawn ones too; with a release token',
  ...byToken,
})

export const beginRelease = endpoint<typeof schema.beginRelease>()({
  method: 'POST',
  path: '/release',
  summary: 'Begin a release, or go on with one: answers what is still missing; with a release token',
  ...byToken,
  bodyLimit: 512 * 1024,
})

export const uploadReleasePart = endpoint<typeof schema.uploadReleasePart>()({
  method: 'POST',
  path: '/release/:id/part',
  summary: 'Upload one part of a file of a draft; a repeat replaces it; with a release token',
  ...byToken,
  upload: { maxBytes: PART_BYTES },
})

export const finishReleaseFile = endpoint<typeof schema.finishReleaseFile>()({
  method: 'POST',
  path: '/release/:id/finish-file',
  summary: 'Compare a file whose parts have all arrived with its checksum; with a release token',
  ...byToken,
})

export const publishRelease = endpoint<typeof schema.publishRelease>()({
  method: 'POST',
  path: '/release/:id/publish',
  summary: 'Publish a complete draft: feed and download centre at once; with a release token',
  ...byToken,
})

export const discardRelease = endpoint<typeof schema.discardRelease>()({
  method: 'POST',
  path: '/release/:id/discard',
  summary: 'Throw a draft away; with a release token',
  ...byToken,
})

export const changeRollout = endpoint<typeof schema.changeRollout>()({
  method: 'POST',
  path: '/release/:id/rollout',
  summary:
    'Change how many devices are offered a published release, and who has to take it; with a release token',
  ...byToken,
})

export const withdrawRelease = endpoint<typeof schema.withdrawRelease>()({
  method: 'POST',
  path: '/release/:id/withdraw',
  summary: 'Offer a published release to nobody any more; with a release token',
  ...byToken,
})

export const rollBackRelease = endpoint<typeof schema.rollBackRelease>()({
  method: 'POST',
  path: '/release/:id/roll-back',
  summary:
    'Go back to an earlier release: every newer one is withdrawn, and it is published if it was withdrawn; with a release token',
  ...byToken,
})

const access = { callers: ['user'], permission: '10' } as const

export const adminListReleases = endpoint<typeof schema.adminListReleases>()({
  method: 'GET',
  path: '/admin/release',
  summary: 'Releases of the desktop, newest first, drafts and withdrawn ones too',
  ...access,
})

export const adminChangeRollout = endpoint<typeof schema.adminChangeRollout>()({
  method: 'POST',
  path: '/admin/release/:id/rollout',
  stepUp: true,
  summary: 'Change how many devices are offered a published release, and who has to take it',
  ...access,
})

export const adminWithdrawRelease = endpoint<typeof schema.adminWithdrawRelease>()({
  method: 'POST',
  path: '/admin/release/:id/withdraw',
  summary: 'Offer a published release to nobody any more',
  ...access,
})

export const adminRollBackRelease = endpoint<typeof schema.adminRollBackRelease>()({
  method: 'POST',
  path: '/admin/release/:id/roll-back',
  stepUp: true,
  summary:
    'Go back to an earlier release: every newer one is withdrawn, and it is published if it was withdrawn',
  ...access,
})

export const adminDiscardRelease = endpoint<typeof schema.adminDiscardRelease>()({
  method: 'POST',
  path: '/admin/release/:id/discard',
  summary: 'Throw a draft away',
  ...access,
})

export const listReleaseTokens = endpoint<typeof schema.listReleaseTokens>()({
  method: 'GET',
  path: '/admin/release-token',
  summary: 'Tokens with which releases are published, newest first',
  ...access,
})

export const createReleaseToken = endpoint<typeof schema.createReleaseToken>()({
  method: 'POST',
  path: '/admin/release-token',
  summary: 'Make a token for publishing releases; it is shown this once',
  ...access,
  stepUp: true,
})

export const revokeReleaseToken = endpoint<typeof schema.revokeReleaseToken>()({
  method: 'DELETE',
  path: '/admin/release-token/:id',
  summary: 'Revoke a token for publishing releases',
  ...access,
  stepUp: true,
})
