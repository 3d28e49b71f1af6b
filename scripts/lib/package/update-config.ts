import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AfterPackContext } from 'electron-builder'

/**
 * Writes `app-update.yml`, which electron-updater reads in the installed client: without it no update is downloaded.
 * electron-builder writes one only for its own feed types.
 */
export async function writeUpdateConfig({ packager, appOutDir }: AfterPackContext): Promise<void> {
  const { WinPackager } = await import('electron-builder')
  const publisherName =
    packager instanceof WinPackager
      ? await (await packager.signingManager.value).computedPublisherName.value
      : null
  const { updaterCacheDirName } = packager.appInfo
  const config = { updaterCacheDirName, ...(publisherName && { publisherName }) }
  // JSON is YAML too.
  await writeFile(join(packager.getResourcesDir(appOutDir), 'app-update.yml'), `${JSON.stringify(config)}\n`)
}
