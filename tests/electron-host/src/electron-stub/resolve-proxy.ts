import { matchesGlob } from 'node:path'
import { runInNewContext } from 'node:vm'

/** A partition's proxy, as `setProxy` takes it. */
export interface ProxyConfig {
  mode?: 'direct' | 'auto_detect' | 'pac_script' | 'fixed_servers' | 'system'
  proxyRules?: string
  proxyBypassRules?: string
  pacScript?: string
}

/**
 * What `session.resolveProxy` answers for an address: by the partition's rules, else by the system's: a script, or the environment, from which Chromium on
 * Linux takes its proxy.
 * @param systemScript address of the script that the system's settings name
 * @throws where a partition's own script would have to be evaluated
 */
export async function resolveProxy(
  url: string,
  config: ProxyConfig,
  environment: NodeJS.ProcessEnv,
  systemScript?: string,
): Promise<string> {
  const { mode = 'system', proxyRules = '', proxyBypassRules = '', pacScript } = config
  if (mode === 'direct') return 'DIRECT'
  if (mode === 'auto_detect' || mode === 'pac_script' || pacScript)
    throw new Error('The Chromium host evaluates no script of a partition')
  const { hostname, protocol } = new URL(url)
  if (proxyRules === '' && systemScript) return evaluate(await fetchScript(systemScript), url, hostname)
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

const scripts = new Map<string, Promise<string>>()

/** Read once, as browsers keep it. */
function fetchScript(address: string): Promise<string> {
  const script = scripts.get(address) ?? fetch(address).then((answer) => answer.text())
  scripts.set(address, script)
  return script
}

/** @returns what a proxy script says of an address; of what scripts may call it has what looks at the name alone */
function evaluate(script: string, url: string, host: string): string {
  const helpers = {
    isPlainHostName: (name: string) => !name.includes('.'),
    dnsDomainIs: (name: string, domain: string) => name.endsWith(domain),
    shExpMatch: (text: string, pattern: string) => matchesGlob(text, pattern),
    url,
    host,
  }
  return String(runInNewContext(`${script}\nFindProxyForURL(url, host)`, helpers, { timeout: 1000 }))
}

function matchesEnd(hostname: string, rule: string): boolean {
  return /^\*?\./.test(rule) && hostname.endsWith(rule.replace(/^\*/, ''))
}
