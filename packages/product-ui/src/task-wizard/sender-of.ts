import type { Executor } from '@seaport/contract/work/task-kind.schema'
import { capabilityOf } from '@seaport/platforms/capabilities'
import type { StepProps } from './task-wizard.types.ts'

/** The sender: as chosen, else the kind's first. */
export function senderOf({ values }: StepProps['form'], [first]: StepProps['chosen']): Executor {
  const { kind } = values.work
  const offered = kind === '' || !first ? 'none' : capabilityOf(first.network, kind).executor
  return values.executor || (offered === 'api' ? 'api' : 'assisted')
}
