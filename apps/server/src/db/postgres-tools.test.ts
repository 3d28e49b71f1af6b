import { expect, test } from 'vitest'
import { environmentOf } from './postgres-tools.ts'

test.each([
  [
    'postgres://ann:s%40fe@db.example.com:6432/sea%20port?sslmode=require',
    {
      PGHOST: 'db.example.com',
      PGPORT: '6432',
      PGUSER: 'ann',
      PGPASSWORD: 's@fe',
      PGDATABASE: 'sea port',
      PGSSLMODE: 'require',
    },
  ],
  [
    'postgres://ann:safe@[2001:db8::1]/seaport',
    { PGHOST: '2001:db8::1', PGUSER: 'ann', PGPASSWORD: 'safe', PGDATABASE: 'seaport' },
  ],
])('the tools of PostgreSQL are led to %s', (url, env) => {
  expect(environmentOf(url)).toEqual(env)
})
