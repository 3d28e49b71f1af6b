declare module 'proxy-from-env' {
  /** @returns the address of the proxy that the environment names for an address; empty = none */
  export function getProxyForUrl(url: string): string
}
