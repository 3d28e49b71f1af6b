import { join } from 'node:path'
import type { ServiceOptions } from './service.ts'

/**
 * The headless agent of the demo, on its second seat. Without it only the automatic tasks of the demo do not run.
 * @param server address of the server on this machine
 */
export function demoAgent(server: string): ServiceOptions {
  return {
    name: 'agent',
    entry: 'apps/agent/src/main.ts',
    optional: true,
    env: {
      // A server with a configured address checks every proof against it.
      SEAPORT_SERVER_URL: process.env.SEAPORT_PUBLIC_URL || server,
      SEAPORT_AGENT_SEAT: '100002',
      SEAPORT_AGENT_PASSWORD: 'Seaport-seat-1',
      SEAPORT_AGENT_PASSWORD_FILE: '',
      SEAPORT_AGENT_DATA_DIR: join(process.env.SEAPORT_DATA_DIR || 'data', 'agent'),
      SEAPORT_AGENT_DEMO: '1',
      // A proxy that the environment names leads to other machines.
      no_proxy: [process.env.no_proxy || process.env.NO_PROXY, new URL(server).host].filter(Boolean).join(),
    },
  }
}
