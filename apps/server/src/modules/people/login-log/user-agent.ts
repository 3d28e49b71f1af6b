/** Parts of a login's user agent. */
export interface Machine {
  /** Operating system, for people; empty = unknown. */
  system: string
  /** Browser engine's product and major version, for people; empty = unknown. */
  kernel: string
}

const systems: readonly [RegExp, string][] = [
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
]

/** In this order, because most browsers also name those from which they descend. */
const kernels: readonly [RegExp, string][] = [
  [/Electron\/(\d+)/, 'Electron'],
  [/Edg(?:A|iOS)?\/(\d+)/, 'Edge'],
  [/OPR\/(\d+)/, 'Opera'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/(?:Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+)[\d.]*.* Safari\//, 'Safari'],
]

/** Reads a User-Agent header as far as a login log needs it. */
export function readUserAgent(header: string): Machine {
  const system = systems.find(([pattern]) => pattern.test(header))?.[1] ?? ''
  for (const [pattern, name] of kernels) {
    const version = pattern.exec(header)?.[1]
    if (version) return { system, kernel: `${name} ${version}` }
  }
  return { system, kernel: '' }
}
