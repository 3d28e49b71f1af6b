declare module 'proxy-from-env' {
  /** @returns the environment's proxy for an address; empty = none */
  export function getProxyForUrl(url: string): string
}
