import { localStore } from '@seaport/i18n/storage'
import { atom, getDefaultStore } from 'jotai'
import type { Location } from 'react-router-dom'

/** The user of this browser's session. */
export interface Session {
  token: string
  userId: string
  name: string
  superuser: boolean
}

/** Names under which the session is stored (specification, section 3); `user_id` is a cookie, the others are local storage. */
const KEYS = { token: 'token', name: 'vuems_name', superuser: 'is_superuser', userId: 'user_id' } as const

/** Key in local storage of a token removed because its session expired, as opposed to a logout. Other windows read it. */
const EXPIRED_KEY = 'session_expired'

/** The parts of the browser that store a session. */
export interface SessionStorageAdapter {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  cookies: { cookie: string }
  /** Port of the address; empty = the scheme's own. */
  port: string
}

/** The same cookie of this installation alone: browsers share cookies between all ports of a host, where another one may be. */
const ownUserId = ({ port }: SessionStorageAdapter) => `${KEYS.userId}_${port || 'default'}`

/** The stored session, or null when a part of it is missing. */
export function readSession(adapter: SessionStorageAdapter): Session | null {
  const { storage, cookies } = adapter
  const token = storage.getItem(KEYS.token)
  const userId = readCookie(cookies.cookie, ownUserId(adapter)) ?? readCookie(cookies.cookie, KEYS.userId)
  if (!token || !userId) return null
  return {
    token,
    userId,
    name: storage.getItem(KEYS.name) ?? '',
    superuser: storage.getItem(KEYS.superuser) === '1',
  }
}

/** Stores a session, or removes the stored one. */
export function writeSession(adapter: SessionStorageAdapter, session: Session | null): void {
  const { storage, cookies } = adapter
  const own = ownUserId(adapter)
  if (session) {
    for (const name of [own, KEYS.userId])
      cookies.cookie = `${name}=${encodeURIComponent(session.userId)}; path=/; samesite=strict`
    storage.setItem(KEYS.name, session.name)
    storage.setItem(KEYS.superuser, session.superuser ? '1' : '0')
    // Last, because other windows read everything when the token changes.
    storage.setItem(KEYS.token, session.token)
  } else {
    for (const key of [KEYS.token, KEYS.name, KEYS.superuser]) storage.removeItem(key)
    for (const name of [own, KEYS.userId]) cookies.cookie = `${name}=; path=/; samesite=strict; max-age=0`
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

const browser = (): SessionStorageAdapter => ({
  storage: localStore,
  cookies: document,
  port: location.port,
})

const base = atom<Session | null>(typeof document === 'undefined' ? null : readSession(browser()))
base.onMount = (set) => {
  // Another window logged in or out.
  const follow = ({ key }: StorageEvent) => {
    if (key !== KEYS.token && key !== null) return
    const stored = readSession(browser())
    const token = currentSession()?.token
    // It has expired there, and therefore here: this window keeps its page too.
    if (!stored && token && localStore.getItem(EXPIRED_KEY) === token) reportSessionExpired(token)
    else set(stored)
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}

/** The session of this browser, shared by all windows. */
export const sessionAtom = atom(
  (get) => get(base),
  (_get, set, session: Session | null) => {
    writeSession(browser(), session)
    set(base, session)
  },
)

/** A session that expired while its page was shown. The page stays until its user has logged in again or leaves. */
export interface HeldSession extends Session {
  /** Where the page is in the application. */
  location: Location
}

export const heldSessionAtom = atom<HeldSession | null>(null)

/**
 * Ends an expired session in every window, unless another one has been stored, which is then used. A window that shows the session's page is held: it
 * remembers the page's user, and the session is removed from the browser.
 * @returns where to log in: over the page, on a separate page, or nowhere
 */
export const endExpiredSessionAtom = atom(
  null,
  (get, set, token: string, location: Location): 'held' | 'login' | 'replaced' => {
    const session = get(base)
    if (session?.token !== token) return 'replaced'
    const stored = readSession(browser())
    // The cookie is shared at once, local storage some time later: another person's cookie means that a new token will follow.
    if (stored && (stored.token !== token || stored.userId !== session.userId)) {
      if (stored.token !== token) set(base, stored)
      return 'replaced'
    }
    localStore.setItem(EXPIRED_KEY, token)
    if (answeredToken !== token) {
      set(sessionAtom, null)
      return 'login'
    }
    writeSession(browser(), null)
    set(heldSessionAtom, { ...session, location })
    return 'held'
  },
)

let answeredToken: string | undefined

/** Records that a call of this session has succeeded, so that its page shows data; a late one of the previous session says nothing of it. */
export function markAnswered(token: string | undefined): void {
  if (token === currentSession()?.token) answeredToken = token
}

/**
 * Resolves when an expired session has been resolved.
 * @returns whether its user has logged in again, so that a refused call may be repeated
 */
export function resumed(token: string): Promise<boolean> {
  const store = getDefaultStore()
  const isResumed = () => {
    const session = currentSession()
    if (session?.token !== token) return session !== null && session.userId === userId
    const isOver = store.get(sessionExpiredAtom) !== token && store.get(heldSessionAtom)?.token !== token
    return isOver ? false : undefined
  }
  const userId = currentSession()?.userId
  return new Promise((resolve) => {
    const ends: (() => void)[] = []
    const check = () => {
      const answer = isResumed()
      if (answer === undefined) return
      for (const end of ends) end()
      resolve(answer)
    }
    for (const watched of [sessionAtom, sessionExpiredAtom, heldSessionAtom])
      ends.push(store.sub(watched, check))
    check()
  })
}

/** The token of a session that has expired, until the user has been notified and the login is shown. */
export const sessionExpiredAtom = atom<string | null>(null)

/** The session outside React. */
export const currentSession = (): Session | null => getDefaultStore().get(sessionAtom)

let released: string | null = null

/** Announces that this window ends its session itself, which is then not reported as expired; false revokes it. */
export function releaseSession(releasing: boolean): void {
  released = releasing ? (currentSession()?.token ?? null) : null
}

/**
 * Marks a session as expired.
 * @param token of the call or stream that found out; one from before the current session began is ignored, and one
 * whose page is held already: a call that was on its way would make the login the page to return to
 */
export function reportSessionExpired(token: string | undefined): void {
  const store = getDefaultStore()
  if (!token || token === released || token !== currentSession()?.token) return
  if (store.get(heldSessionAtom)?.token !== token) store.set(sessionExpiredAtom, token)
}
