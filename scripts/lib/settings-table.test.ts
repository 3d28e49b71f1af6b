import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './root.ts'

/** Variables passed between our own programs; nobody sets them. */
const internal = new Set([
  'SEAPORT_FUZZ_COUNT',
  'SEAPORT_FUZZ_SEED',
  'SEAPORT_PROPERTY_SEED',
  'SEAPORT_TEST_ALL',
  'SEAPORT_TEST_DATABASES',
  'SEAPORT_TEST_PATIENCE_S',
  'SEAPORT_TEST_HOST',
  'SEAPORT_TEST_UPDATE_CONFIG',
])

/** Names of variables in the sources of programs, tests left out. */
function readByCode(): Set<string> {
  const files = globSync(
    [
      '{apps,packages}/*/{src/**/*.ts,*.config.ts}',
      'scripts/**/*.{ts,mjs}',
      'tests/electron-host/src/**/*.ts',
    ],
    { cwd: root },
  ).filter((file) => !/\.test\.ts$|test-support/.test(file))
  const names = files.flatMap((file) =>
    [
      ...readFileSync(join(root, file), 'utf8').matchAll(
        /\b(?:SEAPORT_[A-Z0-9_]+|ELECTRON_PATH)\b|(?<=env\.)(?:HOST|PORT)\b/g,
      ),
    ].map(([name]) => name),
  )
  return new Set(names.filter((name) => !internal.has(name)))
}

function inTable(): string[] {
  const text = readFileSync(join(root, 'docs/operations.md'), 'utf8')
  const rows = text
    .slice(text.indexOf('## Settings'))
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  return rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => name),
  )
}

test('docs/operations.md lists every setting that the code reads, once, and no other', () => {
  expect(inTable().sort()).toEqual([...readByCode()].sort())
})
