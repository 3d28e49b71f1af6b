import { z } from 'zod'
import { Count, EmptyData, Id, IdPath, Instant, Name, typedText } from '../kernel/primitives.schema.ts'
import { releaseTargets } from './release.ts'
import { isReleaseFileName } from './release-file-kind.ts'
import { VersionNumber } from './version.schema.ts'

export const ReleaseTarget = z.enum(releaseTargets)
export type ReleaseTarget = z.infer<typeof ReleaseTarget>

/** Clients of `stable` are offered releases, those of `beta` pre-releases too. */
export const UpdateChannel = z.enum(['stable', 'beta'])
export type UpdateChannel = z.infer<typeof UpdateChannel>

const Sha512 = z.string().regex(/^[0-9a-f]{128}$/)

/** A file of a release. Running clients fetch `update`, people download `installer`; one file may be both. */
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

const Notes = typedText(20_000).min(1)

/** Content of a release, as its publisher signs it. The signature covers the exact bytes of its text. */
export const ReleaseManifest = z.strictObject({
  version: VersionNumber,
  released_at: Instant,
  /** Markdown, without HTML. */
  notes: z.strictObject({ cn: Notes, hk: Notes, en: Notes, vi: Notes }),
  files: z
    .array(ReleaseFile)
    .min(1)
    .max(40)
    .refine((files) => new Set(files.map(({ name }) => name)).size === files.length, { error: 'invalid' })
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

const ReleaseState = z.enum(['draft', 'published', 'withdrawn'])

export const Release = z.object({
  id: Id,
  version: z.string(),
  state: ReleaseState,
  /** Percentage of devices that are offered it. */
  percent: Count,
  /** Clients below this version have to update before they go on; null = none. */
  minimum_version: z.string().nullable(),
  created_at: Instant,
  published_at: Instant.nullable(),
  files: z.array(
    z.object({
      name: z.string(),
      size: Count,
      /** Downloads by people; updates of running clients are not counted. */
      downloads: Count,
      complete: z.boolean(),
      /** Numbers of the parts still missing, from 0. */
      missing: z.array(Count),
    }),
  ),
})
export type Release = z.infer<typeof Release>

/** Permissions of a release token. */
export const ReleaseScope = z.enum(['publish', 'manage'])
export type ReleaseScope = z.infer<typeof ReleaseScope>

const Percent = z.int().min(0).max(100)

const rollout = { percent: Percent, minimum_version: VersionNumber.nullable() }

const Rollout = z.strictObject(rollout).partial()

const NoChoice = z.strictObject({})

export const listReleases = {
  data: z.object({ list: z.array(Release) }),
}

export const beginRelease = {
  body: SignedManifest,
  data: Release,
}

export const uploadReleasePart = {
  params: IdPath,
  body: z.strictObject({ name: ReleaseFile.shape.name, number: Count.max(1024) }),
  data: EmptyData,
}

export const finishReleaseFile = {
  params: IdPath,
  body: z.strictObject({ name: ReleaseFile.shape.name }),
  data: EmptyData,
}

export const publishRelease = {
  params: IdPath,
  body: z.strictObject({
    percent: Percent.default(100),
    minimum_version: rollout.minimum_version.default(null),
  }),
  data: Release,
}

export const discardRelease = {
  params: IdPath,
  body: NoChoice,
  data: EmptyData,
}

export const changeRollout = {
  params: IdPath,
  body: Rollout,
  data: Release,
}

export const withdrawRelease = {
  params: IdPath,
  body: NoChoice,
  data: Release,
}

export const rollBackRelease = {
  params: IdPath,
  body: NoChoice,
  data: z.object({ list: z.array(Release) }),
}

export const adminListReleases = {
  data: listReleases.data,
}

export const adminChangeRollout = {
  params: IdPath,
  body: Rollout,
  data: Release,
}

export const adminWithdrawRelease = {
  params: IdPath,
  body: NoChoice,
  data: Release,
}

export const adminRollBackRelease = {
  params: IdPath,
  body: NoChoice,
  data: rollBackRelease.data,
}

export const adminDiscardRelease = {
  params: IdPath,
  body: NoChoice,
  data: EmptyData,
}

export const ReleaseToken = z.object({
  id: Id,
  name: z.string(),
  scopes: z.array(ReleaseScope),
  created_by: z.string(),
  /** Email address of its creator. */
  created_by_email: z.string(),
  created_at: Instant,
  expires_at: Instant,
  last_used_at: Instant.nullable(),
  revoked: z.boolean(),
})
export type ReleaseToken = z.infer<typeof ReleaseToken>

export const listReleaseTokens = {
  data: z.object({ list: z.array(ReleaseToken) }),
}

export const createReleaseToken = {
  body: z.strictObject({
    name: Name,
    scopes: z.array(ReleaseScope).min(1).max(2),
    /** Days until it expires. */
    days: z.int().min(1).max(365).default(90),
  }),
  data: ReleaseToken.extend({ token: z.string() }),
}

export const revokeReleaseToken = {
  params: IdPath,
  data: EmptyData,
}
