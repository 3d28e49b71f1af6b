import type { Person, World } from '../world/types.ts'
import { isListed } from '../world/visibility.ts'
import type { Call, Define } from './endpoint.ts'
import { lookUp, pathId, personById, userProblem } from './lookup.ts'
import { readPosition } from './page-of.ts'
import { pageDown } from './paging.ts'
import { isHandle, isId } from './params.ts'
import { readUserWish, userObjects } from './user-answer.ts'
import { userObject } from './user-fields.ts'

const READ = ['users.read', 'tweet.read']

const byHandle = (world: World) => (handle: string) => world.personByHandle.get(handle.toLowerCase())

function many(
  call: Call,
  parameter: 'ids' | 'usernames',
  single: string,
  get: (key: string) => Person | undefined,
) {
  const test = parameter === 'ids' ? isId : isHandle
  const fields = readUserWish(call.params)
  if (!call.params.required(parameter)) call.params.done()
  const keys = call.params.list(parameter, test, 100)
  call.params.done()
  const { found, errors } = lookUp(keys, get, (person, value) =>
    userProblem(call, person, { parameter: single, value }),
  )
  return {
    body: {
      ...(found.length > 0 && { data: userObjects(call.sandbox.world, found, call.me, fields) }),
      ...(errors.length > 0 && { errors }),
    },
  }
}

function profile(
  call: Call,
  person: Person | undefined,
  asked: { parameter: string; value: string },
  fields: readonly string[],
) {
  const problem = userProblem(call, person, asked)
  if (!person || problem) return { body: { errors: [problem] } }
  return { body: { data: userObject(call.sandbox.world, person, call.me, fields) } }
}

/** Whether handle, name or bio contain the words of a query. */
function matcher(query: string): (person: Person) => boolean {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return (person) => {
    const said = `${person.handle} ${person.name} ${person.bio}`.toLowerCase()
    return words.every((word) => said.includes(word))
  }
}

function search(call: Call) {
  const { world } = call.sandbox
  const query = call.params.required('query')
  if (query.length > 50)
    call.params.bad('query', query, 'The `query` query parameter is longer than 50 characters')
  const fields = readUserWish(call.params)
  const max = call.params.number('max_results', 1, 1000, 100)
  const question = `users/search ${query}`
  const position = readPosition(call, ['next_token'], question)
  call.params.done()
  const fits = matcher(query)
  const page = pageDown(
    world.people,
    position === undefined ? world.people.length : Number(position),
    max,
    (person) => isListed(person) && fits(person),
  )
  // Its schema has no count: https://api.x.com/2/openapi.json, version 2.167.
  const meta = page.next === undefined ? {} : { next_token: call.pages.seal(question, String(page.next)) }
  if (page.items.length === 0) return { body: { meta } }
  return { body: { data: userObjects(world, page.items, call.me, fields), meta } }
}

/** Lookup of people. */
export function usersRoutes(define: Define): void {
  define({
    method: 'GET',
    url: '/2/users/me',
    scopes: READ,
    answer(call) {
      const fields = readUserWish(call.params)
      call.params.done()
      return { body: { data: userObject(call.sandbox.world, call.me, call.me, fields) } }
    },
  })
  define({
    method: 'GET',
    url: '/2/users',
    scopes: READ,
    answer: (call) => many(call, 'ids', 'id', (id) => personById(call, id)),
  })
  define({
    method: 'GET',
    url: '/2/users/by',
    scopes: READ,
    answer: (call) => many(call, 'usernames', 'username', byHandle(call.sandbox.world)),
  })
  define({ method: 'GET', url: '/2/users/search', scopes: READ, answer: search })
  define({
    method: 'GET',
    url: '/2/users/by/username/:username',
    scopes: READ,
    answer(call) {
      const fields = readUserWish(call.params)
      const handle = call.path('username')
      if (!isHandle(handle)) call.params.bad('username', handle, `The username [${handle}] is not valid`)
      call.params.done()
      const person = byHandle(call.sandbox.world)(handle)
      return profile(call, person, { parameter: 'username', value: handle }, fields)
    },
  })
  define({
    method: 'GET',
    url: '/2/users/:id',
    scopes: READ,
    answer(call) {
      const id = pathId(call)
      const fields = readUserWish(call.params)
      call.params.done()
      return profile(call, personById(call, id), { parameter: 'id', value: id }, fields)
    },
  })
}
