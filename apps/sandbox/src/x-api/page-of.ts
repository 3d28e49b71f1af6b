import { personAt } from '../world/people.ts'
import { firstNotBelow } from '../world/post-list.ts'
import type { Post } from '../world/types.ts'
import { isListed, isShown } from '../world/visibility.ts'
import type { Call } from './endpoint.ts'
import { type Page, pageFrom, type Start } from './paging.ts'
import { readUserWish, userObjects } from './user-answer.ts'

const END = Number.POSITIVE_INFINITY

/** @returns the position that a page token names, undefined for the first page; an invalid token is a bad parameter */
export function readPosition(call: Call, names: readonly string[], question: string): string | undefined {
  const given = names.flatMap((name) => {
    const token = call.params.text(name)
    return token === undefined ? [] : [{ name, token }]
  })
  const [first] = given
  if (!first) return undefined
  const position = call.pages.open(question, first.token)
  if (position === undefined) {
    call.params.bad(
      first.name,
      first.token,
      `The \`${first.name}\` query parameter value [${first.token}] is not valid`,
    )
  }
  return position
}

/** Prefix of positions that page backwards. */
const BACK = '^'

function startOf(position: string | undefined): Start {
  if (position === undefined) return { below: END }
  return position.startsWith(BACK) ? { above: Number(position.slice(1)) } : { below: Number(position) }
}

/** A page of people from a list of acts, latest first; the network shows at most `most` of them in all. */
export function peoplePage(
  call: Call,
  list: readonly number[],
  question: string,
  size: { max: number; fallback: number; most?: number },
) {
  const { world } = call.sandbox
  const fields = readUserWish(call.params)
  const max = call.params.number('max_results', 1, size.max, size.fallback)
  const position = readPosition(call, ['pagination_token'], question)
  call.params.done()
  const [start, count] = position?.split(',') ?? []
  const shown = Number(count ?? 0)
  const room = Math.min(max, call.sandbox.pageRows, (size.most ?? END) - shown)
  const page = pageFrom(list, startOf(start), room, (who) => who >= 0 && isListed(personAt(world, who)))
  const people = page.items.map((who) => personAt(world, who))
  const sofar = shown + people.length
  const more = page.next !== undefined && sofar < (size.most ?? END)
  const meta = {
    result_count: people.length,
    ...(more && { next_token: call.pages.seal(question, `${page.next},${sofar}`) }),
    ...(page.previous !== undefined && {
      previous_token: call.pages.seal(question, `${BACK}${page.previous},${Math.max(0, shown - max)}`),
    }),
  }
  if (people.length === 0) return { body: { meta } }
  return { body: { data: userObjects(world, people, call.me, fields), meta } }
}

/** Posts that the caller may see, below the position (an id) or just above it, newest first. */
export function postsBelow(
  call: Call,
  posts: readonly Post[],
  position: string | undefined,
  max: number,
  accept: (post: Post) => boolean = () => true,
): Page<Post> {
  const { world } = call.sandbox
  const start: Start =
    position === undefined
      ? { below: END }
      : position.startsWith(BACK)
        ? { above: firstNotBelow(posts, position.slice(1)) }
        : { below: firstNotBelow(posts, position) }
  return pageFrom(
    posts,
    start,
    Math.min(max, call.sandbox.pageRows),
    (post) => isShown(world, call.me, post) && accept(post),
  )
}

/** `meta` for a page of posts; the next page begins below the last post shown. */
export function postsMeta(call: Call, page: Page<Post>, question: string) {
  const newest = page.items[0]
  const oldest = page.items.at(-1)
  return {
    result_count: page.items.length,
    ...(newest && oldest && { newest_id: newest.id, oldest_id: oldest.id }),
    ...(page.next !== undefined && oldest && { next_token: call.pages.seal(question, oldest.id) }),
    ...(page.previous !== undefined &&
      newest && { previous_token: call.pages.seal(question, `${BACK}${newest.id}`) }),
  }
}
