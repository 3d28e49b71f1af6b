import { atom, getDefaultStore } from 'jotai'

/** Who is logged in on this browser. */
export interface Session {
  token: string
  userId: string
  name: string
  superuser: boolean
}

/** Names under which the session is stored (specification, section 3); `user_id` is a cookie, the others are local storage. */
const KEYS = { token: 'token', name: 'vuems_name', superuser: 'is_superuser', userId: 'user_id' } as const

/** The part of the browser that holds a session. */
export interface SessionPlace {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  cookies: { cookie: string }
}

/** The stored session, or null when a part of it is missing. */
export function readSession({ storage, cookies }: SessionPlace): Session | null {
  const token = storage.getItem(KEYS.token)
  const userId = readCookie(cookies.cookie, KEYS.userId)
  if (!token || !userId) return null
  return {
    token,
    userId,
    name: storage.getItem(KEYS.name) ?? '',
    superuser: storage.getItem(KEYS.superuser) === '1',
  }
}

/** Stores a session, or forgets the stored one. */
export function writeSession({ storage, cookies }: SessionPlace, session: Session | null): void {
  if (session) {
    cookies.cookie = `${KEYS.userId}=${encodeURIComponent(session.userId)}; path=/; samesite=strict`
    storage.setItem(KEYS.name, session.name)
    storage.setItem(KEYS.superuser, session.superuser ? '1' : '0')
    // Last: other windows read all of it when they are told of the token.
    storage.setItem(KEYS.token, session.token)
  } else {
    for (const key of [KEYS.token, KEYS.name, KEYS.superuser]) storage.removeItem(key)
    cookies.cookie = `${KEYS.userId}=; path=/; samesite=strict; max-age=0`
  }
}

/** The value of a cookie that scripts may read, or null. */
export function readCookie(cookies: string, name: string): string | null {
  const pair = cookies.split('; ').find((entry) => entry.startsWith(`${name}=`))
  try {
    return pair ? decodeURIComponent(pair.slice(name.length + 1)) : null
  } catch {
    return null
  }
}

const browser = (): SessionPlace => ({ storage: localStorage, cookies: document })

const base = atom<Session | null>(typeof document === 'undefined' ? null : readSession(browser()))
base.onMount = (set) => {
  // Another window logged in or out.
  const follow = ({ key }: StorageEvent) => {
    if (key === KEYS.token || key === null) set(readSession(browser()))
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}

/** The session of this browser: every window follows it. */
export const sessionAtom = atom(
  (get) => get(base),
  (_get, set, session: Session | null) => {
    writeSession(browser(), session)
    set(base, session)
  },
)

/** The token of a session that was found to be over, until the person has been told and led away. */
export const sessionOverAtom = atom<string | null>(null)

/** The session outside React. */
export const currentSession = (): Session | null => getDefaultStore().get(sessionAtom)

let givenUp: string | null = null

/** Says that this window is about to end its session itself, which is then no news; false takes it back. */
export function giveUpSession(willing: boolean): void {
  givenUp = willing ? (currentSession()?.token ?? null) : null
}

/**
 * Marks a session as over, once however many calls and events find out.
 * @param token of the call or stream that found out: one that was under way while another session came says nothing of that one
 */
export function reportSessionOver(token: string | undefined): void {
  if (token && token !== givenUp && token === currentSession()?.token)
    getDefaultStore().set(sessionOverAtom, token)
}
