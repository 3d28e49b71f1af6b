import type { LiveQuery } from '@seaport/api-client/live-query'
import { portLive } from '../../features/port/port.public.ts'
import { resourceLive } from '../../features/resource/resource.public.ts'
import { taskLive } from '../../features/task/task.public.ts'

/** What live events keep up to date, as the features declare it. */
export const liveQueries: readonly LiveQuery[] = [...taskLive, ...portLive, ...resourceLive]
