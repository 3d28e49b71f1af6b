import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { Count, EmptyData, Id, IdPath, Instant, Name } from '../kernel/primitives.ts'
import { isReleaseFileName } from './release-file-kind.ts'
import { type DesktopPlatform, VersionNumber } from './version.ts'

/** What a client is built for: system and processor. Linux is for development and not in the download centre. */
export const releaseTargets = ['mac-x64', 'mac-arm64', 'win-x64', 'linux-x64'] as const
export const ReleaseTarget = z.enum(releaseTargets)
export type ReleaseTarget = z.infer<typeof ReleaseTarget>

/** The download centre's platforms, by what is built for them. */
export const platformTargets: Readonly<Record<DesktopPlatform, ReleaseTarget>> = {
  intel: 'mac-x64',
  m1: 'mac-arm64',
  windows: 'win-x64',
}

/** Clients of `stable` are offered releases, those of `beta` pre-releases too. */
export const UpdateChannel = z.enum(['stable', 'beta'])
export type UpdateChannel = z.infer<typeof UpdateChannel>

/** Header with the stable hash of a device, by which staged releases choose. */
export const DEVICE_HEADER = 'x-seaport-device'
/** Header with the token of whoever publishes. */
export const RELEASE_TOKEN_HEADER = 'release-token'

const Sha512 = z.string().regex(/^[0-9a-f]{128}$/)

/** A file of a release. `update` is what a running client fetches, `installer` what a person downloads; one file may be both. */
export const ReleaseFile = z.strictObject({
  name: z.string().regex(/^[A-Za-z0-9][\w.+-]{0,150}$/),
  target: ReleaseTarget,
  uses: z
    .array(z.enum(['update', 'installer', 'blockmap']))
    .min(1)
    .max(2),
  size: Count.min(1).max(4 * 1024 ** 3),
  /** In hexadecimal. */
  sha512: Sha512,
})
export type ReleaseFile = z.infer<typeof ReleaseFile>

const Notes = z.string().trim().min(1).max(20_000)

/** What a release is, as its publisher signs it. The signature is over the exact bytes of its text. */
export const ReleaseManifest = z.strictObject({
  version: VersionNumber,
  released_at: Instant,
  /** Markdown, without HTML. */
  notes: z.strictObject({ cn: Notes, hk: Notes, en: Notes, vi: Notes }),
  files: z
    .array(ReleaseFile)
    .min(1)
    .max(40)
    .refine((files) => new Set(files.map(({ name }) => name)).size === files.length, { error: 'duplicate' })
    .refine((files) => files.every(({ name, target }) => isReleaseFileName(name, target)), {
      error: 'invalid',
    })
    .refine((files) => files.some(({ uses }) => uses.includes('update')), { error: 'required' }),
})
export type ReleaseManifest = z.infer<typeof ReleaseManifest>

/** A manifest's text and the Ed25519 signature over it, in base64. */
export const SignedManifest = z.strictObject({
  manifest: z.string().min(1).max(200_000),
  signature: z.base64().length(88),
})
export type SignedManifest = z.infer<typeof SignedManifest>

/** Bytes of a file that travel in one request: what breaks off is repeated, and no more. */
export const PART_BYTES = 8 * 1024 * 1024

const ReleaseState = z.enum(['draft', 'published', 'withdrawn'])

export const Release = z.object({
  id: Id,
  version: z.string(),
  state: ReleaseState,
  /** Of the devices that are offered it. */
  percent: Count,
  /** Clients below it have to update before they go on; null = nobody has to. */
  minimum_version: z.string().nullable(),
  created_at: Instant,
  published_at: Instant.nullable(),
  files: z.array(
    z.object({
      name: z.string(),
      size: Count,
      /** By people; what running clients fetch is not counted. */
      downloads: Count,
      complete: z.boolean(),
      /** Numbers of the parts that have not arrived, from 0. */
      missing: z.array(Count),
    }),
  ),
})
export type Release = z.infer<typeof Release>

/** What a token of a release may do. */
export const ReleaseScope = z.enum(['publish', 'manage'])
export type ReleaseScope = z.infer<typeof ReleaseScope>

// Whoever publishes is no user but a machine: its token is in a header, and the handler checks it.
const byToken = { callers: ['public'] } as const

const Percent = z.int().min(0).max(100)
const rollout = { percent: Percent, minimum_version: VersionNumber.nullable() }
const Rollout = z.strictObject(rollout).partial()
const NoChoice = z.strictObject({})

export const listReleases = endpoint({
  method: 'GET',
  path: '/release',
  summary: 'Releases of the desktop, newest first, drafts and withdrawn ones too; with a release token',
  ...byToken,
  data: z.object({ list: z.array(Release) }),
})

export const beginRelease = endpoint({
  method: 'POST',
  path: '/release',
  summary: 'Begin a release, or go on with one: answers what is still missing; with a release token',
  ...byToken,
  body: SignedManifest,
  bodyLimit: 512 * 1024,
  data: Release,
})

