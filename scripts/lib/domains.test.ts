import { expect, test } from 'vitest'
import { contractFolders, domains, moduleCycles, orderFaults, type Source } from './domains.ts'

const source = (path: string, ...imports: string[]): Source => ({
  path,
  text: imports.map((target) => `import { x } from '${target}'\n`).join(''),
})
const seat = 'modules/desk/seat/seat.service.ts'
const user = 'modules/people/user/user.public.ts'
const task = 'modules/work/task/task.public.ts'

test('a domain may know itself and those below it', () => {
  const fine = [
    source(
      seat,
      '../../people/user/user.public.ts',
      '../port/port.public.ts',
      '../../../kernel/unit-of-work.ts',
    ),
    source(task, '../../desk/seat/seat.public.ts'),
    source('modules/desk/port/port.public.ts'),
    source(user),
    source('kernel/unit-of-work.ts'),
  ]
  expect(orderFaults(fine, domains, 'modules')).toEqual([])
})

test('an import from a domain to one above it is found, a type’s too', () => {
  const text = "import type { Task } from '../../work/task/task.public.ts'\n"
  expect(orderFaults([{ path: seat, text }, source(task)], domains, 'modules')).toEqual([
    `${seat} → ${task}: desk stands below work`,
  ])
})

test('an import over several lines, an export and a dynamic import are found', () => {
  const ways = [
    "import {\n  endTasks,\n} from '../../work/task/task.public.ts'\n",
    "export { endTasks } from '../../work/task/task.public.ts'\n",
    "await import('../../work/task/task.public.ts')\n",
  ]
  for (const text of ways)
    expect(orderFaults([{ path: seat, text }, source(task)], domains, 'modules')).toHaveLength(1)
})

test('a folder that is no domain is found', () => {
  expect(orderFaults([source('modules/misc/thing/thing.ts')], domains, 'modules')).toEqual([
    'misc: not in the order of domains',
  ])
})

test('the contract has the same order, between kernel and desktop; what stands beside the folders composes them', () => {
  expect(contractFolders).toEqual(['kernel', ...domains, 'desktop'])
  const upward = source('platform/email.ts', '../people/registration.ts')
  const composing = source('api.ts', './people/registration.ts')
  expect(orderFaults([upward, composing, source('people/registration.ts')], contractFolders)).toEqual([
    'platform/email.ts → people/registration.ts: platform stands below people',
  ])
})

test('modules that import each other are found, also where no two files do', () => {
  const sources = [
    source('modules/desk/seat/seat.service.ts', '../session/session.public.ts'),
    source('modules/desk/seat/seat.repository.ts'),
    source('modules/desk/session/session.public.ts', '../account/account.public.ts'),
    source('modules/desk/account/account.public.ts', '../seat/seat.repository.ts'),
    source('modules/desk/port/port.public.ts', '../seat/seat.repository.ts'),
  ]
  expect(moduleCycles(sources, 'modules')).toEqual([
    'desk/account ↔ desk/seat ↔ desk/session: modules that import each other',
  ])
})

test('modules that stand on each other in one direction are no circle', () => {
  const sources = [
    source('modules/desk/seat/seat.service.ts', '../port/port.public.ts', './seat-code.ts'),
    source('modules/desk/port/port.public.ts'),
  ]
  expect(moduleCycles(sources, 'modules')).toEqual([])
})
