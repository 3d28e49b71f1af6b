import { HelpPanel } from '@seaport/ui/help-panel'
import type { ReactNode } from 'react'
import { useSystemConfig } from '../../shared/config/system-config.ts'
import { SessionWatch } from '../../shared/session/SessionWatch.tsx'
import { RegionWatch } from './RegionWatch.tsx'

/** What stands beside every screen, public ones too: help, the notice for a restricted region, and the watch over the session's end. Comes after the first paint. */
export function Companions(): ReactNode {
  const config = useSystemConfig()
  return (
    <>
      <SessionWatch />
      {config && (
        <HelpPanel
          addresses={{
            support: config.help.support,
            channel: config.help.channel,
            antiScam: config.help.anti_scam,
            feedback: config.help.feedback,
            guide: config.help.guide,
          }}
        />
      )}
      {config?.region_notice && <RegionWatch config={config} />}
    </>
  )
}
