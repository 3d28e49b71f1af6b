/** A partition's proxy, as `setProxy` takes it. */
export interface ProxyConfig {
  mode?: 'direct' | 'auto_detect' | 'pac_script' | 'fixed_servers' | 'system'
  proxyRules?: string
  proxyBypassRules?: string
  pacScript?: string
}

/**
 * What `session.resolveProxy` answers for an address: by the partition's rules, else by the environment, from which Chromium on Linux takes the system's proxy.
 * @throws where a script would have to be evaluated
 */
export function resolveProxy(url: string, config: ProxyConfig, environment: NodeJS.ProcessEnv): string {
  const { mode = 'system', proxyRules = '', proxyBypassRules = '', pacScript } = config
  if (mode === 'direct') return 'DIRECT'
  if (mode === 'auto_detect' || mode === 'pac_script' || pacScript)
    throw new Error('The Chromium host evaluates no proxy script')
  const { hostname, protocol } = new URL(url)
  const isFixed = proxyRules !== ''
  const variable = (name: string) => environment[name] ?? environment[name.toUpperCase()] ?? ''
  const rule = isFixed ? proxyRules : variable(`${protocol.slice(0, -1)}_proxy`) || variable('all_proxy')
  const bypass = (isFixed ? proxyBypassRules : variable('no_proxy')).split(/[;,\s]+/).filter(Boolean)
  const isLocal = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
  const isLeftOut = bypass.some((one) => one === '*' || hostname === one || matchesEnd(hostname, one))
  if (!rule || isLeftOut || (isLocal && !bypass.includes('<-loopback>'))) return 'DIRECT'
  const proxy = new URL(rule.includes('://') ? rule : `http://${rule}`)
  const word = { 'http:': 'PROXY', 'https:': 'HTTPS', 'socks5:': 'SOCKS5', 'socks:': 'SOCKS5' }[
    proxy.protocol
  ]
  return word ? `${word} ${proxy.host}` : 'DIRECT'
}

function matchesEnd(hostname: string, rule: string): boolean {
  return /^\*?\./.test(rule) && hostname.endsWith(rule.replace(/^\*/, ''))
}
