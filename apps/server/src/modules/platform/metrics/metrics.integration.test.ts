import { userInfo } from '@seaport/contract/people/user'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { startJobs } from '../../../app/start-jobs.ts'
import { readEvents } from '../../../test-support/event-reader.ts'
import { addTask, createScene, type Scene } from '../../../test-support/scene.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'

eachDatabase('metrics', (location) => {
  let server: TestServer
  let scene: Scene
  beforeAll(async () => {
    server = await startTestServer(location, {}, undefined, startJobs)
    scene = await createScene(server)
  })
  afterAll(() => server.stop())

  const read = async () => {
    const { status, headers, body } = await server.send('GET', '/metrics')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    return String(body)
  }
  /** @returns the value of a line with a given name and labels; undefined = no such line */
  const figureOf = (text: string, line: string) => {
    const found = text.split('\n').find((one) => one.startsWith(`${line} `))
    return found === undefined ? undefined : Number(found.slice(line.length + 1))
  }

  test('requests are counted by route and status, without addresses', async () => {
    const line =
      'seaport_http_request_duration_seconds_count{method="GET",route="/api/v1/user/info",status="200"}'
    await server.call(userInfo, {}, scene.supervisor)
    const before = figureOf(await read(), line) ?? 0
    expect(before).toBeGreaterThan(0)
    await server.call(userInfo, {}, scene.supervisor)
    await server.send('GET', '/api/v1/task/an-id-that-somebody-asks-for')
    const after = await read()
    expect(figureOf(after, line)).toBe(before + 1)
    expect(after).toContain('route="/api/v1/task/:id",status="401"')
    expect(after).not.toContain('an-id-that-somebody-asks-for')
  })

  test('event loop, memory and connections of this process', async () => {
    const text = await read()
    expect(figureOf(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)
    expect(figureOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(0)
    const busy = figureOf(text, 'seaport_database_connections{state="busy"}') ?? Number.NaN
    const idle = figureOf(text, 'seaport_database_connections{state="idle"}') ?? Number.NaN
    expect(busy + idle).toBeGreaterThan(0)
    expect(figureOf(text, 'seaport_database_waiting')).toBe(0)
  })

  test('every job, with its last run', async () => {
    const states = [...(await read()).matchAll(/^seaport_job_late\{job="(.+)"\} 0$/gm)].map(
      ([, name]) => name,
    )
    expect(states).toEqual(expect.arrayContaining(['task-lease', 'mail', 'housekeeping']))
  })

  test('a task that waits for its runner makes the queue longer and older; a parked one does not', async () => {
    const empty = await read()
    expect(figureOf(empty, 'seaport_queue_oldest_seconds{queue="task"}')).toBe(0)
    const before = figureOf(empty, 'seaport_queue_length{queue="task"}') ?? Number.NaN
    const waiting = await addTask(scene)
    const parked = await addTask(scene)
    await server.installation.database.db
      .updateTable('task')
      .set({ park_reason: 'account_blocked' })
      .where('id', '=', parked)
      .execute()
    server.clock.advance(90)
    const text = await read()
    expect(figureOf(text, 'seaport_queue_length{queue="task"}')).toBe(before + 1)
    expect(figureOf(text, 'seaport_queue_oldest_seconds{queue="task"}')).toBe(90)
    await server.installation.database.db
      .updateTable('task')
      .set({ status: 'ended' })
      .where('id', 'in', [waiting, parked])
      .execute()
    expect(figureOf(await read(), 'seaport_queue_length{queue="task"}')).toBe(before)
  })

  test('events are counted when received and when delivered', async () => {
    const reader = await readEvents(server.url, scene.supervisor.as)
    const before = await read()
    const listeners = figureOf(before, 'seaport_event_listeners') ?? 0
    expect(listeners).toBeGreaterThanOrEqual(1)
    await addTask(scene)
    await reader.until(({ type }) => type === 'task')
    const after = await read()
    for (const name of ['seaport_events_received_total', 'seaport_events_delivered_total'])
      expect(figureOf(after, name)).toBeGreaterThan(figureOf(before, name) ?? Number.NaN)
    expect(figureOf(after, 'seaport_event_gaps_total')).toBe(0)
    reader.close()
    await expect.poll(async () => figureOf(await read(), 'seaport_event_listeners')).toBe(listeners - 1)
  })

  test('they are hidden from callers behind a proxy or under another host name', async () => {
    const answer = await server.send('GET', '/metrics', { headers: { 'x-forwarded-for': '203.0.113.9' } })
    expect(answer.status).toBe(403)
    expect(JSON.stringify(answer.body)).not.toContain('seaport_')
  })
})

eachDatabase('metrics behind a token', (location) => {
  test('only the token opens them', async () => {
    const token = 'a-token-of-sixteen-characters-or-more'
    const server = await startTestServer(location, { SEAPORT_METRICS_TOKEN: token })
    const statusWith = async (headers: Record<string, string>) =>
      (await server.send('GET', '/metrics', { headers })).status
    expect(await statusWith({})).toBe(403)
    expect(await statusWith({ authorization: `Bearer ${token}!` })).toBe(403)
    expect(await statusWith({ authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.9' })).toBe(200)
    await server.stop()
  })
})
