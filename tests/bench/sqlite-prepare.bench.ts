/**
 * A prepared, bound query over two tables must cost about as much as its two single-table parts. SQLite 3.54, in
 * better-sqlite3 13.1 and later, prepares such a query again at every call: several times slower, which shows here.
 */
import Database from 'better-sqlite3'
import { measure } from 'mitata'
import { atMost } from './budget.ts'

const rows = 10_000
const db = new Database(':memory:')
db.exec(`
  create table seat (id integer primary key, code text not null);
  create table port_lease (id integer primary key, seat_id integer not null, slot integer not null);
`)
const seat = db.prepare('insert into seat values (?, ?)')
const lease = db.prepare('insert into port_lease values (?, ?, ?)')
db.transaction(() => {
  for (let id = 1; id <= rows; id++) {
    seat.run(id, String(100_000 + id))
    lease.run(id, id, id % 10)
  }
})()

const single = db.prepare('select slot, seat_id from port_lease where id = ?')
const joined = db.prepare(
  'select port_lease.slot, seat.code from port_lease join seat on seat.id = port_lease.seat_id where port_lease.id = ?',
)
let id = 0
const next = () => {
  id = (id % rows) + 1
  return id
}
const timeOf = async (query: Database.Statement<[number]>) => (await measure(() => query.get(next()))).p50

const [one, two] = [await timeOf(single), await timeOf(joined)]
const version = db.prepare('select sqlite_version() as version').get() as { version: string }
console.log(
  `SQLite ${version.version}: one table ${one.toFixed(0)} ns, two tables ${two.toFixed(0)} ns per call`,
)
atMost('two tables / one table', two / one, 3)
db.close()
