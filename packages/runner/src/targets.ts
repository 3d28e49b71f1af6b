import type { CollectWork } from '@seaport/contract/work/task-kind.schema'

/** @returns what a task works through: its links, profiles or keywords, at the positions that the server gave them */
export function targetsOf({ params }: CollectWork): string[] {
  if ('links' in params) return params.links
  return 'profiles' in params ? params.profiles : params.keywords
}
