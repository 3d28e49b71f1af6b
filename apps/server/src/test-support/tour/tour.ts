import type { Endpoint } from '@seaport/contract/kernel/endpoint'
import { type MailServer, startMailServer } from '../mail-server.ts'
import { addTiers, PAY_VARIABLES } from '../money.ts'
import { createUser } from '../people.ts'
import { startTestServer, type TestServer } from '../test-server.ts'
import { startTokenServer } from '../token-server.ts'
import { startTranslationService } from '../translation-services.ts'
import { adminStops } from './admin.ts'
import { helpStops } from './help.ts'
import { createHome, type Home, TOUR_SECRETS } from './home.ts'
import { libraryStops } from './library.ts'
import { moneyStops } from './money.ts'
import { peopleStops } from './people.ts'
import { releaseStops } from './releases.ts'
import { seatStops } from './seats.ts'
import { nameOf, type Stop } from './stop.ts'
import { translationStops } from './translation.ts'

const stops = [
  ...seatStops,
  ...libraryStops,
  ...peopleStops,
  ...adminStops,
  ...moneyStops,
  ...releaseStops,
  ...helpStops,
  ...translationStops,
]

/**
 * @returns the ways in which an endpoint is called with success
 * @throws Error that says what to add, for an endpoint that has none
 */
export function stopsOf(endpoint: Endpoint): Stop[] {
  const own = stops.filter((stop) => stop.endpoint === endpoint)
  if (own.length === 0)
    throw new Error(
      `Nothing says how ${nameOf(endpoint)} is called with success: add a line \`stop(…)\` to a list in apps/server/src/test-support/tour`,
    )
  return own
}

/** A server with two tenants who have something of everything. */
export interface Stage {
  server: TestServer
  home: Home
  /** Another tenant. */
  abroad: Home
  /** Address of the network's token endpoint. */
  tokenUrl: string
  /** What takes the mails of the installation, once that is set up. */
  post: MailServer
  close(): Promise<void>
}

/** Starts a server for a tour of all endpoints. */
export async function openStage(
  location: Parameters<typeof startTestServer>[0],
  variables: Record<string, string> = {},
): Promise<Stage> {
  const tokens = await startTokenServer(TOUR_SECRETS.token)
  const server = await startTestServer(location, {
    ...PAY_VARIABLES,
    SEAPORT_ALLOW_PRIVATE_PROXIES: '1',
    SEAPORT_ALLOW_PRIVATE_TRANSLATION: '1',
    SEAPORT_PROXY_CHECK_URL: 'http://127.0.0.1:9',
    SEAPORT_FACEBOOK_TOKEN_URL: tokens.url,
    ...variables,
  })
  const translation = await startTranslationService('libretranslate')
  const post: MailServer = await startMailServer()
  const owner = await createUser(server, { role: 'owner' })
  await addTiers(server, owner)
  const common = {
    owner,
    mailPort: post.port,
    translationUrl: translation.url,
    counts: new Map<string, number>(),
  }
  const [home, abroad] = [await createHome(server, common), await createHome(server, common)]
  return {
    server,
    home,
    abroad,
    tokenUrl: tokens.url,
    post,
    async close() {
      await server.stop()
      await post.close()
      await tokens.close()
      await translation.close()
    },
  }
}
