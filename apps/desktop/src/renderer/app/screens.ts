import { accountScreens } from '../features/account/account.public.ts'
import { browserScreens } from '../features/browser/browser.public.ts'
import { inboxScreens } from '../features/inbox/inbox.public.ts'
import { logScreens } from '../features/log/log.public.ts'
import { portScreens } from '../features/port/port.public.ts'
import { resourceScreens } from '../features/resource/resource.public.ts'
import { scriptScreens } from '../features/script/script.public.ts'
import { settingScreens } from '../features/setting/setting.public.ts'
import { taskScreens } from '../features/task/task.public.ts'
import { workbenchScreens } from '../features/workbench/workbench.public.ts'
import type { Screen } from '../shared/screen.ts'

/** Every screen of a seat, in the order of the rail: routes and rail follow from this list alone. */
export const screens: readonly Screen[] = [
  ...portScreens,
  ...inboxScreens,
  ...accountScreens,
  ...browserScreens,
  ...taskScreens,
  ...workbenchScreens,
  ...resourceScreens,
  ...scriptScreens,
  ...logScreens,
  ...settingScreens,
]
