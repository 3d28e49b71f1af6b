import { withText } from './console-feature.ts'
import { insertedAfter } from './edit.ts'
import type { Names } from './names.ts'

const locales = ['cn', 'hk', 'en', 'vi'] as const

/** New files of a desktop feature by path: one screen over the seat's workspace, and a test. */
export function newFiles(names: Names): Record<string, string> {
  const { kebab, pascal } = names
  const folder = `apps/desktop/src/renderer/features/${kebab}`
  return {
    [`${folder}/${kebab}.public.ts`]: `export { ${pascal}s } from './screens/${pascal}s.tsx'\n`,
    [`${folder}/api/use${pascal}s.ts`]: api(names),
    [`${folder}/api/rows.ts`]: rows(names),
    [`${folder}/components/use${pascal}Columns.tsx`]: columns(names),
    [`${folder}/screens/${pascal}s.tsx`]: screen(names),
    [`${folder}/${kebab}.test.ts`]: test(names),
  }
}

/** Changes to existing files by path. */
export function edits({ kebab, camel, pascal, words }: Names): Record<string, (source: string) => string> {
  const title = words.charAt(0).toUpperCase() + words.slice(1)
  return {
    'apps/desktop/src/renderer/app/router.tsx': (source) =>
      insertedAfter(
        source,
        /ErrorBoundary: RouteCrash,\n\s*children: \[\n/,
        `screen('/${kebab}', async () => (await import('../features/${kebab}/${kebab}.public.ts')).${pascal}s),\n`,
      ),
    'apps/desktop/src/renderer/app/shell/Rail.tsx': (source) =>
      insertedAfter(
        source,
        /label: t\('tasks'\), icon: <TaskListSquareLtrRegular \/> \},\n/,
        `{ to: '/${kebab}', label: t('${camel}s'), icon: <TaskListSquareLtrRegular /> },\n`,
      ),
    ...Object.fromEntries(
      locales.map((locale) => [
        `packages/i18n/locales/${locale}/desktop.json`,
        (source: string) => withText(source, `${camel}s`, title),
      ]),
    ),
  }
}

const rows = ({ pascal, words }: Names) => `import type { Account } from '@seaport/contract/desk/account'

/** One of the ${words}. */
export interface ${pascal} {
  id: string
  name: string
}

/** What is shown of the seat's accounts. */
export function rowsOf(accounts: readonly Account[]): ${pascal}[] {
  return accounts.map(({ id, account }) => ({ id, name: account }))
}
`

const api = ({ pascal, words }: Names) => `import { useFailure } from '@seaport/ui/use-failure'
import { useWorkspace } from '../../../shared/useDesktop.ts'
import { rowsOf } from './rows.ts'

/** The ${words} of the seat, as a table takes them. */
export function use${pascal}s() {
  const failure = useFailure()
  const { data, error, isFetching, refetch } = useWorkspace()
  return {
    rows: data && rowsOf(data.accounts),
    refreshing: isFetching && data !== undefined,
    failure: error ? failure(error) : undefined,
    onRetry: () => void refetch(),
  }
}
`

const columns = ({ pascal, words }: Names) => `import { useT } from '@seaport/i18n/react'
import type { Column } from '@seaport/ui/data-table-types'
import { useMemo } from 'react'
import type { ${pascal} } from '../api/rows.ts'

/** Columns of the table of ${words}. */
export function use${pascal}Columns(): readonly Column<${pascal}>[] {
  const t = useT('desktop')
  return useMemo(
    () => [{ id: 'name', header: t('account'), rowHeader: true, render: (row) => row.name }],
    [t],
  )
}
`

const screen = ({ kebab, camel, pascal, words }: Names) => `import { useT } from '@seaport/i18n/react'
import { DataTable } from '@seaport/ui/data-table'
import { Page } from '@seaport/ui/page'
import type { ReactNode } from 'react'
import { use${pascal}s } from '../api/use${pascal}s.ts'
import { use${pascal}Columns } from '../components/use${pascal}Columns.tsx'

/** /${kebab}: the ${words} of this seat. */
export function ${pascal}s(): ReactNode {
  const t = useT('desktop')
  const columns = use${pascal}Columns()
  const table = use${pascal}s()
  return (
    <Page title={t('${camel}s')} fill>
      <DataTable {...table} label={t('${camel}s')} columns={columns} rowId={(row) => row.id} />
    </Page>
  )
}
`

const test = ({ words }: Names) => `import { expect, test } from 'vitest'
import { rowsOf } from './api/rows.ts'

test('a seat without accounts has no ${words}', () => {
  expect(rowsOf([])).toEqual([])
})
`