export const uploadReleasePart = endpoint({
  method: 'POST',
  path: '/release/:id/part',
  summary: 'Upload one part of a file of a draft; a repeat replaces it; with a release token',
  ...byToken,
  params: IdPath,
  upload: { maxBytes: PART_BYTES },
  body: z.strictObject({ name: ReleaseFile.shape.name, number: Count.max(1024) }),
  data: EmptyData,
})

export const finishReleaseFile = endpoint({
  method: 'POST',
  path: '/release/:id/finish-file',
  summary: 'Compare a file whose parts have all arrived with its checksum; with a release token',
  ...byToken,
  params: IdPath,
  body: z.strictObject({ name: ReleaseFile.shape.name }),
  data: EmptyData,
})

export const publishRelease = endpoint({
  method: 'POST',
  path: '/release/:id/publish',
  summary: 'Publish a complete draft: feed and download centre at once; with a release token',
  ...byToken,
  params: IdPath,
  body: z.strictObject({
    percent: Percent.default(100),
    minimum_version: rollout.minimum_version.default(null),
  }),
  data: Release,
})

export const discardRelease = endpoint({
  method: 'POST',
  path: '/release/:id/discard',
  summary: 'Throw a draft away; with a release token',
  ...byToken,
  params: IdPath,
  body: NoChoice,
  data: EmptyData,
})

export const changeRollout = endpoint({
  method: 'POST',
  path: '/release/:id/rollout',
  summary:
    'Change how many devices are offered a published release, and who has to take it; with a release token',
  ...byToken,
  params: IdPath,
  body: Rollout,
  data: Release,
})

export const withdrawRelease = endpoint({
  method: 'POST',
  path: '/release/:id/withdraw',
  summary: 'Offer a published release to nobody any more; with a release token',
  ...byToken,
  params: IdPath,
  body: NoChoice,
  data: Release,
})

export const rollBackRelease = endpoint({
  method: 'POST',
  path: '/release/:id/roll-back',
  summary:
    'Go back to an earlier release: every newer one is withdrawn, and it is published if it was withdrawn; with a release token',
  ...byToken,
  params: IdPath,
  body: NoChoice,
  data: z.object({ list: z.array(Release) }),
})

const access = { callers: ['user'], permission: '10' } as const

export const adminListReleases = endpoint({
  method: 'GET',
  path: '/admin/release',
  summary: 'Releases of the desktop, newest first, drafts and withdrawn ones too',
  ...access,
  data: listReleases.data,
})

export const adminChangeRollout = endpoint({
  method: 'POST',
  path: '/admin/release/:id/rollout',
  stepUp: true,
  summary: 'Change how many devices are offered a published release, and who has to take it',
  ...access,
  params: IdPath,
  body: Rollout,
  data: Release,
})

export const adminWithdrawRelease = endpoint({
  method: 'POST',
  path: '/admin/release/:id/withdraw',
  summary: 'Offer a published release to nobody any more',
  ...access,
  params: IdPath,
  body: NoChoice,
  data: Release,
})

export const adminRollBackRelease = endpoint({
  method: 'POST',
  path: '/admin/release/:id/roll-back',
  stepUp: true,
  summary:
    'Go back to an earlier release: every newer one is withdrawn, and it is published if it was withdrawn',
  ...access,
  params: IdPath,
  body: NoChoice,
  data: rollBackRelease.data,
})

export const adminDiscardRelease = endpoint({
  method: 'POST',
  path: '/admin/release/:id/discard',
  summary: 'Throw a draft away',
  ...access,
  params: IdPath,
  body: NoChoice,
  data: EmptyData,
})

export const ReleaseToken = z.object({
  id: Id,
  name: z.string(),
  scopes: z.array(ReleaseScope),
  created_by: z.string(),
  /** Email address of whoever created it. */
  created_by_email: z.string(),
  created_at: Instant,
  expires_at: Instant,
  last_used_at: Instant.nullable(),
  revoked: z.boolean(),
})
export type ReleaseToken = z.infer<typeof ReleaseToken>

export const listReleaseTokens = endpoint({
  method: 'GET',
  path: '/admin/release-token',
  summary: 'Tokens with which releases are published, newest first',
  ...access,
  data: z.object({ list: z.array(ReleaseToken) }),
})

export const createReleaseToken = endpoint({
  method: 'POST',
  path: '/admin/release-token',
  summary: 'Make a token for publishing releases; it is shown this once',
  ...access,
  stepUp: true,
  body: z.strictObject({
    name: Name,
    scopes: z.array(ReleaseScope).min(1).max(2),
    /** Days until it expires. */
    days: z.int().min(1).max(365).default(90),
  }),
  data: ReleaseToken.extend({ token: z.string() }),
})

export const revokeReleaseToken = endpoint({
  method: 'DELETE',
  path: '/admin/release-token/:id',
  summary: 'Revoke a token for publishing releases',
  ...access,
  stepUp: true,
  params: IdPath,
  data: EmptyData,
})
