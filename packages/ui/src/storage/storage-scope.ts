import { createContext, use } from 'react'

const Scope = createContext<string | undefined>(undefined)

/** Keeps what people choose below it apart, by whose it is: two people on one computer have columns and filters of their own. */
export const StorageScope = Scope.Provider

/** The key of something that belongs to the person who is logged in. */
export function useScopedKey(name: string): string
export function useScopedKey(name: string | undefined): string | undefined
export function useScopedKey(name: string | undefined): string | undefined {
  const scope = use(Scope)
  return name && scope ? `${name}-${scope}` : name
}
