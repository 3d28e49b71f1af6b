import { insertedAfter, withImport } from './edit.ts'
import type { Names } from './names.ts'

const locales = ['cn', 'hk', 'en', 'vi'] as const

/** New files of a console feature by path: one list screen, its descriptor, its texts and a test. @param domain of its contract */
export function newFiles(names: Names, domain: string): Record<string, string> {
  const { kebab, camel, pascal } = names
  const folder = `apps/console/src/features/${kebab}`
  return {
    [`${folder}/${kebab}.screens.ts`]: descriptor(names),
    [`${folder}/api/use${pascal}s.ts`]: api(names, domain),
    [`${folder}/components/use${pascal}Columns.tsx`]: columns(names, domain),
    [`${folder}/screens/${pascal}s.tsx`]: screen(names),
    [`${folder}/${kebab}.test.ts`]: test(names),
    ...Object.fromEntries(
      locales.map((locale) => [`packages/i18n/locales/${locale}/${camel}.json`, texts(names, locale)]),
    ),
  }
}

/** Changes to existing files by path. */
export function edits({ kebab, camel, words }: Names): Record<string, (source: string) => string> {
  return {
    'apps/console/src/app/screens.ts': (source) =>
      insertedAfter(
        withImport(source, `import { ${camel}Screens } from '../features/${kebab}/${kebab}.screens.ts'`),
        /\.\.\.seatScreens,\n/,
        `  ...${camel}Screens,\n`,
      ),
    'apps/server/src/modules/platform/menu/menu-seed.ts': (source) =>
      insertedAfter(
        source,
        /entry\('seats',.*\),\n/,
        `      entry('${camel}s', '/${kebab}', null, 'table', ofScreen('${camel}s')),\n`,
      ),
    ...Object.fromEntries(
      locales.map((locale) => [
        `packages/i18n/locales/${locale}/screen.json`,
        (source: string) => withText(source, `${camel}s`, heading(words)),
      ]),
    ),
  }
}

/** Adds one text to a catalogue, in the order of the keys. @throws Error when it is there already */
export function withText(source: string, key: string, text: string): string {
  const catalogue = JSON.parse(source) as Record<string, string>
  if (key in catalogue) throw new Error(`There is a text "${key}" already.`)
  const sorted = Object.entries({ ...catalogue, [key]: text }).sort(([a], [b]) => (a < b ? -1 : 1))
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`
}

const heading = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

const descriptor = ({
  kebab,
  camel,
  pascal,
}: Names) => `import type { Screen } from '../../shared/screen/screen.ts'

export const ${camel}Screens: readonly Screen[] = [
  {
    name: '${camel}s',
    path: '/${kebab}',
    layout: 'shell',
    title: '${camel}s',
    namespaces: ['${camel}'],
    load: () => import('./screens/${pascal}s.tsx').then((file) => file.${pascal}s),
  },
]
`

const api = (
  { kebab, camel, pascal, words }: Names,
  domain: string,
) => `import { list${pascal}s } from '@seaport/contract/${domain}/${kebab}'
import { useListState } from '@seaport/product-ui/list-state'
import { useTable } from '../../../shared/list/useTable.ts'

const FILTERS = ['search'] as const

/** A page of the tenant's ${words}, searched and sorted. */
export function use${pascal}s() {
  const list = useListState('${camel}s', FILTERS)
  return { list, table: useTable(list${pascal}s, list) }
}
`

const columns = (
  { kebab, camel, pascal, words }: Names,
  domain: string,
) => `import type { ${pascal} } from '@seaport/contract/${domain}/${kebab}.schema'
import { useT } from '@seaport/i18n/react'
import type { Column } from '@seaport/ui/data-table-types'
import { RelativeTime } from '@seaport/ui/relative-time'
import { useMemo } from 'react'

/** Columns of the table of ${words}. */
export function use${pascal}Columns(): readonly Column<${pascal}>[] {
  const t = useT('${camel}')
  return useMemo(
    () => [
      { id: 'name', header: t('name'), sortable: true, rowHeader: true, hideable: false, render: (row) => row.name },
      { id: 'remark', header: t('remark'), collapsible: true, render: (row) => row.remark },
      {
        id: 'created_at',
        header: t('created'),
        width: 160,
        sortable: true,
        render: (row) => <RelativeTime value={row.created_at} />,
      },
    ],
    [t],
  )
}
`

const screen = ({ kebab, camel, pascal, words }: Names) => `import { useT } from '@seaport/i18n/react'
import { ListPage } from '@seaport/product-ui/list-page'
import type { ReactNode } from 'react'
import { use${pascal}s } from '../api/use${pascal}s.ts'
import { use${pascal}Columns } from '../components/use${pascal}Columns.tsx'

/** /${kebab}: the ${words} of the tenant. */
export function ${pascal}s(): ReactNode {
  const t = useT('${camel}')
  const columns = use${pascal}Columns()
  const { list, table } = use${pascal}s()
  return (
    <ListPage
      title={t('title')}
      table={table}
      columns={columns}
      list={list}
      search={t('search')}
      storageKey="${kebab}s"
    />
  )
}
`

const test = ({ kebab, camel }: Names) => `import { expect, test } from 'vitest'
import { ${camel}Screens } from './${kebab}.screens.ts'

test('the screen is behind the login, and brings its texts', () => {
  expect(${camel}Screens).toMatchObject([{ path: '/${kebab}', layout: 'shell', namespaces: ['${camel}'] }])
})
`

/** Texts that every list needs; its author translates the name itself. */
const common = {
  cn: { created: '创建时间', name: '名称', remark: '备注', search: '搜索名称' },
  hk: { created: '建立時間', name: '名稱', remark: '備註', search: '搜尋名稱' },
  en: { created: 'Created', name: 'Name', remark: 'Remark', search: 'Search by name' },
  vi: { created: 'Ngày tạo', name: 'Tên', remark: 'Ghi chú', search: 'Tìm theo tên' },
} as const

const texts = ({ words }: Names, locale: (typeof locales)[number]) =>
  withText(JSON.stringify(common[locale]), 'title', heading(words))
