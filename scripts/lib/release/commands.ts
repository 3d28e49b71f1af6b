import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Client, createClient } from '@seaport/api-client/client'
import {
  changeRollout,
  discardRelease,
  listReleases,
  RELEASE_TOKEN_HEADER,
  rollBackRelease,
  withdrawRelease,
} from '@seaport/contract/platform/release'
import { type Release, ReleaseManifest } from '@seaport/contract/platform/release.schema'
import { updateKeys } from '../update-keys.ts'
import { describeArtifacts, expectedTargets } from './artifacts.ts'
import { readRelease } from './checks.ts'
import { newKeyPair, publicKeyOf, readPrivateKey, signManifest } from './signature.ts'
import { publishFiles } from './upload.ts'

export interface Options {
  dryRun: boolean
  /** Publish without all systems. */
  partial: boolean
  folder: string
  /** What is released: its version, tag and notes. */
  checkout: string
  percent: number | undefined
  minimum?: string | undefined
  version: string | undefined
}

/** Commands of `npm run release`; each throws an Error with a message for people. */
export const commands: Readonly<Record<string, (options: Options) => Promise<void>>> = {
  publish,
  list: async () => {
    for (const release of await releasesOn(connect())) console.log(lineOf(release))
  },
  rollout: (options) =>
    withRelease(options, (client, { id }) =>
      client.call(changeRollout, {
        params: { id },
        body: {
          ...(options.percent !== undefined && { percent: options.percent }),
          ...(options.minimum !== undefined && { minimum_version: options.minimum || null }),
        },
      }),
    ),
  withdraw: (options) =>
    withRelease(options, (client, { id }) => client.call(withdrawRelease, { params: { id }, body: {} })),
  'roll-back': (options) =>
    withRelease(options, (client, { id }) => client.call(rollBackRelease, { params: { id }, body: {} })),
  discard: (options) =>
    withRelease(options, (client, { id }) => client.call(discardRelease, { params: { id }, body: {} })),
  keygen: async () => {
    const { privatePem, publicKey } = newKeyPair()
    console.log(`${privatePem}\nKeep the lines above as the secret SEAPORT_RELEASE_KEY, in two places.`)
    console.log(`Add this line to build/update-keys.json, and package clients with it:\n\n  "${publicKey}"`)
  },
}

async function publish({
  dryRun,
  partial,
  folder,
  checkout,
  percent = 100,
  minimum,
}: Options): Promise<void> {
  const { release, faults } = await readRelease(checkout)
  const built = resolve(checkout, folder)
  const files = release && existsSync(built) ? await describeArtifacts(built, release.version) : []
  const missing = expectedTargets.filter(
    (target) => !files.some((file) => file.target === target && file.uses.includes('update')),
  )
  if (files.length === 0) faults.push(`${folder}: there are no files of this version (npm run dist)`)
  else if (missing.length > 0 && !partial)
    faults.push(`${folder}: nothing to update from for ${missing.join(', ')} (--partial publishes without)`)
  const key = readKey(dryRun, faults)
  if (faults.length > 0 || !release) throw new Error(`This can't be released:\n- ${faults.join('\n- ')}`)

  const { version, releasedAt, notes } = release
  const manifest = ReleaseManifest.parse({ version, released_at: releasedAt, notes, files })
  console.log(`Seaport ${version}, offered to ${percent} % of all devices`)
  for (const { name, size, uses, sha512 } of files)
    console.log(`  ${name}  ${size} bytes, ${uses.join(' and ')}, SHA-512 ${sha512.slice(0, 16)}…`)
  if (dryRun || !key) return console.log('\nA dry run: nothing was sent.')

  const published = await publishFiles({
    client: connect(),
    folder: built,
    signed: signManifest(manifest, key),
    percent,
    minimumVersion: minimum ?? null,
    onProgress: (name, ratio) => console.log(`  ${name}: ${Math.round(ratio * 100)} %`),
  })
  console.log(`\nPublished: ${lineOf(published)}`)
}

/** @returns the signing key, which a dry run does not need. Errors of the key are added to the faults */
function readKey(dryRun: boolean, faults: string[]) {
  const given = process.env.SEAPORT_RELEASE_KEY
  if (!given) {
    if (!dryRun)
      faults.push('SEAPORT_RELEASE_KEY is not set: the private key that signs releases, or its file')
    return null
  }
  try {
    const key = readPrivateKey(given)
    if (!updateKeys().includes(publicKeyOf(key)))
      faults.push(
        'SEAPORT_RELEASE_KEY belongs to no key of build/update-keys.json: no client would take this',
      )
    return key
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error))
    return null
  }
}

function connect(): Client {
  const server = process.env.SEAPORT_RELEASE_SERVER || process.env.SEAPORT_SERVER_URL
  const token = process.env.SEAPORT_RELEASE_TOKEN
  if (!server || !URL.canParse(server))
    throw new Error('SEAPORT_RELEASE_SERVER is not set: the address of the server to publish on')
  if (!token)
    throw new Error(
      'SEAPORT_RELEASE_TOKEN is not set: an administrator makes one (docs/releasing.md, "Token")',
    )
  return createClient({
    baseUrl: new URL(server).origin,
    locale: () => 'en',
    credentials: () => ({ [RELEASE_TOKEN_HEADER]: token }),
  })
}

async function releasesOn(client: Client): Promise<Release[]> {
  return (await client.call(listReleases, {})).list
}

async function withRelease(
  { version, dryRun }: Options,
  act: (client: Client, release: Release) => Promise<unknown>,
): Promise<void> {
  if (!version) throw new Error('Which version? As in: npm run release -- withdraw 1.2.0')
  const client = connect()
  const releases = await releasesOn(client)
  const release = releases.find((one) => one.version === version)
  if (!release) throw new Error(`The server knows no release ${version}.`)
  if (dryRun) return console.log(`A dry run: nothing was sent.\n${lineOf(release)}`)
  await act(client, release)
  for (const one of await releasesOn(client)) console.log(lineOf(one))
}

function lineOf({ version, state, percent, minimum_version, files }: Release): string {
  const whom = state === 'published' ? `, ${percent} %` : ''
  const must = minimum_version === null ? '' : `, required below ${minimum_version}`
  const downloads = files.reduce((sum, file) => sum + file.downloads, 0)
  return `${version}: ${state}${whom}${must}, ${files.length} files, ${downloads} downloads`
}
