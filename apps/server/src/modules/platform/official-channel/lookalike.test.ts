import { expect, test } from 'vitest'
import { guessChannel, readChannel } from './channel-value.ts'
import { isOneEditAway, isWithin, looksLike, skeletonOf } from './lookalike.ts'

const ETH = '0xAbCdEf0123456789aBcDeF0123456789abcdef01'
const TRON = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE'

// Public ones: BIP-173's example and its key on Litecoin, CIP-19's, the pool of bonded tokens of Cosmos, the first block's, USDC on Solana.
test.each([
  ['Bitcoin', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['Litecoin', 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9'],
  ['Cardano', 'addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl8'],
  ['Cosmos', 'cosmos1fl48vsnmsdzcv85q5d2q4z5ajdha8yu34mf0eh'],
  ['Bitcoin, old form', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['Solana', 'EPjFWdd5AufqSSqeM2qJ1xzybapC8G4wEGGkZwyTDt1v'],
  ['Tron', TRON],
  ['Ethereum', ETH, ETH.toLowerCase()],
])('a wallet of %s is read', (_chain, written, value = written) => {
  expect(readChannel('wallet', written)).toBe(value)
  expect(guessChannel(written)).toContainEqual({ kind: 'wallet', value })
})

test.each([
  ['website', 'https://WWW.Seaport.Example/login?x=1#y', 'seaport.example'],
  ['website', 'seaport.example:8443/a', 'seaport.example'],
  ['website', 'https://bücher.example', 'xn--bcher-kva.example'],
  ['website', 'https://seaport.example@evil.example/', 'evil.example'],
  ['website', 'sea\u200bport.example', 'seaport.example'],
  ['website', 'ｓｅａｐｏｒｔ.example', 'seaport.example'],
  ['website', 'localhost', undefined],
  ['website', '203.0.113.7', undefined],
  ['website', 'javascript:alert(1)', undefined],
  ['website', 'ftp://seaport.example', undefined],
  ['profile', 'https://x.com/SeaPort?s=1', 'x.com/seaport'],
  ['profile', 'tiktok.com/@seaport/video/1', 'tiktok.com/seaport'],
  ['profile', 'https://x.com/SeaPort/status/1', 'x.com/seaport/status/1'],
  ['profile', 'https://www.linkedin.com/company/Seaport/', 'linkedin.com/company/seaport'],
  ['profile', 'https://www.facebook.com/profile.php?id=4001&sk=about', 'facebook.com/profile.php?id=4001'],
  ['profile', 'https://www.facebook.com/profile.php', undefined],
  ['profile', 'https://www.facebook.com/profile.php?id=4001/..', undefined],
  ['profile', 'https://x.com/', undefined],
  ['email', 'mailto:Help@Seaport.Example?subject=x', 'help@seaport.example'],
  ['email', 'help@', undefined],
  ['telegram', '@SeaPort_Help', '@seaport_help'],
  ['telegram', 'https://t.me/seaport_help', '@seaport_help'],
  ['telegram', '@ab', undefined],
  ['phone', '+65 6123-4567', '+6561234567'],
  ['phone', '0065 6123 4567', '+6561234567'],
  ['phone', 'https://wa.me/6561234567', '+6561234567'],
  ['phone', 'https://api.whatsapp.com/send?phone=6561234567', '+6561234567'],
  ['phone', 'https://api.whatsapp.com/send?phone=%2B6561234567', '+6561234567'],
  ['phone', '6123 4567', undefined],
  ['wallet', ETH, ETH.toLowerCase()],
  ['wallet', TRON, TRON],
  ['wallet', '0x123', undefined],
] as const)('as a %s, %s is normalized to %s', (kind, text, value) => {
  expect(readChannel(kind, text)).toBe(value)
})

test('pasted text is interpreted in the most obvious way', () => {
  const kinds = (text: string) => guessChannel(text).map(({ kind }) => kind)
  expect(kinds('https://t.me/seaport')).toEqual(['telegram', 'profile', 'website'])
  expect(kinds('help@seaport.example')).toEqual(['email'])
  expect(kinds('seaport.example')).toEqual(['website'])
  expect(kinds(TRON)).toEqual(['wallet'])
  expect(kinds('two words')).toEqual([])
})

const like = (given: string, listed: string) =>
  looksLike(
    guessChannel(given)[0] ?? { kind: 'website', value: given },
    guessChannel(listed)[0] ?? { kind: 'website', value: listed },
  )

test.each([
  ['seap0rt.example', 'seaport.example'],
  ['seаport.example', 'seaport.example'],
  ['séaport.example', 'seaport.example'],
  ['séápört.example', 'seaport.example'],
  ['seaprot.example', 'seaport.example'],
  ['seaports.example', 'seaport.example'],
  ['seaport.top', 'seaport.example'],
  ['seaport.example.pay.top', 'seaport.example'],
  ['login.seaport-example.top', 'seaport.example'],
  ['seaport-login.top', 'seaport.example'],
  ['help@seap0rt.example', 'seaport.example'],
  ['he1p@seaport.example', 'help@seaport.example'],
  ['@seaport_heIp1', '@seaport_help1'],
  ['+6561234568', '+6561234567'],
  [`0xabcd${'7'.repeat(32)}ef01`, ETH],
])('%s looks like %s', (given, listed) => {
  expect(like(given, listed)).toBe(true)
})

test.each([
  ['seaport.example', 'seaport.example'],
  ['help.seaport.example', 'seaport.example'],
  ['harbour.example', 'seaport.example'],
  ['abc.top', 'abc.example'],
  // Of so short a name one edit leaves too little.
  ['y.co', 'x.co'],
  ['@other_person', '@seaport_help'],
  [`0xabcd${'7'.repeat(32)}0000`, ETH],
])('%s does not look like %s', (given, listed) => {
  expect(like(given, listed)).toBe(false)
})

test('confusable letters are equal, and one edit is detected', () => {
  expect(skeletonOf('rnodern')).toBe(skeletonOf('modem'))
  expect(
    ['abc', 'abcde', 'abxd', 'bacd', 'abcd', 'acbd', 'dcba'].map((one) => isOneEditAway(one, 'abcd')),
  ).toEqual([true, true, true, true, false, true, false])
})

test.each([
  ['seaport.example', true],
  ['help.seaport.example', true],
  ['evilseaport.example', false],
  ['seaport.example.evil.example', false],
  ['example', false],
])('%s is the operator’s own, or below it: %s', (host, own) => {
  expect(isWithin(host, 'seaport.example')).toBe(own)
})
