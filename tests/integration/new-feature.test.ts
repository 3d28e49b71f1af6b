import { afterAll, expect, test } from 'vitest'
import { run } from '../../scripts/lib/run.ts'
import { freshClone } from '../support/fresh-clone.ts'

const clone = freshClone()
afterAll(clone.remove)

async function succeeds(line: string): Promise<void> {
  const { code, output } = await run('sh', ['-c', line], { cwd: clone.folder })
  expect(code, `${line}\n${output}`).toBe(0)
}

test('what npm run new-feature writes has no wrong types, and passes its own tests', async () => {
  for (const words of ['server desk/paper-boat', 'console paper-boat', 'desktop paper-boat'])
    await succeeds(`npm run new-feature -- ${words}`)
  for (const workspace of ['packages/contract', 'apps/server', 'apps/console', 'apps/desktop'])
    await succeeds(`npx tsc -p ${workspace}`)
  for (const project of ['unit', 'integration'])
    await succeeds(`npx vitest run --project ${project} paper-boat`)
})
