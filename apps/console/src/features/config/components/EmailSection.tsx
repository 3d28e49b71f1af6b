import { getEmailConfig } from '@seaport/contract/platform/email'
import type { EmailConfig } from '@seaport/contract/platform/email.schema'
import { lazy } from '@seaport/ui/lazy'
import { type ReactNode, Suspense, useState } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { type EmailAction, EmailCard } from './EmailCard.tsx'
import { Loaded } from './Loaded.tsx'
import { Outbox } from './Outbox.tsx'
import { useConfigStyles } from './useConfigStyles.ts'

const EmailEditor = lazy(async () => (await import('./EmailEditor.tsx')).EmailEditor)
const TestMail = lazy(async () => (await import('./TestMail.tsx')).TestMail)

/** Mail settings by type, with the latest mails. */
export function EmailSection(): ReactNode {
  const styles = useConfigStyles()
  const [open, setOpen] = useState<{ action: EmailAction; type: EmailConfig['type'] }>()
  const close = () => setOpen(undefined)
  return (
    <>
      <Loaded answer={useEndpointQuery(getEmailConfig, {})}>
        {({ configs }) => {
          const edited = open?.action === 'edit' && configs.find(({ type }) => type === open.type)
          return (
            <>
              <div className={styles.columns}>
                {configs.map((config) => (
                  <EmailCard
                    key={config.type}
                    config={config}
                    onAction={(action) => setOpen({ action, type: config.type })}
                  />
                ))}
              </div>
              <Suspense>{edited && <EmailEditor config={edited} onClose={close} />}</Suspense>
            </>
          )
        }}
      </Loaded>
      <Outbox />
      <Suspense>{open?.action === 'test' && <TestMail type={open.type} onClose={close} />}</Suspense>
    </>
  )
}
