/**
 * Keeps one throwaway PostgreSQL for as long as the process that started the keeper lives, however that process ends:
 * the channel between the two closes even when it is killed. The next keeper cleans up after a killed one.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { findPostgres } from './postgres-binaries.ts'
import { type Cluster, folderPlaces, folderPrefix, startCluster } from './postgres-cluster.ts'

/** Message of the keeper to its parent, sent once. */
export type KeeperMessage = { url: string; folder: string } | { failure: string }

let cluster: Cluster | null = null
let leaving = false

async function leave(): Promise<void> {
  if (leaving) return
  leaving = true
  await cluster?.stop()
  process.exit(0)
}

/** Stops clusters and removes folders that killed keepers left behind. */
async function sweep(): Promise<void> {
  const found = folderPlaces.flatMap((place) => readdirSync(place).map((name) => ({ place, name })))
  for (const { place, name } of found.filter((entry) => entry.name.startsWith(folderPrefix))) {
    if (alive(Number(name.slice(folderPrefix.length).split('-')[0]))) continue
    const folder = join(place, name)
    const postmaster = postmasterOf(folder)
    if (postmaster) {
      process.kill(postmaster, 'SIGQUIT')
      for (let look = 0; look < 100 && alive(postmaster); look++) await setTimeout(50)
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** @returns the process of a cluster that still runs, or null; without /proc, a server ends once its folder is gone */
function postmasterOf(folder: string): number | null {
  try {
    const pid = Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0])
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder) ? pid : null
  } catch {
    return null
  }
}

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function tell(message: KeeperMessage): void {
  if (process.connected) process.send?.(message)
}

for (const event of ['disconnect', 'SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(event, () => void leave())

try {
  await sweep()
  const started = await startCluster(findPostgres())
  cluster = started
  if (leaving || !process.connected) {
    await started.stop()
    process.exit(0)
  }
  tell({ url: started.url, folder: started.folder })
} catch (error) {
  tell({ failure: error instanceof Error ? error.message : String(error) })
  process.exitCode = 1
  if (process.connected) process.disconnect()
}
