import type { DesktopPlatform } from '@seaport/contract/platform/version.schema'

/** @returns the commands that show who signed a downloaded file, and its SHA-512 */
export function checkCommands(
  platform: DesktopPlatform,
  url: string,
): { signature: string; checksum: string } {
  const file = decoded(url.split(/[?#]/)[0]?.split('/').at(-1) ?? '')
  if (platform === 'windows')
    return {
      signature: `Get-AuthenticodeSignature ${quoted(file, "''")} | Format-List Status, SignerCertificate`,
      checksum: `(Get-FileHash -Algorithm SHA512 ${quoted(file, "''")}).Hash.ToLower()`,
    }
  // A disk image is assessed with the type "open", the application in an archive after it is moved to its place.
  const signature = file.endsWith('.dmg')
    ? `spctl --assess --type open --context context:primary-signature --verbose=4 ${quoted(file, "'\\''")}`
    : 'spctl --assess --verbose=4 /Applications/Seaport.app'
  return { signature, checksum: `shasum -a 512 ${quoted(file, "'\\''")}` }
}

/** A percent sign that escapes nothing stands for itself. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** Quotes an argument for the shell, because an address entered by an administrator may contain anything. */
const quoted = (text: string, apostrophe: string) => `'${text.replaceAll("'", apostrophe)}'`
