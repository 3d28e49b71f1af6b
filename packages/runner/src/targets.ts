import type { CollectWork } from '@seaport/contract/work/task-kind.schema'

/** @returns a task's targets: its links, profiles or keywords, at the server's positions */
export function targetsOf({ params }: CollectWork): string[] {
  if ('links' in params) return params.links
  return 'profiles' in params ? params.profiles : params.keywords
}
