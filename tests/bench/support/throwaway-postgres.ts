/** A throwaway PostgreSQL cluster for a benchmark, and empty databases in it. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { setup } from '../../support/postgres.ts'

export interface ThrowawayPostgres {
  createDatabase(): Promise<string>
  stop(): Promise<void>
}

export async function startPostgres(): Promise<ThrowawayPostgres> {
  const given = new Map<string, string>()
  const provide = (name: string, value: string) => given.set(name, value)
  const stop = await setup({ provide } as unknown as TestProject)
  return {
    async createDatabase() {
      const client = new pg.Client({ connectionString: given.get('postgresUrl') })
      await client.connect()
      const name = `bench_${randomUUID().replaceAll('-', '')}`
      await client.query(`create database ${name} template template0`)
      await client.end()
      const url = new URL(given.get('postgresUrl') ?? '')
      url.pathname = `/${name}`
      return url.href
    },
    stop,
  }
}
