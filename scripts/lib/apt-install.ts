const APT = '/usr/bin/apt-get'

/**
 * A command that installs packages of Debian. Calls are serialised, because apt refuses to run twice at once. Where a package source does not answer,
 * the lists that are there already are used.
 */
export function aptInstall(packages: readonly string[]): string[] {
  const install = `${APT} install -y -qq --no-install-recommends -o DPkg::Lock::Timeout=600`
  const script = `export DEBIAN_FRONTEND=noninteractive; ${APT} update -qq; exec ${install} ${packages.join(' ')}`
  return ['flock', APT, 'sh', '-c', script]
}
