import { HelpPanel } from '@seaport/ui/help-panel'
import type { ReactNode } from 'react'
import { ReloginHost } from '../../features/login/login.public.ts'
import { useSystemConfig } from '../../shared/config/system-config.ts'
import { SessionExpiryWatcher } from '../../shared/session/SessionExpiryWatcher.tsx'
import { RegionGuard } from './RegionGuard.tsx'

/**
 * Widgets beside every screen, public ones included: help, the notice for a restricted region, and the session's end.
 */
export function GlobalWidgets(): ReactNode {
  const config = useSystemConfig()
  return (
    <>
      <SessionExpiryWatcher />
      <ReloginHost />
      {config && (
        <HelpPanel
          addresses={{
            support: config.help.support,
            channel: config.help.channel,
            antiScam: config.help.anti_scam ?? '#/antiScam',
            feedback: config.help.feedback ?? '#/feedback',
            guide: config.help.guide,
          }}
        />
      )}
      {config?.region_notice && <RegionGuard config={config} />}
    </>
  )
}
