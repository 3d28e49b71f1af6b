import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { NetworkId } from '@seaport/contract/kernel/network'
import { addOptOuts, eraseResources, listOptOuts } from '@seaport/contract/work/opt-out'
import { listResources } from '@seaport/contract/work/resource'
import { nextTarget } from '@seaport/contract/work/runner'
import { previewAudience } from '@seaport/contract/work/task-batch'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { claimedPromotion, createManualPromotion } from '../../../test-support/promotions.ts'
import { refusal } from '../../../test-support/refused.ts'
import * as scenes from '../../../test-support/scene.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'

const network = 'x_sandbox'
const renata = { external_id: '1700009682142904252', handle: 'renata_vargas2', name: 'Renata Vargas' }
const inputs = readFileSync(
  fileURLToPath(new URL('../../../../../../tests/inputs/opt-out-entries.txt', import.meta.url)),
  'utf8',
)
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
const isRuined = (entry: string) => /E\+/.test(entry)

/** Ways of writing the same entry. */
const dressings: ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => ` \t${text} `,
  (text) => `'${text}`,
  (text) => `"${text}"`,
  (text) => `\uFEFF${text}\u200B`,
  (text) => text.replace(/(.{4})/, '$1\u2060'),
  (text) => text.replace(/[!-~]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0)),
]
const links = ['http://127.0.0.1:8788/', '127.0.0.1:8788/', 'http://127.0.0.1:8788/@'].map(
  (base) => `${base}${renata.handle}`,
)
const bare = [renata.handle, `@${renata.handle}`, `＠${renata.handle}`, renata.external_id]
const forms = [
  ...bare.flatMap((text) => dressings.map((dress) => dress(text))),
  ...links,
  ...links.map((link) => `${link}/?lang=vi#top`),
  `http://127.0.0.1:8788/i/user/${renata.external_id}`,
  `http://127.0.0.1:8788/intent/user?user_id=${renata.external_id}`,
]

