/** Preloaded into a measured server: answers its parent's messages with its processor time, memory and event loop delay. */
import { readdirSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const MB = 1024 * 1024
let delay: ReturnType<typeof monitorEventLoopDelay> | undefined

process.on('message', (what) => {
  if (what === 'health') {
    process.send?.(health())
    return
  }
  const { user, system } = process.cpuUsage()
  process.send?.(user + system)
})
process.channel?.unref()
// End with the benchmark, also when it failed.
process.once('disconnect', () => process.exit())

function health() {
  const lateMs = (delay?.percentile(99) ?? 0) / 1e6
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  const { rss, heapUsed } = process.memoryUsage()
  delay ??= monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  delay.reset()
  return {
    rssMb: rss / MB,
    heapMb: heapUsed / MB,
    descriptors: readdirSync('/proc/self/fd').length,
    lateMs,
  }
}
