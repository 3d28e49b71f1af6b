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
  const [open, setOpen] = useState<{ action: EmailAction; config: EmailConfig }>()
  const close = () => setOpen(undefined)
  return (
    <>
      <Loaded answer={useEndpointQuery(getEmailConfig, {})}>
        {({ configs }) => (
          <div className={styles.columns}>
            {configs.map((config) => (
              <EmailCard
                key={config.type}
                config={config}
                onAction={(action) => setOpen({ action, config })}
              />
            ))}
          </div>
        )}
      </Loaded>
      <Outbox />
      <Suspense>
        {open?.action === 'edit' && <EmailEditor config={open.config} onClose={close} />}
        {open?.action === 'test' && <TestMail type={open.config.type} onClose={close} />}
      </Suspense>
    </>
  )
}
