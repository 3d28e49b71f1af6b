import { expect, test } from 'vitest'
import { checkCommands } from './check-commands.ts'

test('each system gets its own commands, for the downloaded file', () => {
  expect(checkCommands('windows', '/downloads/1.2.0/Seaport-1.2.0-win-x64.exe')).toEqual({
    signature:
      "Get-AuthenticodeSignature 'Seaport-1.2.0-win-x64.exe' | Format-List Status, SignerCertificate",
    checksum: "(Get-FileHash -Algorithm SHA512 'Seaport-1.2.0-win-x64.exe').Hash.ToLower()",
  })
  expect(checkCommands('m1', '/downloads/1.2.0/Seaport-1.2.0-mac-arm64.zip')).toEqual({
    signature: 'spctl --assess --verbose=4 /Applications/Seaport.app',
    checksum: "shasum -a 512 'Seaport-1.2.0-mac-arm64.zip'",
  })
})

test('a name with an apostrophe or a query stays one argument', () => {
  expect(checkCommands('intel', 'https://files.example.com/a%27b;%20rm.dmg?x=1').checksum).toBe(
    "shasum -a 512 'a'\\''b; rm.dmg'",
  )
  expect(checkCommands('windows', "/x/a'b.exe").checksum).toContain("'a''b.exe'")
})

test('a percent sign in a name is no reason to fail', () => {
  expect(checkCommands('m1', 'https://files.example.com/Seaport%20100%.dmg').checksum).toBe(
    "shasum -a 512 'Seaport%20100%.dmg'",
  )
})
