import { FakeServer, type FakeTask } from '@seaport/runner/test-support/fake-server'
import { startSandbox } from '@seaport/sandbox/server'
import { startHttpFake } from '../../integration/runner/support/http-fake.ts'
import { controlOf, signedIn } from '../../integration/runner/support/stage.ts'

/** A server and a sandbox network for many tasks, in a process of their own, so that their load is not measured. */
const SEARCH = 'GET /2/tweets/search/recent'
const tasks = Number(process.argv[2])

const sandbox = await startSandbox({
  people: 4000,
  seed: 'ports',
  limits: { [SEARCH]: { max: 1_000_000, windowMs: 900_000 } },
})
const control = controlOf(sandbox.url)
const tokens = await signedIn(control, Date.now())
const posts = await Promise.all(
  Array.from({ length: 10 }, () => control<{ id: string }>('/post', { commenters: 3500 })),
)
await control('/fault', { route: SEARCH, kind: 'slow', ms: 1000 })
const model = new FakeServer({ now: Date.now })
for (let at = 0; at < tasks; at += 1) model.add(collection(at))
const { url } = await startHttpFake(model)
process.send?.({ server: url, sandbox: sandbox.url, tokens })
process.once('disconnect', () => process.exit(0))

function collection(at: number): FakeTask['claim'] {
  return {
    id: `task-${at}`,
    name: `Commenters ${at}`,
    account: { id: `account-${at}`, network: 'x_sandbox', account: 'harbor_tea', nickname: '' },
    work: {
      kind: 'collect_commenters',
      params: { links: posts.map(({ id }) => id), target_count: 100_000, duration_minutes: null },
    },
  }
}
