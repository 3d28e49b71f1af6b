import { EventHub, type TabPort } from '@seaport/api-client/event-hub'

/** The shared worker of all tabs. */
const hub = new EventHub()

addEventListener('connect', (event) => {
  const [port] = (event as MessageEvent).ports
  if (port) hub.connect(port as TabPort)
})
