import { insertedAfter, withImport } from './edit.ts'
import type { Names } from './names.ts'

/** New files by path. @param domain where the module belongs, one of `domains` */
export function newFiles(names: Names, domain: string, migration: string): Record<string, string> {
  const module = `apps/server/src/modules/${domain}/${names.kebab}/${names.kebab}`
  return {
    [`packages/contract/src/${domain}/${names.kebab}.ts`]: contract(names),
    [`packages/contract/src/${domain}/${names.kebab}.schema.ts`]: contractSchema(names),
    [`apps/server/src/db/schema/${names.kebab}.ts`]: schema(names),
    [`apps/server/src/db/migrations/${migration}.ts`]: migrationFile(names),
    [`${module}.repository.ts`]: repository(names),
    [`${module}.service.ts`]: service(names, domain),
    [`${module}.routes.ts`]: routes(names, domain),
    [`${module}.integration.test.ts`]: integrationTest(names, domain),
  }
}

/** Changes to existing files by path. */
export function edits(
  names: Names,
  domain: string,
  migration: string,
): Record<string, (source: string) => string> {
  const { kebab, camel, pascal, snake } = names
  return {
    'packages/contract/src/api.schema.ts': (source) =>
      insertedAfter(
        withImport(
          withImport(source, `import * as ${camel} from './${domain}/${kebab}.ts'`),
          `import * as ${camel}Schema from './${domain}/${kebab}.schema.ts'`,
        ),
        /const pairs = .*\n/,
        `  ...join(${camel}, ${camel}Schema),\n`,
      ),
    'apps/server/src/app/server.ts': (source) =>
      insertedAfter(
        withImport(
          source,
          `import { ${camel}Routes } from '../modules/${domain}/${kebab}/${kebab}.routes.ts'`,
        ),
        /const routesOfModules = \[\n/,
        `${camel}Routes,\n`,
      ),
    'apps/server/src/db/migrate.ts': (source) =>
      insertedAfter(
        withImport(source, `import { ${camel} } from './migrations/${migration}.ts'`),
        /const migrations[\s\S]*?(?=\n\}\n)/,
        `\n'${migration}': ${camel},`,
      ),
    'apps/server/src/db/owners.ts': (source) =>
      insertedAfter(source, /export const owners = \{\n/, `  ${snake}: '${domain}/${kebab}',\n`),
    'apps/server/src/db/schema.ts': (source) =>
      insertedAfter(
        withImport(source, `import type { ${pascal}Schema } from './schema/${kebab}.ts'`),
        /export interface Schema\s+extends \w+,\n/,
        `${pascal}Schema,\n`,
      ),
  }
}

const schema = ({ pascal, snake, words }: Names) => `import type { SortedByName } from '../sort-name.ts'
import type { EpochMs } from './values.ts'

/** One of a tenant's ${words}. */
export interface ${pascal}Table {
  id: string
  tenant_id: string
  name: string
  remark: string
  created_at: EpochMs
}

/** The tables of ${words}. */
export interface ${pascal}Schema {
  ${snake}: ${pascal}Table & SortedByName
}
`

const contract = ({ kebab, pascal, words }: Names) => `import { endpoint } from '../kernel/endpoint.ts'
import type * as schema from './${kebab}.schema.ts'

export const list${pascal}s = endpoint<typeof schema.list${pascal}s>()({
  method: 'GET',
  path: '/${kebab}',
  summary: 'List the ${words} of the tenant',
  callers: ['user'],
})

export const create${pascal} = endpoint<typeof schema.create${pascal}>()({
  method: 'POST',
  path: '/${kebab}',
  summary: 'Create one of the ${words}',
  callers: ['user'],
  idempotent: true,
})

export const delete${pascal} = endpoint<typeof schema.delete${pascal}>()({
  method: 'DELETE',
  path: '/${kebab}/:id',
  summary: 'Delete one of the ${words}',
  callers: ['user'],
})
`

const contractSchema = ({ pascal, words }: Names) => `import { z } from 'zod'
import { EmptyData, Id, IdPath, Instant, listOf, listQuery, Name, Remark, SearchText } from '../kernel/primitives.schema.ts'

/** One of the tenant's ${words}. */
export const ${pascal} = z.object({ id: Id, name: z.string(), remark: z.string(), created_at: Instant })
export type ${pascal} = z.infer<typeof ${pascal}>

export const list${pascal}s = {
  query: listQuery(['created_at', 'name'], { search: SearchText }),
  data: listOf(${pascal}),
}

export const create${pascal} = {
  body: z.strictObject({ name: Name, remark: Remark.default('') }),
  data: ${pascal},
}

export const delete${pascal} = { params: IdPath, data: EmptyData }
`

const migrationFile = ({
  camel,
  snake,
  words,
}: Names) => `import { execute, type Migration } from './migration.ts'

/** The tenants' ${words}. */
export const ${camel}: Migration = (db, { sorted }) =>
  execute(db, [
    \`create table ${snake} (
      id text primary key,
      tenant_id text not null references "user" (id),
      name text not null,
      sort_name \${sorted} not null default '',
      remark text not null,
      created_at bigint not null
    )\`,
    \`create index ${snake}_tenant on ${snake} (tenant_id, created_at, id)\`,
  ])
`

const repository = ({ kebab, pascal, snake, words }: Names) => `import type { Selectable } from 'kysely'
import { contains } from '../../../db/like.ts'
import { type Paged, type PageRequest, readPage } from '../../../db/page.ts'
import type { ${pascal}Table } from '../../../db/schema/${kebab}.ts'
import type { Db, Trx } from '../../../db/schema.ts'
import { sortName } from '../../../db/sort-name.ts'

interface ${pascal}Query extends PageRequest {
  sort: 'created_at' | 'name'
  order: 'asc' | 'desc'
  search?: string | undefined
}

/** Reads a page of the tenant's ${words}. */
export function read${pascal}s(
  db: Db,
  tenantId: string,
  query: ${pascal}Query,
): Promise<Paged<Selectable<${pascal}Table>>> {
  const { search, sort, order } = query
  return readPage(
    db,
    db
      .selectFrom('${snake}')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .$if(!!search, (rows) => rows.where((eb) => contains(eb.ref('name'), search as string)))
      .orderBy(sort === 'name' ? 'sort_name' : sort, order)
      .orderBy('id', order),
    query,
  )
}

export async function insert${pascal}(trx: Trx, row: ${pascal}Table): Promise<void> {
  await trx.insertInto('${snake}').values({ ...row, ...sortName(row.name) }).execute()
}

/** @returns whether the tenant had it */
export async function remove${pascal}(trx: Trx, tenantId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('${snake}')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
`

const service = (
  { kebab, camel, pascal, words }: Names,
  domain: string,
) => `import type { ${pascal} } from '@seaport/contract/${domain}/${kebab}.schema'
import type { Selectable } from 'kysely'
import { newId } from '../../../kernel/id.ts'
import { refuse } from '../../../kernel/refusal.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import type { ${pascal}Table } from '../../../db/schema/${kebab}.ts'
import { instant } from '../../../db/wire.ts'
import { insert${pascal}, remove${pascal} } from './${kebab}.repository.ts'

/** A row as it goes over the wire. */
export function to${pascal}({ id, name, remark, created_at }: Selectable<${pascal}Table>): ${pascal} {
  return { id, name, remark, created_at: instant(created_at) }
}

/** Adds to the tenant's ${words}. */
export async function add${pascal}(
  { trx, now }: UnitOfWork,
  tenantId: string,
  given: { name: string; remark: string },
): Promise<${pascal}> {
  const ${camel} = { id: newId(), tenant_id: tenantId, ...given, created_at: now }
  await insert${pascal}(trx, ${camel})
  return to${pascal}(${camel})
}

/** Deletes from the tenant's ${words}; refuses with not_found. */
export async function drop${pascal}({ trx }: UnitOfWork, tenantId: string, id: string): Promise<void> {
  if (!(await remove${pascal}(trx, tenantId, id))) refuse('not_found')
}
`

const routes = (
  { kebab, camel, pascal, words }: Names,
  domain: string,
) => `import { create${pascal}, delete${pascal}, list${pascal}s } from '@seaport/contract/${domain}/${kebab}'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import { listAnswer } from '../../../db/page.ts'
import { read${pascal}s } from './${kebab}.repository.ts'
import { add${pascal}, drop${pascal}, to${pascal} } from './${kebab}.service.ts'

/** The tenant's ${words}. */
export function ${camel}Routes(registerRoute: RegisterRoute): void {
  registerRoute(list${pascal}s, async ({ db, actor }, { query }) =>
    listAnswer(await read${pascal}s(db, actor.tenantId, query), query, to${pascal}),
  )

  registerRoute(create${pascal}, ({ actor, mutate }, { body }) => mutate((work) => add${pascal}(work, actor.tenantId, body)))

  registerRoute(delete${pascal}, async ({ actor, mutate }, { params }) => {
    await mutate((work) => drop${pascal}(work, actor.tenantId, params.id))
    return {}
  })
}
`

const integrationTest = (
  { kebab, pascal, words }: Names,
  domain: string,
) => `import { create${pascal}, delete${pascal}, list${pascal}s } from '@seaport/contract/${domain}/${kebab}'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { createUser, type TestUser } from '../../../test-support/people.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'

eachDatabase('${words}', (location) => {
  let server: TestServer
  let owner: TestUser
  let stranger: TestUser
  beforeAll(async () => {
    server = await startTestServer(location)
    ;[owner, stranger] = [await createUser(server), await createUser(server)]
  })
  afterAll(() => server.stop())

  test('are created, found by a part of their name, and deleted', async () => {
    const as = { as: owner.as }
    const made = await server.call(create${pascal}, { body: { name: 'North 100%' } }, as)
    await server.call(create${pascal}, { body: { name: 'South', remark: 'warm' } }, as)
    expect(await server.call(list${pascal}s, { query: { search: 'north' } }, as)).toMatchObject({ list: [made], total: 1 })
    expect(await server.call(list${pascal}s, { query: { sort: 'name', order: 'asc' } }, as)).toMatchObject({
      list: [{ name: 'North 100%' }, { name: 'South', remark: 'warm' }],
      total: 2,
    })
    await server.call(delete${pascal}, { params: { id: made.id } }, as)
    expect((await server.call(list${pascal}s, {}, as)).total).toBe(1)
  })

  test('belong to one tenant', async () => {
    const made = await server.call(create${pascal}, { body: { name: 'Mine' } }, { as: owner.as })
    expect(await server.call(list${pascal}s, {}, { as: stranger.as })).toMatchObject({ list: [], total: 0 })
    await expect(
      server.call(delete${pascal}, { params: { id: made.id } }, { as: stranger.as }),
    ).rejects.toMatchObject({ status: 404 })
  })

  test('need a name', async () => {
    await expect(server.call(create${pascal}, { body: { name: ' ' } }, { as: owner.as })).rejects.toMatchObject({
      status: 400,
      refusal: { detail: [{ loc: ['body', 'name'] }] },
    })
  })
})
`
