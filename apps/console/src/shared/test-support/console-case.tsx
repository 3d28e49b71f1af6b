import type { Endpoint } from '@seaport/contract/kernel/endpoint'
import { SWITCH_MARKER_COOKIE } from '@seaport/contract/people/session'
import { does, type KitCase, kitCase, type Others } from '@seaport/ui/test-support/kit'
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { getDefaultStore, Provider, useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom'
import { vi } from 'vitest'
import { client } from '../api/client.ts'
import { heldSessionAtom, type Session, sessionAtom } from '../session/session.ts'

/** What the server is asked in a case. */
type Ask = (call: string, input: unknown) => unknown

interface Around {
  /** Answers by call; an error is thrown. */
  answers: Readonly<Record<string, unknown>>
  ask: Ask
  session: Session | null
  /** The page at which it begins. */
  start: string
}

export const hang: Session = { token: 't1', userId: 'u1', name: 'Hằng', superuser: false }
const around: Around = { answers: {}, ask: () => {}, session: hang, start: '/here?tab=a' }

export const callOf = ({ method, path }: Endpoint): string => `${method} ${path}`

let current: Pick<Around, 'ask' | 'answers'> = around

/** Lets each case answer the client's calls, and answers arrive at once. */
export function stubServer(): void {
  notifyManager.setScheduler(queueMicrotask)
  vi.spyOn(client, 'call').mockImplementation(async (endpoint: Endpoint, input) => {
    const answer = current.answers[callOf(endpoint)]
    current.ask(callOf(endpoint), input)
    if (answer instanceof Error) throw answer
    return answer as never
  })
}

/** A case of a part of the console: with a session, a router, and a server that records what it is asked. The page's address is shown above it. */
export function consoleCase<P extends object>(
  name: string,
  Component: (props: P) => ReactNode,
  base: NoInfer<P>,
  others: NoInfer<Others<P>>,
  walks: Parameters<typeof kitCase<P & Around>>[4] = [],
  first: Partial<Around> = {},
  further: Partial<Others<Around>> = {},
): KitCase {
  function InConsole({ answers, ask, session, start, ...props }: P & Around): ReactNode {
    current = { answers, ask }
    const [queries] = useState(() => {
      getDefaultStore().set(sessionAtom, session)
      getDefaultStore().set(heldSessionAtom, null)
      return new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
    })
    return (
      <Provider store={getDefaultStore()}>
        <QueryClientProvider client={queries}>
          <MemoryRouter initialEntries={[start]}>
            <Where />
            <Component {...(props as unknown as P)} />
          </MemoryRouter>
        </QueryClientProvider>
      </Provider>
    )
  }
  return kitCase<P & Around>(
    name,
    InConsole,
    { ...base, ...around, ...first } as P & Around,
    { ...others, answers: [], ask: [], session: [], start: [], ...further } as Others<P & Around>,
    walks,
  )
}

function Where(): ReactNode {
  const { pathname, search, state } = useLocation()
  const session = useAtomValue(sessionAtom)
  const how = useNavigationType()
  return (
    <output>
      {[
        `${how} ${pathname}${search}`,
        state && JSON.stringify(state),
        session ? `as ${session.name}` : 'signed out',
      ]
        .filter(Boolean)
        .join(', ')}
    </output>
  )
}

/** The mark of an administrator who has logged in as a user, set and taken away. */
export const marked = does('an administrator has switched', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the server's own cookie, which the test stands in for
  document.cookie = `${SWITCH_MARKER_COOKIE}=1`
})
export const unmarked = does('the mark is gone', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the server's own cookie, which the test stands in for
  document.cookie = `${SWITCH_MARKER_COOKIE}=; max-age=0`
})
