import { DEVICE_HEADER } from '@seaport/contract/platform/release'
import type { ReleaseTarget } from '@seaport/contract/platform/release.schema'
import type { ProxyLogin } from '@seaport/seat-client/egress/proxy-logins'
import { AppImageUpdater, type AppUpdater, MacUpdater, NsisUpdater, type UpdateInfo } from 'electron-updater'
import { GenericProvider } from 'electron-updater/out/providers/GenericProvider.js'
import { type Feed, feedFault, NoFeed, UpdateRefused, verifyFeed } from './manifest.ts'
import { type Executor, resumeDownloads } from './resume-download.ts'

export interface UpdaterOptions {
  readonly serverUrl: string
  readonly channel: 'stable' | 'beta'
  readonly target: ReleaseTarget
  /** Raw Ed25519 public keys, in base64. */
  readonly keys: readonly string[]
  /** Stable hash of this device; null = unknown. */
  readonly device: string | null
  /** In place of the file beside the installed program; for the test host, which has none. */
  readonly configFile?: string | undefined
  /** The login to a proxy on the way, if it is known. */
  proxyLogin(host: string, port: number): Promise<ProxyLogin | undefined>
  readonly log: { info(text: string): void; warn(text: string): void; error(text: string): void }
}

/** The updater of this system, which accepts only signed files. */
export function openUpdater(options: UpdaterOptions): AppUpdater {
  const { serverUrl, channel, target, keys, device, configFile, proxyLogin, log } = options
  const updater = updaterOf(target)
  updater.logger = log
  updater.autoDownload = true
  updater.allowDowngrade = false
  // A channel of electron-updater's own is the name of a file; ours are folders.
  updater.allowPrerelease = channel === 'beta'
  updater.disableWebInstaller = true
  updater.fullChangelog = false
  if (configFile !== undefined) {
    updater.forceDevUpdateConfig = true
    updater.autoInstallOnAppQuit = false
    updater.updateConfigPath = configFile
  }
  if (device !== null) updater.requestHeaders = { [DEVICE_HEADER]: device }
  answerProxies(updater, proxyLogin)
  const sizes = new Map<string, number>()
  resumeDownloads((updater as unknown as { httpExecutor: Executor }).httpExecutor, undefined, (sha512) =>
    sizes.get(sha512),
  )
  updater.setFeedURL({
    provider: 'custom',
    updateProvider: signedProvider(`${serverUrl}/updates/${channel}/${target}`, keys, target, sizes),
  })
  return updater
}

/** Gives each login once: a proxy that asks again has rejected it, and repeating it may lock its owner out. */
export function answerProxies(updater: AppUpdater, find: UpdaterOptions['proxyLogin']): void {
  const given = new Set<string>()
  updater.on('login', ({ host, port }, answer) => {
    // Without a login the request fails, as with Electron's own callback.
    const refuse = answer as () => void
    find(host, port)
      .catch(() => undefined)
      .then((login) => {
        const key = JSON.stringify([host, port, login])
        if (!login || given.has(key)) return refuse()
        given.add(key)
        return answer(login.username, login.password)
      })
  })
}

function updaterOf(target: ReleaseTarget): AppUpdater {
  if (target === 'win-x64') return new NsisUpdater()
  if (target === 'linux-x64') {
    const updater = new AppImageUpdater()
    // The block map is a part of the file, which the feed does not list.
    updater.disableDifferentialDownload = true
    return updater
  }
  return new MacUpdater()
}

type ProviderRuntime = ConstructorParameters<typeof GenericProvider>[2]

/**
 * A source of releases that offers none but signed ones.
 * @param sizes filled with the bytes of each signed file, by its hash
 */
export function signedProvider(
  url: string,
  keys: readonly string[],
  target: ReleaseTarget,
  sizes: Map<string, number>,
) {
  return class SignedProvider extends GenericProvider {
    constructor(_options: object, updater: AppUpdater, runtime: ProviderRuntime) {
      super({ provider: 'generic', url }, updater, runtime)
    }

    /** The server answers one range at a time. */
    override get isUseMultipleRangeRequest(): boolean {
      return false
    }

    override async getLatestVersion(): Promise<UpdateInfo> {
      const info = await super.getLatestVersion().catch((error: unknown) => {
        throw feedFault(error)
      })
      const feed = info as UpdateInfo & Feed
      const { notes, released_at } = verified(feed, keys, target)
      for (const { sha512, size } of feed.files) if (size !== undefined) sizes.set(sha512, size)
      return Object.assign(info, { notes, releaseDate: released_at })
    }
  }
}

function verified(feed: Feed, keys: readonly string[], target: ReleaseTarget) {
  try {
    return verifyFeed(feed, keys, target)
  } catch (error) {
    if (error instanceof UpdateRefused || error instanceof NoFeed) throw error
    throw new UpdateRefused('The release is described in a way that this client does not know', {
      cause: error,
    })
  }
}
