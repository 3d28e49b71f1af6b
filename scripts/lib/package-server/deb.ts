import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../root.ts'
import { tool } from './debian-tools.ts'
import { makeReadable, type ServerArch, stageServer } from './stage-server.ts'

const source = join(root, 'build/server')

interface Deb {
  version: string
  arch: ServerArch
  updateKeys: readonly string[]
  /** Folder of the finished package. */
  output: string
  /** Folder that is deleted and created again. */
  workFolder: string
  /** Level of zstd, 1 to 22. */
  compression: number
}

/** Builds the server's Debian package. @returns its path */
export function buildDeb({ version, arch, updateKeys, output, workFolder, compression }: Deb): string {
  rmSync(workFolder, { recursive: true, force: true })
  const at = (path: string) => {
    mkdirSync(dirname(join(workFolder, path)), { recursive: true })
    return join(workFolder, path)
  }
  stageServer(at('usr/lib/seaport'), arch)
  const copy = (from: string, to: string, mode: number) => {
    cpSync(from, at(to))
    chmodSync(at(to), mode)
  }
  copy(join(source, 'deb/seaport'), 'usr/bin/seaport', 0o755)
  for (const unit of ['seaport.service', 'seaport-backup.service', 'seaport-backup.timer'])
    copy(join(source, 'deb', unit), `usr/lib/systemd/system/${unit}`, 0o644)
  copy(join(source, 'deb/sysusers.conf'), 'usr/lib/sysusers.d/seaport.conf', 0o644)
  copy(join(root, 'docs/operations.md'), 'usr/share/doc/seaport/operations.md', 0o644)
  const template = readFileSync(join(source, 'seaport.env.template'), 'utf8')
  writeFileSync(
    at('usr/share/seaport/seaport.env.template'),
    template.replace('@UPDATE_KEYS@', updateKeys.join(',')),
  )
  for (const script of ['preinst', 'postinst', 'prerm', 'postrm'])
    copy(join(source, 'deb', script), `DEBIAN/${script}`, 0o755)
  const [kibibytes = ''] = execFileSync('du', ['-sk', workFolder], { encoding: 'utf8' }).split('\t')
  writeFileSync(at('DEBIAN/control'), control(version, arch, kibibytes))
  makeReadable(workFolder)
  const file = join(output, `seaport_${debianVersion(version)}_${arch}.deb`)
  mkdirSync(output, { recursive: true })
  tool('dpkg-deb', ['--root-owner-group', '-Zzstd', `-z${compression}`, '--build', workFolder, file])
  return file
}

/** A pre-release sorts before its release: 1.2.0-beta.1 is 1.2.0~beta.1 in Debian. */
const debianVersion = (version: string) => version.replace('-', '~')

function control(version: string, arch: ServerArch, kibibytes: string): string {
  return `Package: seaport
Version: ${debianVersion(version)}
Architecture: ${arch}
Maintainer: Seaport <support@seaport.example.com>
Section: web
Priority: optional
Installed-Size: ${kibibytes}
Depends: libc6 (>= 2.28), libstdc++6 (>= 11), util-linux, ca-certificates, systemd | systemd-standalone-sysusers
Recommends: caddy | nginx
Suggests: postgresql, postgresql-client
Description: Seaport server: console, API and background jobs
 Seats and ports for teams that do social-media marketing. The package brings
 the server with its own Node, the web console, units for systemd with an hourly
 backup, and the command seaport.
`
}
