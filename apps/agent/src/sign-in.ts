import { createInterface } from 'node:readline'
import type { AccountPage } from '@seaport/seat-client/account/account-views'
import { createHeadlessViews } from '@seaport/seat-client/account/headless-views'
import type { Logger } from '@seaport/seat-client/logger'
import { createAgentClient } from './agent-client.ts'
import { type ExitCode, endingOf, exitCodes } from './exit-codes.ts'
import type { AgentSettings } from './settings.ts'

/** Input and output of a sign-in at the terminal. */
export interface Terminal {
  readonly input: NodeJS.ReadableStream
  write(text: string): void
}

/**
 * Signs one of the seat's accounts in on this machine: a person opens the network's address in any browser, and the answer arrives at a loopback port
 * here, or is pasted. Only this process can use it (PKCE).
 * @param wanted handle of the account, and its network if the seat has the handle on several
 * @returns the result
 */
export async function signInByHand(
  settings: AgentSettings,
  log: Logger,
  wanted: { readonly handle: string; readonly network?: string | undefined },
  terminal: Terminal,
): Promise<ExitCode> {
  const views = createHeadlessViews(async (page) => {
    if (page.callbackPort !== undefined) explain(page, page.callbackPort, terminal)
  })
  const client = createAgentClient(settings, log, views, {})
  try {
    await client.restore()
    const { seatCode, password } = settings
    if (client.state().seat?.seat_code !== seatCode) await client.logIn({ seat_code: seatCode, password })
    const accounts = await client.accounts()
    const handle = wanted.handle.replace(/^@/, '').toLowerCase()
    const { accounts: assigned } = await accounts.workspace()
    const found = assigned.filter(
      (one) => one.account.toLowerCase() === handle && one.network === (wanted.network ?? one.network),
    )
    const [account] = found
    if (!account) {
      const where = wanted.network ? ` on ${wanted.network}` : ''
      terminal.write(
        `@${handle}${where} is not assigned to seat ${seatCode}. Its accounts: ${namesOf(assigned)}\n`,
      )
      return exitCodes.settings
    }
    if (found.length > 1) {
      terminal.write(`@${handle} is on several networks: ${namesOf(found)}. Add --network <one of them>.\n`)
      return exitCodes.settings
    }
    const { nickname } = await accounts.signIn(account.id)
    terminal.write(`\n@${account.account} (${nickname}) is signed in on this machine.\n`)
    return exitCodes.stopped
  } catch (error) {
    terminal.write(`\n${error instanceof Error ? error.message : String(error)}\n`)
    return endingOf(error) ?? exitCodes.fault
  } finally {
    await client.pause()
  }
}

const namesOf = (accounts: readonly { account: string; network: string }[]) =>
  accounts.map(({ account, network }) => `@${account} (${network})`).join(', ') || 'none'

/** Prints the address to open, and accepts the address on which a remote browser ended. */
function explain({ title, url, proxy }: AccountPage, port: number, { input, write }: Terminal): void {
  write(`Open this address in a browser, sign in as ${title} and allow access:\n\n  ${url}\n\n`)
  if (proxy)
    write(`This account has a proxy: use a browser that goes out through ${proxy.host}:${proxy.port}.\n`)
  write(
    `The browser then goes to http://127.0.0.1:${port}/callback on its own machine. If that is another machine than this one,\n` +
      `forward the port first (ssh -L ${port}:127.0.0.1:${port} …), or paste here the address on which it ends:\n`,
  )
  const lines = createInterface({ input })
  lines.on('line', async (line) => {
    const address = line.trim()
    if (address === '') return
    const isOurs = address.startsWith(`http://127.0.0.1:${port}/`)
    // Unless it is the answer to this sign-in, whatever that says, the receiver finds nothing there.
    const answer = isOurs ? await fetch(address).catch(() => null) : null
    if (answer && answer.status !== 404) lines.close()
    else
      write(
        `That is not where this sign-in ends. Paste the whole address, which begins with http://127.0.0.1:${port}/callback\n`,
      )
  })
}
