import type { LiveQuery } from '@seaport/api-client/live-query'
import { portLive } from '../../features/port/port.public.ts'
import { resourceLive } from '../../features/resource/resource.public.ts'
import { taskLive } from '../../features/task/task.public.ts'

/** Live events and the queries that they keep up to date, as declared by the features. */
export const liveQueries: readonly LiveQuery[] = [...taskLive, ...portLive, ...resourceLive]
