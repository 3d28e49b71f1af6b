import { withText } from './console-feature.ts'
import { insertedAfter, withImport } from './edit.ts'
import type { Names } from './names.ts'

const locales = ['cn', 'hk', 'en', 'vi'] as const

/** New files of a desktop feature by path: one screen over the seat's workspace, its descriptor, and a test. */
export function newFiles(names: Names): Record<string, string> {
  const { kebab, pascal } = names
  const folder = `apps/desktop/src/renderer/features/${kebab}`
  return {
    [`${folder}/${kebab}.public.ts`]: descriptor(names),
    [`${folder}/api/use${pascal}s.ts`]: api(names),
    [`${folder}/api/rows.ts`]: rows(names),
    [`${folder}/components/use${pascal}Columns.tsx`]: columns(names),
    [`${folder}/screens/${pascal}s.tsx`]: screen(names),
    [`${folder}/${kebab}.test.ts`]: test(names),
  }
}

/** Changes to existing files by path. */
export function edits({ kebab, camel, words }: Names): Record<string, (source: string) => string> {
  const title = words.charAt(0).toUpperCase() + words.slice(1)
  return {
    'apps/desktop/src/renderer/app/screens.ts': (source) =>
      insertedAfter(
        withImport(source, `import { ${camel}Screens } from '../features/${kebab}/${kebab}.public.ts'`),
        /\.\.\.taskScreens,\n/,
        `  ...${camel}Screens,\n`,
      ),
    ...Object.fromEntries(
      locales.map((locale) => [
        `packages/i18n/locales/${locale}/desktop.json`,
        (source: string) => withText(source, `${camel}s`, title),
      ]),
    ),
  }
}

const descriptor = ({
  kebab,
  camel,
  pascal,
}: Names) => `import { TableRegular } from '@fluentui/react-icons/svg/table'
import type { Screen } from '../../shared/screen.ts'

export const ${camel}Screens: readonly Screen[] = [
  {
    path: '/${kebab}',
    rail: { title: '${camel}s', icon: TableRegular },
    namespaces: [],
    load: () => import('./screens/${pascal}s.tsx').then((file) => file.${pascal}s),
  },
]
`

const rows = ({
  pascal,
  words,
}: Names) => `import type { Account } from '@seaport/contract/desk/account.schema'

/** One of the ${words}. */
export interface ${pascal} {
  id: string
  name: string
}

/** Rows of the table, one for each of the seat's accounts. */
export function rowsOf(accounts: readonly Account[]): ${pascal}[] {
  return accounts.map(({ id, account }) => ({ id, name: account }))
}
`

const api = ({ pascal, words }: Names) => `import { useFailure } from '@seaport/ui/use-failure'
import { useWorkspace } from '../../../shared/useDesktop.ts'
import { rowsOf } from './rows.ts'

/** The seat's ${words}, as the data of a table. */
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
