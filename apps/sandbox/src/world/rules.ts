import { personAt } from './people.ts'
import { mentions } from './text.ts'
import type { Person, Post, World } from './types.ts'

/**
 * Whether an app may answer a post for a person: only where the post's author has mentioned or quoted them there,
 * or in their own thread. By hand, on the web pages, anybody may answer.
 */
export function mayReplyByApi(world: World, me: Person, parent: Post): boolean {
  if (parent.author === me.index || mentions(parent.text, me.handle)) return true
  const quoted = parent.quoteOf === undefined ? undefined : world.posts.get(parent.quoteOf)
  return quoted !== undefined && personAt(world, quoted.author).index === me.index
}