eachDatabase('forms of opt-out entries', (location) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(location)
  })
  afterAll(() => server.stop())

  const add = ({ supervisor }: scenes.Scene, external_ids: string[], more = {}) =>
    server.call(addOptOuts, { body: { network, external_ids, ...more } }, supervisor)
  const list = ({ supervisor }: scenes.Scene, query = {}) => server.call(listOptOuts, { query }, supervisor)
  const collecting = async (scene: scenes.Scene) => {
    const task = await scenes.taskIn(scene, 'running')
    return (people: ReturnType<typeof scenes.person>[]) => scenes.upload(scene, task, people)
  }
  const audience = (targets: string[]) => ({
    audience: { from: 'list' as const, targets },
    deduplication: false,
    promotion_count: 5,
    send_interval_seconds: 5,
    duration_minutes: 60,
  })
  const follow = (targets: string[]) => ({ kind: 'follow' as const, params: audience(targets) })

  test.each(inputs)('%s', async (entry) => {
    const scene = await scenes.createScene(server)
    await (await collecting(scene))([scenes.person(1, renata)])
    if (isRuined(entry)) await refusal(add(scene, [entry]), 'invalid_input')
    else expect(await add(scene, [entry])).toEqual({ opted_out: 1, people: [renata] })
    expect((await list(scene)).list.map(({ external_id }) => external_id)).toEqual(
      isRuined(entry) ? [] : [renata.external_id],
    )
  })

  test('whatever form names a person, no collection, audience or send reaches them', async () => {
    const form = fc.constantFrom(...forms)
    const order = fc.constantFrom('known', 'met afterwards', 'waiting')
    await fc.assert(
      fc.asyncProperty(form, form, order, async (entry, target, when) => {
        const scene = await scenes.createScene(server)
        const collect = await collecting(scene)
        if (when === 'known') await collect([scenes.person(1, renata)])
        const isNumber = /\d{19}/.test(target.normalize('NFKC')) || /\d{19}/.test(entry.normalize('NFKC'))
        // For a person never collected, nothing links the number to the handle.
        if (when === 'waiting' && !isNumber) {
          const task = await claimedPromotion(scene, follow([`@${renata.handle}`, '@somebody']))
          await add(scene, [entry])
          const { step } = await server.call(
            nextTarget,
            { params: { id: task.id }, body: { fence: task.fence, begin: true } },
            scene.seat,
          )
          expect(step).toMatchObject({ kind: 'target', target: { target: '@somebody' } })
          return
        }
        expect((await add(scene, [entry])).opted_out).toBe(1)
        if (when !== 'known')
          expect((await collect([scenes.person(1, renata)])).left_out).toEqual([renata.external_id])
        expect((await list(scene)).list).toMatchObject([{ external_id: renata.external_id }])
        expect((await list(scene, { external_id: target })).total).toBe(1)
        const preview = { account_id: scene.accountId, kind: 'follow', ...audience([target]) } as const
        const { account_id, kind, audience: whom, deduplication } = preview
        const shown = await server.call(
          previewAudience,
          { body: { account_id, kind, audience: whom, deduplication } },
          scene.supervisor,
        )
        expect([shown.ready, shown.opted_out]).toEqual([0, 1])
      }),
      { numRuns: 25 },
    )
  })

  test('a rounded, unknown or foreign entry is refused by its position and nothing is added', async () => {
    const scene = await scenes.createScene(server)
    const wrong = [
      '1.70000968214290E+018',
      '1.78414E+16',
      '1,78414E+16',
      '17841400000000000',
      '1700009682142904200'.replace(/\d{4}$/, '0000'),
      '1 700 009 682 142 904 252',
      'https://x.com/renata_vargas2',
      'http://127.0.0.1:8788/renata_vargas2/status/17',
      'renata vargas',
      'renata_vargas2:Pass-word-1',
      '@renata_vargas2!',
      'renata_vargas2, nobody_yet',
      'twitter://user?screen_name=renata_vargas2',
      'https://t.co/abc',
      '9912140633506420',
      '3.91E+16',
      '1582917533873850000',
      '0987654321',
      '+84987654321',
      '0987 654 321',
      'renata@example.com',
      'Renata Vargas',
      'r\u0435nata_vargas2',
    ]
    for (const entry of wrong) {
      const refused = await refusal(add(scene, [renata.handle, entry]), 'invalid_input')
      expect([entry, refused.refusal.detail?.map(({ loc }) => loc)]).toEqual([
        entry,
        [['body', 'external_ids', 1]],
      ])
      expect(JSON.stringify(refused.refusal)).not.toContain('Pass-word')
    }
    expect((await list(scene)).total).toBe(0)
  })

  // Reported for other products; sources are in docs/inputs.md.
  test('digits that are nobody’s number are the person whose handle they are, on their own network alone', async () => {
    const scene = await scenes.createScene(server)
    const digits = { external_id: '1700009682142904253', handle: '20260412', name: 'Born in April' }
    await (await collecting(scene))([scenes.person(1, digits)])
    expect(await add(scene, ["'20260412"])).toEqual({ opted_out: 1, people: [digits] })
    expect((await list(scene, { external_id: '20260412' })).list).toMatchObject([
      { network, external_id: digits.external_id },
    ])
    await expect(createManualPromotion(scene, follow(['@20260412']))).rejects.toMatchObject({
      reason: 'no_targets',
    })
    const elsewhere = { network: 'instagram_sandbox' as const, external_ids: [`@${renata.handle}`] }
    await server.call(addOptOuts, { body: elsewhere }, scene.supervisor)
    await createManualPromotion(scene, follow([`@${renata.handle}`]))
  })

  test('a dry run reports the people that the entries mean and changes nothing', async () => {
    const scene = await scenes.createScene(server)
    const collect = await collecting(scene)
    await collect([scenes.person(1, renata)])
    const entries = {
      external_ids: [links[0] ?? '', '@nobody_yet'],
      dry_run: true,
      network: 'x_sandbox' as const,
    }
    const people = [renata, { external_id: '@nobody_yet', handle: 'nobody_yet', name: '' }]
    const told = await server.call(addOptOuts, { body: entries }, scene.supervisor)
    expect(told).toEqual({ opted_out: 0, people })
    const erasing = await server.call(eraseResources, { body: entries }, scene.supervisor)
    expect(erasing).toEqual({ erased: 0, opted_out: 0, people })
    expect((await list(scene)).total).toBe(0)
    expect((await server.call(listResources, {}, scene.supervisor)).total).toBe(1)
  })

  test('a person erased by handle is erased when they are met, also if they were known by another handle', async () => {
    const scene = await scenes.createScene(server)
    const collect = await collecting(scene)
    await collect([scenes.person(1, { ...renata, handle: 'before_marriage' })])
    const body = { network: 'x_sandbox' as const, external_ids: [`@${renata.handle}`] }
    await server.call(eraseResources, { body }, scene.supervisor)
    const asked = new Date(server.clock.now()).toISOString()
    server.clock.advance(60)
    expect((await server.call(listResources, {}, scene.supervisor)).total).toBe(1)
    await collect([scenes.person(1, renata)])
    expect((await server.call(listResources, {}, scene.supervisor)).total).toBe(0)
    // The entry follows the person to a new handle.
    const renamed = { ...renata, handle: 'renata_lima' }
    expect((await collect([scenes.person(1, renamed)])).left_out).toEqual([renata.external_id])
    expect((await list(scene)).list).toMatchObject([
      { external_id: renata.external_id, erased: true, created_at: asked },
    ])
    await expect(createManualPromotion(scene, follow(['@renata_lima']))).rejects.toMatchObject({
      reason: 'no_targets',
    })
  })

  test.each([
    ['facebook_sandbox', 'Harbor.Tea', 'http://127.0.0.1:8788/facebook/harbortea'],
    ['instagram_sandbox', 'harbor.tea', 'http://127.0.0.1:8788/instagram/Harbor.Tea/'],
  ] as [NetworkId, string, string][])('on %s, %s is the same person as %s', async (place, handle, link) => {
    const scene = await scenes.createScene(server)
    const entry = { network: place, external_ids: [link] }
    const { people } = await server.call(addOptOuts, { body: entry }, scene.supervisor)
    const again = { network: place, external_ids: [handle] }
    const repeated = await server.call(addOptOuts, { body: again }, scene.supervisor)
    expect([repeated.opted_out, repeated.people[0]?.external_id]).toEqual([0, people[0]?.external_id])
  })
})
