import { createContext, use } from 'react'

const Scope = createContext<string | undefined>(undefined)

/** Scopes stored choices below it to a user: two users of one browser have their own columns and filters. */
export const StorageScope = Scope.Provider

/** Storage key of a user. */
export const scopedKey = (name: string, scope: string) => `${name}-${scope}`

/** Storage key scoped to the logged-in user. */
export function useScopedKey(name: string): string
export function useScopedKey(name: string | undefined): string | undefined
export function useScopedKey(name: string | undefined): string | undefined {
  const scope = use(Scope)
  return name && scope ? scopedKey(name, scope) : name
}
