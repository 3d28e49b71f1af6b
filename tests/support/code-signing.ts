import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { findTool } from './debian-tool.ts'

/** A self-signed code signing certificate. */
export interface Certificate {
  /** PKCS#12 file with its key, as WIN_CSC_LINK names it. */
  file: string
  password: string
  /** The certificate alone, which verifiers must trust. */
  pem: string
}

/** Creates a publisher's certificate in a separate folder. */
export function makeCertificate(folder: string, publisher: string): Certificate {
  mkdirSync(folder, { recursive: true })
  const at = (name: string) => join(folder, name)
  const password = 'certificate password'
  const openssl = (...args: string[]) => execFileSync(findTool('openssl', 'openssl'), args, { stdio: 'pipe' })
  openssl(
    ...[
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '30',
      '-subj',
      `/CN=${publisher}/O=Seaport`,
    ],
    ...['-addext', 'extendedKeyUsage=codeSigning', '-keyout', at('key.pem'), '-out', at('certificate.pem')],
  )
  openssl(
    ...['pkcs12', '-export', '-inkey', at('key.pem'), '-in', at('certificate.pem')],
    ...['-out', at('certificate.p12'), '-passout', `pass:${password}`],
  )
  return { file: at('certificate.p12'), password, pem: at('certificate.pem') }
}

/** Signs a copy of a Windows program. */
export function signProgram(program: string, certificate: Certificate, out: string): void {
  const args = ['-pkcs12', certificate.file, '-pass', certificate.password, '-h', 'sha256']
  execFileSync(findOsslsigncode(), ['sign', '-in', program, '-out', out, ...args], { stdio: 'pipe' })
}

/** The tool that signs and verifies Windows programs on other systems. */
export const findOsslsigncode = () => findTool('osslsigncode', 'osslsigncode')

/**
 * Puts a stand-in for PowerShell into a folder: it answers electron-updater's signature query with osslsigncode.
 * @param trusted certificates that the stand-in's Windows trusts
 * @returns the PATH in which it is found
 */
export function standInPowerShell(folder: string, trusted: string): string {
  mkdirSync(folder, { recursive: true })
  const program = join(import.meta.dirname, 'powershell-stand-in.ts')
  const quoted = [process.execPath, program, findOsslsigncode(), trusted].map((part) => `'${part}'`).join(' ')
  writeFileSync(join(folder, 'powershell.exe'), `#!/bin/sh\nexec ${quoted} "$@"\n`, { mode: 0o755 })
  writeFileSync(join(folder, 'chcp'), '#!/bin/sh\n', { mode: 0o755 })
  return `${folder}${delimiter}${process.env.PATH}`
}
