import { findTool } from '../../support/debian-tool.ts'

/** What the tests of packages run, with the Debian package that brings it. */
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
 * Installs what the release tests run, one after the other: apt has one lock.
 * @throws Error that says what is missing
 */
export function setup(): void {
  if (process.getuid?.() !== 0)
    throw new Error(
      'The release tests install the server into a bare root of Debian, for which they need to be root on Linux: sudo env "PATH=$PATH" npm test -- release',
    )
  for (const [tool, debianPackage] of Object.entries(tools)) findTool(tool, debianPackage)
}
