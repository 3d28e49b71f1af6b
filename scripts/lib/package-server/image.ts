import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import { tool } from './debian-tools.ts'
import { type ServerArch, stageServer } from './stage-server.ts'

/** Debian release of the image. */
const SUITE = 'bookworm'
/** Debian packages that the server needs: the C++ library for Node, certificates, an init, and PostgreSQL's tools for backups. */
const packages = ['ca-certificates', 'libstdc++6', 'postgresql-client', 'tini']

interface Image {
  version: string
  arch: ServerArch
  output: string
  workFolder: string
  mirror?: string | undefined
}

/**
 * Builds the server's container image from Debian's archive and the lock file, without a container registry.
 * @returns path of the OCI archive
 */
export function buildImage({ version, arch, output, workFolder, mirror }: Image): string {
  rmSync(workFolder, { recursive: true, force: true })
  mkdirSync(workFolder, { recursive: true })
  mkdirSync(output, { recursive: true })
  tool('mmdebstrap', [
    '--variant=apt',
    `--architectures=${arch}`,
    `--include=${packages.join(',')}`,
    // Leaves out documentation and translations: nobody runs these programs by hand.
    '--dpkgopt=path-exclude=/usr/share/doc/*',
    '--dpkgopt=path-exclude=/usr/share/man/*',
    '--dpkgopt=path-exclude=/usr/share/locale/*',
    '--customize-hook=chroot "$1" useradd --system --uid 10001 --home-dir /var/lib/seaport --shell /usr/sbin/nologin seaport',
    // Clusters such as OpenShift run a container as an arbitrary user in group 0.
    '--customize-hook=install -d -o 10001 -g 0 -m 0770 "$1/var/lib/seaport" "$1/var/backups/seaport"',
    '--customize-hook=rm -rf "$1"/var/cache/apt/* "$1"/var/lib/apt/lists/* "$1"/var/log/*',
    SUITE,
    join(workFolder, 'debian.tar'),
    ...(mirror ? [mirror] : []),
  ])
  stageServer(join(workFolder, 'seaport'), arch)
  const name = `localhost/seaport:${version}`
  tool('buildah', [
    'build',
    '--isolation=chroot',
    `--platform=linux/${arch}`,
    `--label=org.opencontainers.image.version=${version}`,
    `--file=${join(root, 'build/server/image/Containerfile')}`,
    `--tag=${name}`,
    workFolder,
  ])
  const file = join(output, `seaport-server-${version}-${arch}.oci.tar`)
  rmSync(file, { force: true })
  tool('buildah', ['push', name, `oci-archive:${file}:seaport:${version}`])
  return file
}
