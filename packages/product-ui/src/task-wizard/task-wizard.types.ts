import type { Account } from '@seaport/contract/desk/account.schema'
import type { NetworkSettings } from '@seaport/contract/kernel/network-settings.schema'
import type { GuardLimits } from '@seaport/contract/work/guard.schema'
import type { Script } from '@seaport/contract/work/script.schema'
import type { TaskDetail } from '@seaport/contract/work/task.schema'
import type * as taskBatchSchema from '@seaport/contract/work/task-batch.schema'
import type { AudiencePreview, CreateTasks } from '@seaport/contract/work/task-batch.schema'
import type { Option } from '@seaport/ui/select-field'
import type { Form } from '@seaport/ui/use-form'
import type { z } from 'zod'
import type { TaskDraft } from './task-draft.ts'

/** An account that a task may be created for. */
export interface WizardAccount
  extends Pick<
    Account,
    'id' | 'account' | 'nickname' | 'network' | 'availability' | 'seat' | 'time_zone' | 'login_status'
  > {
  /** Free ports of its seat; null = unknown. */
  free_ports: number | null
  /** Its seat takes no tasks. */
  seat_disabled?: boolean
}

export type PreviewRequest = z.input<(typeof taskBatchSchema.previewAudience)['body']>

/** Passed in by the application, because product-ui makes no calls. */
export interface TaskWizardProps {
  accounts: readonly WizardAccount[]
  /** Networks that the installation is configured for. */
  networks: readonly NetworkSettings[]
  /** How many accounts match the search, and how many of them can take a task; unset = `accounts` is all there is. */
  counts?: { count: number; total: number } | undefined
  /** Searches among all accounts; unset = `accounts` is all there is. */
  onSearch?: (text: string) => void
  /** Loads further accounts, if there are any. */
  onMore?: (() => void) | undefined
  /** Accounts of the draft that do not exist any more; unset = those that `accounts` lacks. */
  gone?: readonly string[]
  /** Called with the draft's accounts, which `accounts` must contain whatever was searched for. */
  onChosen?: (ids: readonly string[]) => void
  /** Undefined while loading. */
  limits: GuardLimits | undefined
  /** Groups of the library, for filtering. */
  groups?: readonly Option[]
  /** People chosen in the library, as the initial audience. */
  people?: readonly string[]
  /** A task to copy into the draft; `last` starts at the last step. */
  template?: {
    task: Pick<TaskDetail, 'work' | 'executor' | 'account'>
    targets: readonly string[]
    last: boolean
  }
  /** Assigns accounts to a seat, if the user may. */
  seats?: { options: readonly Option[]; assign: (accountIds: string[], seatId: string) => void }
  /** @param request null = nothing to preview yet */
  usePreview: (request: PreviewRequest | null) => {
    data: AudiencePreview | null | undefined
    failed: boolean
  }
  useScripts: (search: string) => readonly Script[] | undefined
  /** The chosen script, which the last search may not have found; null = it does not exist any more. @param id '' = none */
  useScript: (id: string) => Script | null | undefined
  onCreate: (body: CreateTasks) => Promise<unknown>
  onCancel: () => void
}

/** The wizard's form. */
export type TaskFormProps = Pick<Form<TaskDraft>, 'field' | 'values' | 'patch'>

/** Props of each step. */
export interface StepProps extends TaskWizardProps {
  form: TaskFormProps
  /** The chosen accounts, all of one network. */
  chosen: readonly WizardAccount[]
}
