import { findTool } from '../../support/debian-tool.ts'

/** Programs that the package tests run, with the Debian package of each. */
const tools = {
  buildah: 'buildah',
  'dpkg-deb': 'dpkg',
  mmdebstrap: 'mmdebstrap',
  openssl: 'openssl',
  osslsigncode: 'osslsigncode',
  podman: 'podman',
  runc: 'runc',
}

/**
 * Installs the missing programs, one after the other because apt has a single lock.
 * @throws Error naming what is missing
 */
export function setup(): void {
  if (process.getuid?.() !== 0)
    throw new Error(
      'The release tests install the server into a bare root of Debian, for which they need to be root on Linux: sudo env "PATH=$PATH" npm test -- release',
    )
  for (const [tool, debianPackage] of Object.entries(tools)) findTool(tool, debianPackage)
}
