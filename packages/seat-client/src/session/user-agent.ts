/** The client's user agent: the server's login log parses system and version from it. */
export function userAgentOf(version: string): string {
  const system = {
    darwin: 'Macintosh; Intel Mac OS X 10_15_7',
    win32: 'Windows NT 10.0; Win64; x64',
  } as const
  const { chrome, electron } = process.versions
  const parts = [
    `Mozilla/5.0 (${system[process.platform as keyof typeof system] ?? 'X11; Linux x86_64'})`,
    'AppleWebKit/537.36 (KHTML, like Gecko)',
    `Seaport/${version}`,
    ...(chrome ? [`Chrome/${chrome}`] : []),
    ...(electron ? [`Electron/${electron}`] : []),
    'Safari/537.36',
  ]
  return parts.join(' ')
}
