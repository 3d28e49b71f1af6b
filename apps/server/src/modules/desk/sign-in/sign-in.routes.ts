import { beginSignIn, tradeSignInCode } from '@seaport/contract/desk/sign-in'
import { networks } from '@seaport/contract/kernel/network'
import { isGraph } from '@seaport/contract/kernel/network-settings'
import type { GraphSettings } from '@seaport/contract/kernel/network-settings.schema'
import { dialogOf, redirectUriOf } from '@seaport/platforms/graph/sign-in'
import { tradeCode } from '@seaport/platforms/graph/trade-code'
import { NetworkError } from '@seaport/platforms/outcome'
import type { Db } from '../../../db/schema.ts'
import type { SeatActor } from '../../../kernel/http/actor.ts'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { orNotFound, refuse } from '../../../kernel/refusal.ts'
import { recordHit } from '../../../kernel/throttle/throttle.ts'
import { networkWithSecret } from '../../platform/network/network.public.ts'
import { findAccount } from '../account/account.public.ts'
import { createState, readState } from './sign-in-state.ts'

const beginRule = { name: 'sign-in', limit: 30, seconds: 600 }
/** Codes are not typed by people, so more than a few are guesses. */
const tradeRule = { name: 'sign-in-code', limit: 15, seconds: 600 }
/** Timeout of each of the two requests; clients wait ten seconds for an answer. */
const TRADE_MS = 4500

/** Sign-in at networks whose token endpoint needs the app's secret, which never leaves the server. */
export function signInRoutes(registerRoute: RegisterRoute, installation: Installation): void {
  const appOf = async (db: Db, { tenantId, seatId }: SeatActor, accountId: string) => {
    const account = orNotFound(await findAccount(db, tenantId, accountId))
    if (account.seat_id !== seatId) refuse('not_found')
    const { network } = account
    const { settings, appSecret } = await networkWithSecret(db, installation, network)
    return isGraph(settings)
      ? { settings, appSecret }
      : refuse('network_not_set_up', { network: networks[network].brand })
  }

  registerRoute(beginSignIn, async ({ actor, db, now }, { params, body: { port } }) => {
    await recordHit(db, beginRule, actor.seatId, now)
    const { settings } = await appOf(db, actor, params.id)
    if (!isRegistered(settings, port)) refuse('invalid_input')
    const owner = { sessionHash: actor.sessionHash, accountId: params.id }
    const state = createState(installation.secret, owner, port, now)
    return { url: dialogOf(settings, port, state), state }
  })

  registerRoute(tradeSignInCode, async ({ actor, db, now, log }, { params, body }) => {
    await recordHit(db, tradeRule, actor.seatId, now)
    const { settings, appSecret } = await appOf(db, actor, params.id)
    const owner = { sessionHash: actor.sessionHash, accountId: params.id }
    const port = readState(installation.secret, owner, body.state, now) ?? refuse('sign_in_expired')
    const trade = { code: body.code, redirect_uri: redirectUriOf(port) }
    const clock = { now: installation.clock }
    try {
      return await tradeCode(settings, appSecret, trade, { clock, timeoutMs: TRADE_MS })
    } catch (error) {
      if (!(error instanceof NetworkError)) throw error
      const { kind } = error.outcome
      log.warn({ network: settings.network, outcome: kind }, 'a sign-in code was not traded')
      const network = networks[settings.network].brand
      if (kind === 'sign_in_again') refuse('sign_in_expired')
      refuse(kind === 'misconfigured' ? 'network_refuses_app' : 'network_not_answering', { network })
    }
  })
}

function isRegistered({ callback_ports }: GraphSettings, port: number): boolean {
  return callback_ports.includes(port) || callback_ports.includes(0)
}
