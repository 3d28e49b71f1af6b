import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { borders } from './checks.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'borders-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Fixture: each file imports one other, which exists. */
function write(imports: Record<string, string>): void {
  for (const [path, line] of Object.entries(imports)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), `${line}\nexport const here = 1\n`)
  }
}

const features = {
  'apps/console/src/features/task/task.public.ts': "export const load = () => import('./screens/Tasks.tsx')",
  'apps/console/src/features/task/screens/Tasks.tsx': '',
  'apps/desktop/src/renderer/features/task/task.public.ts': "export { here as inner } from './api/rows.ts'",
  'apps/desktop/src/renderer/features/task/api/rows.ts': '',
}

test('a feature is composed through its public file', async () => {
  write({
    ...features,
    'apps/console/src/app/screens.ts': "import '../features/task/task.public.ts'",
    'apps/desktop/src/renderer/app/screens.ts': "import '../features/task/task.public.ts'",
  })
  expect(await borders(folder, ['apps'])).toMatchObject({ code: 0 })
})

test('descriptors of screens import the code of a feature lazily only', async () => {
  const descriptor = 'apps/console/src/features/task/task.screens.ts'
  const app = { 'apps/console/src/app/screens.ts': "import '../features/task/task.screens.ts'" }
  write({ ...features, ...app, [descriptor]: "export const load = () => import('./screens/Tasks.tsx')" })
  expect(await borders(folder, ['apps'])).toMatchObject({ code: 0 })
  write({ [descriptor]: "import './screens/Tasks.tsx'" })
  expect((await borders(folder, ['apps'])).output).toContain('screens-are-data')
})

test.each([
  ['apps/console/src/app/routes.ts', "import '../features/task/screens/Tasks.tsx'"],
  [
    'apps/console/src/app/routes.ts',
    "export const load = () => import('../features/task/screens/Tasks.tsx')",
  ],
  ['apps/console/src/shared/list.ts', "import '../features/task/screens/Tasks.tsx'"],
  ['apps/desktop/src/renderer/app/shell/Rail.tsx', "import '../../features/task/api/rows.ts'"],
  [
    'apps/desktop/src/renderer/app/router.ts',
    "export const load = () => import('../features/task/api/rows.ts')",
  ],
])('%s may not: %s', async (path, line) => {
  write({ ...features, [path]: line })
  const { code, output } = await borders(folder, ['apps'])
  expect(output).toContain('app-through-public-file')
  expect(code).toBe(1)
})

test('a feature must not import the inside of another', async () => {
  write({
    ...features,
    'apps/console/src/features/seat/seat.public.ts': "import '../task/screens/Tasks.tsx'",
    'apps/desktop/src/renderer/features/port/port.public.ts': "import '../task/api/rows.ts'",
  })
  const { code, output } = await borders(folder, ['apps'])
  expect(output.match(/features-through-public-file/g)).toHaveLength(2)
  expect(code).toBe(2)
})

test('a domain imports none above it, nor does a folder of the contract; a module belongs to a domain', async () => {
  write({
    'apps/server/src/modules/desk/seat/seat.public.ts':
      "import type { here } from '../../work/task/task.public.ts'",
    'apps/server/src/modules/work/task/task.public.ts': '',
    'apps/server/src/modules/work/task/task.service.ts': "import '../../desk/port/port.public.ts'",
    'apps/server/src/modules/desk/port/port.public.ts': "import '../../misc/thing/thing.public.ts'",
    'apps/server/src/modules/misc/thing/thing.public.ts': '',
    'packages/contract/src/platform/email.ts': "import '../people/registration.ts'",
    'packages/contract/src/people/registration.ts': "import '../kernel/endpoint.ts'",
    'packages/contract/src/kernel/endpoint.ts': '',
  })
  const { code, output } = await borders(folder, ['apps', 'packages'])
  expect(output.match(/(?:domains-in-order|contract-in-order|known-domains)/g)?.sort()).toEqual([
    'contract-in-order',
    'domains-in-order',
    'known-domains',
  ])
  expect(code).toBe(3)
})
