import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { build, loadConfigFromFile, mergeConfig, preview } from 'vite'
import { expect, test, vi } from 'vitest'
import { root } from '../../../scripts/lib/root.ts'
import { logInToConsole } from '../support/console.ts'
import { consoleSite } from '../support/console-site.ts'
import { type DemoServer, startDemoServer } from '../support/demo-server.ts'
import { SUPERVISOR } from '../support/supervisor.ts'

const consoleFolder = join(root, 'apps/console')
/** The plugins that are Seaport's own; docs/domains/console.md says what each does. */
const OWN = ['seaport:application-preloaded', 'seaport:compressed', 'seaport:old-browser-notice']
const removed: string[] = []

/** The console's configuration without the plugins that are Seaport's own. */
async function configuration() {
  const loaded = await loadConfigFromFile(
    { command: 'build', mode: 'production' },
    join(consoleFolder, 'vite.config.ts'),
  )
  if (!loaded) throw new Error('The console has no configuration')
  const plugins = ((loaded.config.plugins ?? []) as (Plugin | Plugin[])[]).flat()
  const isOwn = ({ name }: Plugin) => name.startsWith('seaport:')
  removed.push(...plugins.filter(isOwn).map(({ name }) => name))
  return { ...loaded.config, plugins: plugins.filter((plugin) => !isOwn(plugin)) }
}

/** The demo with a console of that build before it. */
async function startPlain(): Promise<DemoServer> {
  const outDir = mkdtempSync(join(tmpdir(), 'seaport-plain-'))
  const config = mergeConfig(await configuration(), {
    configFile: false,
    root: consoleFolder,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  })
  vi.stubEnv('NODE_ENV', 'production')
  await build(config)
  vi.unstubAllEnvs()
  const server = await startDemoServer()
  const site = await preview(
    mergeConfig(config, { preview: { host: '127.0.0.1', port: 0, proxy: { '/api': server.serverUrl } } }),
  )
  expect(readdirSync(join(outDir, 'assets')).filter((name) => name.endsWith('.br'))).toEqual([])
  return {
    ...server,
    serverUrl: site.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '',
    async stop() {
      await site.close()
      await server.stop()
      rmSync(outDir, { recursive: true, force: true })
    },
  }
}

const site = consoleSite(startPlain)

test('logging in, a list, its panel and a form work in a build without plugins of our own', async () => {
  expect(removed.toSorted()).toEqual(OWN)
  const html = await (await fetch(site.server.serverUrl)).text()
  expect(html).not.toMatch(/modulepreload[^>]*\/render-/)
  expect(html).not.toContain('id="old-browser"')
  const page = await site.openAlone('/login')
  await logInToConsole(page, SUPERVISOR)

  await page.goto(`${site.server.serverUrl}/#/task`)
  await page.getByText('#54', { exact: true }).click()
  await page.getByRole('dialog').getByRole('tab', { name: 'Timeline' }).click()
  await page.getByRole('dialog').getByText('Created', { exact: true }).waitFor()

  await page.goto(`${site.server.serverUrl}/#/seatAccount`)
  await page.getByRole('button', { name: 'New seat', exact: true }).first().click()
  await page.getByRole('dialog').getByLabel('Seat name').fill('Harbor 渡口')
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click()
  await page.getByRole('dialog').getByText('Seat created').waitFor()
})
