import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { findTool } from './debian-tool.ts'

/** A root of Debian in which packages are installed, on this machine's kernel and network. */
export interface BareDebian {
  root: string
  /** Runs a line of shell inside. */
  run(line: string): { code: number | null; output: string }
  /** Copies a file of this machine to /tmp inside. @returns its path there */
  put(file: string): string
  /** Removes the service manager's marker, so that packages see none, as in an image build. */
  removeSystemd(): void
  remove(): void
}

/**
 * A stand-in for systemctl without systemd: starts and stops the unit's ExecStart, as its user, once per service.
 */
const SYSTEMCTL = `#!/bin/sh
# The pid of a started service, and whether it was enabled, lie in /run/stand-in.
mkdir -p /run/stand-in
while [ "\${1#-}" != "$1" ]; do shift; done
verb=$1; shift
for name; do
  case $name in -*) continue ;; esac
  unit=/usr/lib/systemd/system/$name
  pid=$(cat "/run/stand-in/$name.pid" 2>/dev/null || true)
  alive() { [ -n "$pid" ] && kill -0 "$pid" 2>/dev/null; }
  case $verb in
    enable) touch "/run/stand-in/$name.enabled" ;;
    disable) rm -f "/run/stand-in/$name.enabled"; if alive; then kill "$pid"; fi ;;
    is-active) if alive; then echo active; else echo inactive; exit 3; fi ;;
    start)
      case $name in *.timer) touch "/run/stand-in/$name.started"; continue ;; esac
      if alive; then continue; fi
      command=$(sed -n 's/^ExecStart=//p' "$unit")
      # shellcheck disable=SC2086
      setsid setpriv --reuid=seaport --regid=seaport --init-groups -- $command >> /var/log/seaport.log 2>&1 &
      echo $! > "/run/stand-in/$name.pid" ;;
    stop)
      if alive; then
        kill -TERM "$pid" 2>/dev/null || true
        while kill -0 "$pid" 2>/dev/null; do sleep 0.1; done
      fi ;;
  esac
done
exit 0
`

/**
 * Unpacks a bare Debian.
 * @param cached tar file of the root; made by mmdebstrap where it is missing
 */
export function openBareDebian(folder: string, cached: string): BareDebian {
  if (!existsSync(cached))
    execFileSync(findTool('mmdebstrap', 'mmdebstrap'), [
      '--variant=apt',
      '--include=ca-certificates,libstdc++6,util-linux,systemd-standalone-sysusers',
      'bookworm',
      cached,
    ])
  const root = join(folder, 'root')
  mkdirSync(root, { recursive: true })
  execFileSync('tar', ['-C', root, '-xf', cached, '--exclude=./dev/*'])
  for (const name of ['null', 'urandom', 'zero'])
    execFileSync('cp', ['-a', `/dev/${name}`, join(root, 'dev', name)])
  writeFileSync(join(root, 'usr/bin/systemctl'), SYSTEMCTL, { mode: 0o755 })
  // Packages detect systemd by this folder.
  mkdirSync(join(root, 'run/systemd/system'), { recursive: true })
  copyFileSync('/etc/resolv.conf', join(root, 'etc/resolv.conf'))
  return {
    root,
    run(line) {
      const { status, stdout, stderr } = spawnSync('chroot', [root, 'sh', '-c', line], {
        encoding: 'utf8',
        env: {
          PATH: '/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
          DEBIAN_FRONTEND: 'noninteractive',
          HOME: '/root',
        },
      })
      return { code: status, output: `${stdout}${stderr}` }
    },
    put(file) {
      copyFileSync(file, join(root, 'tmp', basename(file)))
      return `/tmp/${basename(file)}`
    },
    removeSystemd() {
      rmSync(join(root, 'usr/bin/systemctl'))
      rmSync(join(root, 'run/systemd'), { recursive: true })
    },
    remove() {
      spawnSync('chroot', [root, '/usr/bin/systemctl', 'stop', 'seaport.service'])
      rmSync(root, { recursive: true, force: true })
    },
  }
}
