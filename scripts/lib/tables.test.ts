import { expect, test } from 'vitest'
import { dialectFaults, tableFaults } from './tables.ts'

const owners = { user: 'people/user', order: 'money/order', proxy_group: 'kernel' }
const rooms = ['modules/people/user/a.ts', 'modules/money/order/b.ts', 'kernel/group.ts'].map((path) => ({
  path,
  text: '',
}))
const faults = (path: string, text: string) => tableFaults([...rooms, { path, text }], owners)

test('a module writes its own tables and reads all', () => {
  const text =
    "db.insertInto('order'); db.updateTable('order'); db.selectFrom('user'); sql`select * from user`"
  expect(faults('modules/money/order/order.repository.ts', text)).toEqual([])
})

test.each([
  "trx.insertInto('user')",
  "trx\n  .updateTable('user')\n  .set(x)",
  "trx.updateTable('user as owner')",
  "trx.deleteFrom(\n  'user')",
  'sql`insert into "user" (id) select 1`',
  'sql`update user set x = 1`',
  'sql`update user as someone set x = 1`',
  'sql`delete from user where id = 1`',
])('a foreign table is not written: %s', (text) => {
  expect(faults('modules/money/order/order.repository.ts', text)).toEqual([
    'modules/money/order/order.repository.ts writes user, which belongs to people/user',
  ])
})

test('the composition and the demo are no owners', () => {
  for (const path of ['app/cleanup-jobs.ts', 'demo/seed.ts'])
    expect(faults(path, "db.deleteFrom('order')")).toEqual([
      `${path} writes order, which belongs to money/order`,
    ])
})

test.each(['trx.insertInto(table)', ['sql`delete from $', '{table}`'].join('')])(
  'only the kernel may compute a table name: %s',
  (text) => {
    expect(faults('kernel/group.ts', text)).toEqual([])
    expect(faults('modules/people/user/user.repository.ts', text)).toEqual([
      'modules/people/user/user.repository.ts writes a table whose name is worked out',
    ])
  },
)

test('reports an owner that is no module', () => {
  expect(tableFaults(rooms, { ...owners, seat: 'desk/seats' })).toEqual([
    'seat: there is no module desk/seats',
  ])
})

test('reports code that asks which database it is, but not text that mentions one', () => {
  const asking = { path: 'kernel/a.ts', text: "if (work.kind === 'postgres') lock()" }
  const other = { path: 'kernel/b.ts', text: "// On postgres alone.\nif (actor.kind === 'seat') x()" }
  expect(dialectFaults([asking, other])).toEqual([
    'kernel/a.ts asks which database it is: db/dialect.ts has a name for what differs',
  ])
})

test.each([
  'if (!database.url) return local()',
  'const runner = database.url ? boss(database.url) : timers()',
  'if (installation.database.url === null) return',
  'const url = database.url ?? file',
])('reports code that asks which database it is by the address: %s', (text) => {
  expect(dialectFaults([{ path: 'app/a.ts', text }])).toEqual([
    'app/a.ts asks which database it is: db/dialect.ts has a name for what differs',
  ])
})

test('code may ask for a capability of the database', () => {
  const text = 'if (!database.shared) return local()\nawait listen(database.shared.connectionString)'
  expect(dialectFaults([{ path: 'app/a.ts', text }])).toEqual([])
})
