import type { DesktopPlatform } from '@seaport/contract/platform/version.schema'

/** @returns what a person types in the folder of their downloads to see who signed a file, and its SHA-512 */
export function checkCommands(
  platform: DesktopPlatform,
  url: string,
): { signature: string; checksum: string } {
  const file = decodeURIComponent(url.split(/[?#]/)[0]?.split('/').at(-1) ?? '')
  if (platform === 'windows')
    return {
      signature: `Get-AuthenticodeSignature ${quoted(file, "''")} | Format-List Status, SignerCertificate`,
      checksum: `(Get-FileHash -Algorithm SHA512 ${quoted(file, "''")}).Hash.ToLower()`,
    }
  // A disk image is assessed as something that is opened, the application in an archive once it was moved to its place.
  const signature = file.endsWith('.dmg')
    ? `spctl --assess --type open --context context:primary-signature --verbose=4 ${quoted(file, "'\\''")}`
    : 'spctl --assess --verbose=4 /Applications/Seaport.app'
  return { signature, checksum: `shasum -a 512 ${quoted(file, "'\\''")}` }
}

/** A word for the shell: an address that an administrator typed may hold anything. */
const quoted = (text: string, apostrophe: string) => `'${text.replaceAll("'", apostrophe)}'`
