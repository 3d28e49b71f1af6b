import { expect, test } from 'vitest'
import { moduleCycles } from './module-cycles.ts'
import type { Source } from './tables.ts'

const source = (path: string, ...imports: string[]): Source => ({
  path,
  text: imports.map((target) => `import { x } from '${target}'\n`).join(''),
})

test('modules that import each other are found, also where no two files do', () => {
  const sources = [
    source('modules/desk/seat/seat.service.ts', '../session/session.public.ts'),
    source('modules/desk/seat/seat.repository.ts'),
    source('modules/desk/session/session.public.ts', '../account/account.public.ts'),
    source(
      'modules/desk/account/account.public.ts',
      '../seat/seat.repository.ts',
      '../proxy/proxy.public.ts',
    ),
    source('modules/desk/proxy/proxy.public.ts'),
    source('modules/desk/port/port.public.ts', '../seat/seat.repository.ts'),
  ]
  expect(moduleCycles(sources, 'modules')).toEqual([
    'desk/account ↔ desk/seat ↔ desk/session: modules that import each other',
  ])
})

test('every way of importing counts: a module as a whole, later, for its types, and passed on', () => {
  for (const text of [
    "import '../port/port.public.ts'",
    "const load = () => import('../port/port.public.ts')",
    "import type { Port } from '../port/port.public.ts'",
    "export * from '../port/port.public.ts'",
  ]) {
    const back = source('modules/desk/port/port.public.ts', '../seat/seat.public.ts')
    expect(moduleCycles([{ path: 'modules/desk/seat/seat.service.ts', text }, back], 'modules')).toEqual([
      'desk/port ↔ desk/seat: modules that import each other',
    ])
  }
})

test('modules that depend on each other in one direction are no circle', () => {
  const sources = [
    source('modules/desk/seat/seat.service.ts', '../port/port.public.ts', './seat-code.ts'),
    source('modules/desk/port/port.public.ts'),
  ]
  expect(moduleCycles(sources, 'modules')).toEqual([])
})
