import { storedAtom } from '../storage/stored-atom.ts'

const MAX_RECENT = 5

/** Ids of the commands used last, the newest first; kept in local storage under `commands-recent`. */
export const recentCommandsAtom = storedAtom<readonly string[]>('commands-recent', [], {
  deserialize: (text) => text.split('\n').filter(Boolean).slice(0, MAX_RECENT),
  serialize: (ids) => (ids.length > 0 ? ids.join('\n') : null),
})

/** The list after one more use. */
export function withRecent(recent: readonly string[], id: string): readonly string[] {
  return [id, ...recent.filter((other) => other !== id)].slice(0, MAX_RECENT)
}
