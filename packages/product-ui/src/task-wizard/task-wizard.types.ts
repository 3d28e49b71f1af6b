import type { Account } from '@seaport/contract/desk/account'
import type { NetworkSettings } from '@seaport/contract/kernel/network-settings'
import type { GuardLimits } from '@seaport/contract/work/guard'
import type { Script } from '@seaport/contract/work/script'
import type { TaskDetail } from '@seaport/contract/work/task'
import type { AudiencePreview, CreateTasks, previewAudience } from '@seaport/contract/work/task-batch'
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
  /** Ports of its seat that nobody holds; null = not known. */
  free_ports: number | null
}

export type PreviewRequest = z.input<(typeof previewAudience)['body']>

/** What the wizard is given by the application around it; hooks, because product-ui makes no calls of its own. */
export interface TaskWizardProps {
  accounts: readonly WizardAccount[]
  /** Those that the installation is set up for. */
  networks: readonly NetworkSettings[]
  /** Looks for further accounts, where there are more than are given at once. */
  onSearch?: (text: string) => void
  /** Undefined until they are known. */
  limits: GuardLimits | undefined
  /** Groups of the library, where they can be filtered by. */
  groups?: readonly Option[]
  /** People who were chosen in the library: the audience begins with them. */
  people?: readonly string[]
  /** A task that is to be made again: the draft begins as it was. `last` = at the wizard's last step. */
  template?: {
    task: Pick<TaskDetail, 'work' | 'executor' | 'account'>
    targets: readonly string[]
    last: boolean
  }
  /** Gives an account without a seat to one, where that is allowed. */
  seats?: { options: readonly Option[]; assign: (accountId: string, seatId: string) => void }
  /** @param request null = there is nothing to ask yet */
  usePreview: (request: PreviewRequest | null) => {
    data: AudiencePreview | null | undefined
    failed: boolean
  }
  useScripts: (search: string) => readonly Script[] | undefined
  onCreate: (body: CreateTasks) => Promise<unknown>
  onCancel: () => void
}

/** The wizard's form, as its parts need it. */
export type TaskFormProps = Pick<Form<TaskDraft>, 'field' | 'values' | 'patch'>

/** What each step sees. */
export interface StepProps extends TaskWizardProps {
  form: TaskFormProps
  /** The chosen accounts, all of one network. */
  chosen: readonly WizardAccount[]
}
