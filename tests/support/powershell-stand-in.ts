/** Replaces the PowerShell of electron-updater: osslsigncode answers in the format of `Get-AuthenticodeSignature`. */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'

const [osslsigncode = '', trusted = '', ...args] = process.argv.slice(2)
const asked = args.join(' ')
const path = /Get-AuthenticodeSignature -LiteralPath '(.+)' \|/.exec(asked)?.[1]?.replaceAll("''", "'")
console.log(path === undefined ? '"test"' : JSON.stringify(signatureOf(path)))
// The command line is one for cmd.exe, in which NUL is no file.
rmSync('NUL', { force: true })

function signatureOf(Path: string) {
  const verified = spawnSync(osslsigncode, ['verify', '-CAfile', trusted, '-in', Path], { encoding: 'utf8' })
  const subject = /Subject: \/(.+)/.exec(verified.stdout)?.[1]?.split('/').join(', ')
  // 0 is valid, 2 is not signed; every other number is some fault of the signature.
  const Status = subject === undefined ? 2 : verified.status === 0 ? 0 : 1
  return { Path, Status, SignerCertificate: subject === undefined ? null : { Subject: subject } }
}
