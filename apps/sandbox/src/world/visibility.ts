import { follows } from './acts.ts'
import { personAt } from './people.ts'
import type { Person, Post, World } from './types.ts'

/** Whether a person appears at all, in lists or as an author. */
export const isListed = ({ state }: Person): boolean =>
  state === 'active' || state === 'protected' || state === 'locked'

/** Whether a viewer may read a person's posts and lists. */
export function mayRead(world: World, viewer: Person, person: Person): boolean {
  if (!isListed(person)) return false
  return person.state !== 'protected' || viewer.index === person.index || follows(world, viewer, person)
}

/** Whether a viewer may read a post. */
export const isShown = (world: World, viewer: Person, post: Post): boolean =>
  mayRead(world, viewer, personAt(world, post.author))
