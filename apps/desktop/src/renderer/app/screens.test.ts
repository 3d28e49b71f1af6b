// @vitest-environment jsdom
import { setUpDom } from '@seaport/ui/test-support'
import { expect, test } from 'vitest'

setUpDom()

test('each screen has its address, its entry in the rail, and the texts that are loaded with it', async () => {
  const { screens } = await import('./screens.ts')
  const told = screens.map(
    ({ path, rail, namespaces }) => `${path} ${rail?.title ?? '–'}: ${namespaces.join(' ')}`,
  )
  expect(told).toEqual([
    '/ ports: task account taskBulk',
    '/inbox inbox: inbox task taskBulk',
    '/accounts accounts: account',
    '/browser browser: browser account',
    '/browser/:id –: browser account',
    '/tasks tasks: task taskBulk',
    '/tasks/new –: wizard task taskPage capability resource script validation',
    '/tasks/:id –: task taskPage taskRepeat wizard resource',
    '/workbench workbench: workbench task script desktopLibrary browser account',
    '/workbench/:id –: workbench task script desktopLibrary browser account',
    '/resources resources: desktopLibrary resource translation',
    '/scripts scripts: desktopLibrary script group',
    '/log log: desktopLog desktop-main error task',
    '/settings settings: desktopSettings guard task',
  ])
})
