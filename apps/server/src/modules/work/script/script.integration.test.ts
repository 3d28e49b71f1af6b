import type { NetworkId } from '@seaport/contract/kernel/network'
import { uploadFile } from '@seaport/contract/platform/file'
import {
  createScript,
  deleteScript,
  deleteScripts,
  getScript,
  listScripts,
  moveScripts,
  scriptGroups,
  unknownVariables,
  updateScript,
} from '@seaport/contract/work/script'
import type { ScriptContent } from '@seaport/contract/work/script.schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { fetchPath, upload } from '../../../test-support/files.ts'
import { mp4, png } from '../../../test-support/media.ts'
import { createSeatOnline, createUser, type TestUser } from '../../../test-support/people.ts'
import { refusal } from '../../../test-support/refused.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'

eachDatabase('script', (location) => {
  let server: TestServer
  let user: TestUser
  beforeAll(async () => {
    server = await startTestServer(location)
    user = await createUser(server)
  })
  afterAll(() => server.stop())

  const send = (content: Uint8Array, as = user) => upload(server, uploadFile, { content, name: 'a' }, as)
  const add = (content: ScriptContent, change: object = {}, as = user) =>
    server.call(createScript, { body: { title: 'Tea', networks: ['x'], content, ...change } }, as)
  const text = (words: string): ScriptContent => ({ type: 'text', text: words })

  test('each type has its required fields, and no others', async () => {
    const [one, two, film] = [await send(png(1)), await send(png(2)), await send(mp4())]
    expect(await add(text('Hi {nickname}, tea in {location}?'))).toMatchObject({ type: 'text', files: [] })
    const images = await add({ type: 'image', file_ids: [two.id, one.id, two.id] })
    expect(images.files.map(({ id }) => id)).toEqual([two.id, one.id, two.id])
    const both = await add({ type: 'image_text', text: 'Look', file_ids: [one.id] })
    expect(both).toMatchObject({ text: 'Look', files: [{ id: one.id, type: 'image/png' }] })
    const video = await add({ type: 'video', text: '', file_ids: [film.id] })
    expect(video).toMatchObject({ text: '', files: [{ kind: 'video' }] })
    expect((await fetchPath(server, video.files[0]?.url ?? '')).status).toBe(200)
    for (const content of [
      { type: 'text', text: ' ' },
      { type: 'text', text: ' x ' },
      { type: 'text', text: 'x', file_ids: [one.id] },
      { type: 'image', file_ids: [] },
      { type: 'image_text', file_ids: [one.id] },
      { type: 'video', file_ids: [film.id, film.id] },
      { type: 'text', text: 'Hi {nicknam}' },
      { type: 'text', text: 'x'.repeat(5001) },
    ])
      await refusal(add(content as ScriptContent), 'invalid_input')
    await refusal(add(text('tea'), { title: '' }), 'invalid_input')
    await refusal(add(text('tea'), { networks: undefined }), 'invalid_input')
    await refusal(add({ type: 'image', file_ids: [film.id] }), 'file_type_refused')
    await refusal(add({ type: 'video', text: '', file_ids: [one.id] }), 'file_type_refused')
    const foreign = await send(png(3), await createUser(server))
    await refusal(add({ type: 'image', file_ids: [foreign.id] }), 'not_found')
  })

  test('a text too long for every use on its network is refused, also when the network is changed', async () => {
    const long = 'a'.repeat(2201)
    const { refusal: refused } = await refusal(
      add(text(long), { networks: ['facebook', 'instagram'] }),
      'script_too_long',
    )
    expect(refused.detail?.map(({ loc }) => loc.join('.'))).toEqual(['body.content.text'])
    expect(refused.msg).toContain('2,200')
    expect(refused.msg).toContain('Instagram')
    const { id } = await add(text(long), { networks: ['facebook'] })
    const change = (body: object) => server.call(updateScript, { params: { id }, body }, user)
    await refusal(change({ networks: ['facebook', 'instagram'] }), 'script_too_long')
    await change({ networks: ['instagram'], content: text('short') })
    await refusal(change({ content: text(long) }), 'script_too_long')
  })

  test('a script for several networks is found by each of them, and by no other', async () => {
    const user = await createUser(server)
    const both = await add(text('Tea'), { networks: ['instagram', 'x_sandbox'] }, user)
    const one = await add(text('Tea'), { networks: ['facebook'] }, user)
    const found = async (network: NetworkId) =>
      (await server.call(listScripts, { query: { network, public: 'false' } }, user)).list.map(({ id }) => id)
    expect(both.networks).toEqual(['instagram', 'x_sandbox'])
    expect(await found('instagram')).toEqual([both.id])
    expect(await found('x_sandbox')).toEqual([both.id])
    expect(await found('x')).toEqual([])
    expect(await found('facebook')).toEqual([one.id])
    const change = (networks: unknown) =>
      server.call(updateScript, { params: { id: both.id }, body: { networks } as object }, user)
    await change(['facebook'])
    expect(await found('instagram')).toEqual([])
    expect(await found('x_sandbox')).toEqual([])
    await server.call(updateScript, { params: { id: both.id }, body: { title: 'Evening' } }, user)
    expect((await server.call(getScript, { params: { id: both.id } }, user)).networks).toEqual(['facebook'])
    for (const wrong of [[], ['x', 'x'], ['myspace']])
      expect((await refusal(change(wrong), 'invalid_input')).refusal.detail?.[0]?.loc[1]).toBe('networks')
  })

  test('unknown variables are reported', () => {
    expect(unknownVariables('{nickname} {{ {Nickname} }} {} {my_nickname} {')).toEqual(['Nickname', ''])
  })

  test('lists are filtered, and an update replaces the whole content', async () => {
    const person = await createUser(server)
    const group = await server.call(scriptGroups.create, { body: { name: 'Spring' } }, person)
    // Another tenant may have a group of the same name.
    const stranger = await createUser(server)
    const { id } = await server.call(scriptGroups.create, { body: { name: 'Summer' } }, stranger)
    await server.call(scriptGroups.rename, { params: { id }, body: { name: 'Spring' } }, stranger)
    const [tea, cake] = [
      await add(text('Green tea'), { title: 'A', group_id: group.id }, person),
      await add(text('Rice cake'), { title: 'B', networks: ['instagram'] }, person),
    ]
    const found = async (query: object) =>
      (await server.call(listScripts, { query: { sort: 'title', order: 'asc', ...query } }, person)).list.map(
        ({ id }) => id,
      )
    expect(await found({})).toEqual([tea.id, cake.id])
    expect(await found({ search: 'CAKE' })).toEqual([cake.id])
    expect(await found({ network: 'instagram' })).toEqual([cake.id])
    expect(await found({ group_id: group.id })).toEqual([tea.id])
    expect(await found({ group_id: 'none' })).toEqual([cake.id])
    expect(await found({ type: 'video' })).toEqual([])
    expect(await found({ public: 'true' })).toEqual([])

    const file = await send(png(9), person)
    const changed = await server.call(
      updateScript,
      { params: { id: tea.id }, body: { group_id: null, content: { type: 'image', file_ids: [file.id] } } },
      person,
    )
    expect(changed).toMatchObject({
      title: 'A',
      type: 'image',
      text: '',
      group: null,
      files: [{ id: file.id }],
    })
    const content = text('Green tea')
    await server.call(updateScript, { params: { id: tea.id }, body: { content } }, person)
    // A file that no script shows any more is deleted after a day.
    const kept = server.installation.database.db.selectFrom('script_file').select('file_id')
    expect(await kept.where('script_id', '=', tea.id).execute()).toEqual([])
    await server.call(updateScript, { params: { id: cake.id }, body: { group_id: group.id } }, person)
    const remove = () => server.call(scriptGroups.remove, { params: { id: group.id } }, person)
    await refusal(remove(), 'group_not_empty')
    await server.call(deleteScript, { params: { id: cake.id } }, person)
    await remove()
    expect((await server.call(scriptGroups.list, {}, person)).total).toBe(0)
  })

  test('scripts are moved and deleted; those that stay are named, with the reason', async () => {
    const person = await createUser(server)
    const group = await server.call(scriptGroups.create, { body: { name: 'Autumn' } }, person)
    const [one, two] = [await add(text('One'), {}, person), await add(text('Two'), {}, person)]
    const ids = [one.id, two.id]
    const move = (group_id: string | null, which = ids) =>
      server.call(moveScripts, { body: { ids: which, group_id } }, person)
    const stays = ({ id, title }: { id: string; title: string }) => ({
      id,
      name: title,
      message: 'Cannot move to the same group',
    })
    expect(await move(null)).toEqual({ moved: 0, missing: 0, left_out: [stays(one), stays(two)] })
    expect(await move(group.id, [one.id])).toEqual({ moved: 1, missing: 0, left_out: [] })
    expect(await move(group.id)).toEqual({ moved: 1, missing: 0, left_out: [stays(one)] })
    const foreign = await add(text('Mine'))
    expect(await move(null, [one.id, foreign.id])).toEqual({ moved: 1, missing: 1, left_out: [] })
    const remove = (which: string[]) => server.call(deleteScripts, { body: { ids: which } }, person)
    expect(await remove([...ids, foreign.id])).toEqual({ deleted: 2, missing: 1, left_out: [] })
    expect((await server.call(listScripts, { query: { public: 'false' } }, person)).total).toBe(0)
  })

  test('public scripts are written by administrators for everybody; a tenant’s own are visible to it and its seats', async () => {
    const owner = await createUser(server, { role: 'owner' })
    const stranger = await createUser(server)
    const seat = await createSeatOnline(server, user, 1)
    const picture = await send(png(77), owner)
    await refusal(add(text('tea'), { public: true }), 'forbidden')
    const shared = await add({ type: 'image', file_ids: [picture.id] }, { public: true }, owner)
    const own = await add(text('mine'))
    const entries = await server.installation.database.db.selectFrom('audit_log').selectAll().execute()
    expect(entries.map(({ action, subject, actor_id }) => [action, subject, actor_id])).toEqual([
      ['script.create', shared.id, owner.id],
    ])
    const get = (id: string, as: Pick<TestUser, 'as'>) => server.call(getScript, { params: { id } }, as)
    for (const someone of [user, stranger, seat]) {
      const seen = await get(shared.id, someone)
      expect(seen).toMatchObject({ public: true, title: 'Tea' })
      expect((await fetchPath(server, `/api/v1/file/${picture.id}`, someone)).status).toBe(200)
    }
    // Another administrator reads it, and changes only what they wrote themselves.
    const colleague = await createUser(server, { role: 'owner' })
    expect((await get(shared.id, colleague)).own).toBe(false)
    expect((await get(shared.id, owner)).own).toBe(true)
    const listed = await server.call(listScripts, {}, user)
    expect(listed.list.find(({ id }) => id === shared.id)?.own).toBe(false)
    expect(listed.list.find(({ id }) => id === own.id)?.own).toBe(true)
    expect((await get(own.id, seat)).own).toBe(true)
    const group = await server.call(scriptGroups.create, { body: { name: 'House words' } }, owner)
    const grouped = await add(text('tea'), { public: true, group_id: group.id }, owner)
    expect((await get(grouped.id, owner)).group).toMatchObject({ name: 'House words' })
    for (const someone of [user, stranger, seat]) expect((await get(grouped.id, someone)).group).toBeNull()
    expect((await get(own.id, seat)).text).toBe('mine')
    expect(
      (await server.call(listScripts, { query: { public: 'false' } }, seat)).list.map(({ id }) => id),
    ).toContain(own.id)
    await refusal(add(text('tea'), {}, { ...seat, email: '' }), 'forbidden')
    await refusal(get(own.id, stranger), 'not_found')
    for (const [id, someone] of [
      [shared.id, user],
      [shared.id, colleague],
      [own.id, stranger],
    ] as const) {
      await refusal(server.call(updateScript, { params: { id }, body: { title: 'x' } }, someone), 'not_found')
      await refusal(server.call(deleteScript, { params: { id } }, someone), 'not_found')
    }
    const foreign = await send(png(78), stranger)
    await refusal(add({ type: 'image', file_ids: [foreign.id] }), 'not_found')
    const theirs = await server.call(scriptGroups.create, { body: { name: 'Theirs' } }, stranger)
    await refusal(add(text('tea'), { group_id: theirs.id }), 'not_found')
    await refusal(
      server.call(updateScript, { params: { id: own.id }, body: { group_id: theirs.id } }, user),
      'not_found',
    )
    const admin = await createUser(server, { role: 'admin' })
    await refusal(server.call(listScripts, {}, admin), 'forbidden')
  })
})
