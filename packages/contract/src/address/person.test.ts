import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAccountName } from './account-name.ts'
import { isHandle } from './handle.ts'
import { readPerson } from './person.ts'

const sandbox = { network: 'x_sandbox', web_base: 'http://127.0.0.1:8788' } as const
const x = { network: 'x' } as const
const facebook = { network: 'facebook' } as const
const instagram = { network: 'instagram' } as const
type Place = typeof sandbox | typeof x | typeof facebook | typeof instagram

const person = (place: Place, text: string) => {
  const read = readPerson(place, text)
  return 'fault' in read ? read.fault : 'id' in read ? read.id : `@${read.handle}`
}

test.each([
  // The opt-out list's entries of docs/inputs.md, and others of their kinds.
  [sandbox, 'renata_vargas2', '@renata_vargas2'],
  [sandbox, '@renata_vargas2', '@renata_vargas2'],
  [sandbox, 'http://127.0.0.1:8788/renata_vargas2', '@renata_vargas2'],
  [sandbox, "'1700009682142904252", '1700009682142904252'],
  [sandbox, '1.70000968214290E+018', 'person_number_ruined'],
  [sandbox, '1,70000968214290E+18', 'person_number_ruined'],
  [sandbox, '1700009682142900000', 'person_number_ruined'],
  [sandbox, '1,700,009,682,142,904,252', 'person_number_ruined'],
  [sandbox, '1700009682142904252.0', 'person_number_ruined'],
  [sandbox, '  "1700009682142904252"  ', '1700009682142904252'],
  [sandbox, '\u200B1700009682142904252\uFEFF', '1700009682142904252'],
  [sandbox, '１７００００９６８２１４２９０４２５２', '1700009682142904252'],
  [sandbox, '＠renata_vargas2', '@renata_vargas2'],
  [sandbox, 'https://x.com/renata_vargas2', 'person_on_x'],
  [x, 'https://x.com:443/renata_vargas2', '@renata_vargas2'],
  [x, 'x.com.:443/renata_vargas2', '@renata_vargas2'],
  [x, 'http://x.com:80/renata_vargas2', '@renata_vargas2'],
  [x, 'https://x.com:80/renata_vargas2', 'person_elsewhere'],
  [x, 'https://x.com:8443/renata_vargas2', 'person_elsewhere'],
  [sandbox, '   ', 'required'],
  // Placeholders that programs write for a missing value.
  [x, 'null', 'person_placeholder'],
  [x, 'NaN', 'person_placeholder'],
  [x, 'TRUE', 'person_placeholder'],
  [x, '#N/A', 'person_placeholder'],
  [instagram, 'none', 'person_placeholder'],
  [facebook, 'undefined', 'person_placeholder'],
  [facebook, '—', 'person_placeholder'],
  [x, '@null', '@null'],
  [instagram, 'https://www.instagram.com/none/', '@none'],
  [x, 'nullable', '@nullable'],
  // Formats in which lists of blocked people are exported and kept.
  [x, 'ID_1294030472427835393', '1294030472427835393'],
  [instagram, 'id: 17841400008460056', '17841400008460056'],
  [instagram, 'id_2026', '@id_2026'],
  [x, '@TwitterUser!', 'handle_x'],
  [x, '@ann.', 'handle_x'],
  [x, '(@ann)', 'handle_x'],
  [instagram, '@ann.', 'handle_instagram'],
  [instagram, '@.ann', 'handle_instagram'],
  [facebook, 'ann.lee,', 'handle_facebook'],
  [x, 'ann_lee, bob_lee', 'handle_x'],
  [x, '"blocking" : { "accountId" : "1778338116564078592",', 'handle_x'],
  [x, 'twitter://user?screen_name=ann', 'person_elsewhere'],
  [facebook, 'fb://profile/61550000000000', 'person_elsewhere'],
  [instagram, 'https://www.instagram.com/@bitcoin', '@bitcoin'],
  [instagram, 'https://www.instagram.com/catcowfestival?igsh=MW1zMTJua25wYnkzeA%3D%3D', '@catcowfestival'],
  [x, '\uFEFF@ann', '@ann'],
  [x, 'https://twitter.com/intent/user?user_id=123', '123'],
  [x, '"id": "1778338116564078592",', 'handle_x'],
  [x, '1778338116564078592,ann', 'handle_x'],
  [x, 'ann (blocked)', 'handle_x'],
  [x, '# ann', 'handle_x'],
  [x, '[ann](https://x.com/ann)', 'person_elsewhere'],
  [sandbox, 'renata vargas', 'handle_x'],
  [x, 'https://x.com/i/user/1234567890', '1234567890'],
  [x, 'https://mobile.twitter.com/Ann_Lee/with_replies?s=20', '@Ann_Lee'],
  [x, 'x.com/@ann_lee', '@ann_lee'],
  [x, 'https://twitter.com/#!/ann_lee', '@ann_lee'],
  [x, 'https://twitter.com/intent/user?user_id=42', '42'],
  [x, 'https://x.com/intent/follow?screen_name=ann_lee', '@ann_lee'],
  [x, 'https://x.com/ann_lee/status/17', 'person_not_a_profile'],
  [x, 'https://x.com/i/lists/12345', 'person_not_a_profile'],
  [x, 'https://x.com/', 'person_not_a_profile'],
  [x, 'https://t.co/AbCd', 'person_short_link'],
  [facebook, 'https://www.instagram.com/ann', 'person_on_instagram'],
  [x, 'https://x.com.evil.test/ann', 'person_elsewhere'],
  [x, 'https://user@x.com/ann', 'person_elsewhere'],
  [x, 'https://x.com/%2e%2e/ann', 'person_elsewhere'],
  [facebook, 'https://www.facebook.com/profile.php?id=100012345678901', '100012345678901'],
  [facebook, 'https://www.facebook.com/people/Lotus-Tea/61550000000000/', '61550000000000'],
  [facebook, 'https://www.facebook.com/p/Lotus-Tea-61550000000000/', '61550000000000'],
  [facebook, 'https://www.facebook.com/p/Tr%C3%A0-61550000000000/', '61550000000000'],
  [facebook, 'https://www.facebook.com/Lotus-Tea-61550000000000/', '61550000000000'],
  [facebook, 'https://www.facebook.com/61550000000000', '61550000000000'],
  [facebook, 'https://vi-vn.facebook.com/lotus.tea/about', '@lotus.tea'],
  [facebook, 'https://m.me/lotus.tea', '@lotus.tea'],
  [facebook, 'https://www.facebook.com/groups/77/user/1000042/', '1000042'],
  [facebook, 'https://www.facebook.com/lotus.tea/posts/123', 'person_not_a_profile'],
  [facebook, 'https://www.facebook.com/share/1AbCdEf/', 'person_short_link'],
  [facebook, 'https://fb.me/lotus', 'person_short_link'],
  [facebook, 'https://www.facebook.com/groups/77', 'person_not_a_profile'],
  [instagram, 'https://www.instagram.com/ann.lee/?hl=en', '@ann.lee'],
  [instagram, 'https://www.instagram.com/_u/ann.lee', '@ann.lee'],
  [instagram, 'https://instagram.com/stories/ann.lee/123/', '@ann.lee'],
  [instagram, 'https://www.instagram.com/p/Cabc123/', 'person_not_a_profile'],
  [instagram, 'https://www.instagram.com/ann.lee/p/Cabc123/', 'person_not_a_profile'],
  // Reported for other products; sources are in docs/inputs.md.
  [x, 'https://www.x.com/vansh', '@vansh'],
  [x, 'https://mobile.twitter.com/foo', '@foo'],
  [x, 'https://twitter.com/username?ref_src=blah', '@username'],
  [x, 'wwwUsername', '@wwwUsername'],
  [x, 'foo@twitter.com', 'handle_x'],
  [x, 'https://x.com/en/tos', 'person_not_a_profile'],
  [x, 'https://x.com/who_to_follow', 'person_not_a_profile'],
  [x, 'https://x.com/oauth/authorize', 'person_not_a_profile'],
  [facebook, 'https://www.facebook.com/profile.php?id=4', '4'],
  [facebook, 'https://m.facebook.com/profile.php؟id=100013648514234', 'handle_facebook'],
  [facebook, 'https://www.facebook.com/pg/lotus.tea/posts', '@lotus.tea'],
  [facebook, 'https://www.facebook.com/pg/Lotus-Tea-61550000000000/about', '61550000000000'],
  [
    facebook,
    'https://m.facebook.com/story.php?story_fbid=604811292954431&id=438429349592627',
    'person_not_a_profile',
  ],
  [facebook, 'https://www.facebook.com/jfr', '@jfr'],
  [facebook, '@nike', '@nike'],
  [facebook, 'zuck', '@zuck'],
  [facebook, 'https://www.facebook.com/v21.0/dialog/oauth', 'person_not_a_profile'],
  [facebook, 'https://www.facebook.com/tr?id=1', 'person_not_a_profile'],
  [facebook, 'https://www.facebook.com/some-profile-1234', 'handle_facebook'],
  [
    facebook,
    'https://mbasic.facebook.com/AngelinaJolie2021/photos/pcb.20686435/20686435/',
    'person_not_a_profile',
  ],
  [facebook, 'https://www.facebook.com/media/set/?set=a.1', 'person_not_a_profile'],
  [facebook, 'https://www.facebook.com/checkpoint/828281', 'person_not_a_profile'],
  [facebook, 'https://www.facebook.com/app_scoped_user_id/123456/', 'person_not_a_profile'],
  [instagram, 'https://www.instagram.com/sportclub.rowing/', '@sportclub.rowing'],
  [instagram, 'https://www.instagram.com/donaldjtrumpjr/p/C07fqT_yQ30/?img_index=1', 'person_not_a_profile'],
  [instagram, 'https://www.threads.net/@example/post/example123', 'person_elsewhere'],
  [instagram, 'https://www.instagram.com/s/aGlnaGxpZ2h0OjE?story_media_id=1', 'person_not_a_profile'],
  [instagram, 'https://www.instagram.com/channel/AbaB1/', 'person_not_a_profile'],
  [instagram, 'https://www.instagram.com/popular/', '@popular'],
  [x, '4,687E+11', 'person_number_ruined'],
  [x, '3.91E+16', 'person_number_ruined'],
  [x, '1582917533873850000', 'person_number_ruined'],
  [x, '="1700009682142904252"', '1700009682142904252'],
  [x, 'ann_lee', '@ann_lee'],
  [x, '\u2066@ann_lee\u2069', '@ann_lee'],
  [x, '\u0430nn_lee', 'handle_x'],
  [x, '0987654321', 'person_number_padded'],
  [x, '@0987654321', '@0987654321'],
  [facebook, '0987654321', 'person_number_padded'],
  [instagram, '0987 654 321', 'handle_instagram'],
  [x, '+84987654321', 'handle_x'],
  [x, 'https://twitter.com/statuses/1700009682142904252', 'person_not_a_profile'],
  [x, 'https://nitter.net/ann_lee', 'person_elsewhere'],
  [x, 'https://x.com/ann_lee。', 'handle_x'],
  [facebook, 'https://www.facebook.com/video.php?v=10204634152394104', 'person_not_a_profile'],
  [facebook, 'https://www.facebook.com/event.php?eid=123456789', 'person_not_a_profile'],
  [
    facebook,
    'https://l.facebook.com/l.php?u=https%3A%2F%2Fwww.facebook.com%2Flotus.tea%3Ffref%3Dts&h=AT2mRn',
    '@lotus.tea',
  ],
  [facebook, 'http://lm.facebook.com/l.php?u=https%3A%2F%2Fok.ru%2Fvideo%2F1&h=AT2', 'person_elsewhere'],
  [instagram, 'https://l.instagram.com/?u=https%3A%2F%2Fwww.instagram.com%2Fann.lee%2F&e=AT0', '@ann.lee'],
  [facebook, 'https://www.facebook.com/@lotus.tea', '@lotus.tea'],
  [facebook, 'https://www.facebook.com/profile.php?id=100063929178091&mibextid=ZbWKwL', '100063929178091'],
] as const)('%o: %j names %s', (place, text, expected) => {
  expect(person(place, text)).toBe(expected)
})

test.each([
  ['x', 'a-b.c', false],
  ['x', 'this_handle_is_much_longer_than_fifteen', false],
  ['x', '-', false],
  ['x', '...', false],
  ['x', 'i', false],
  ['x', 'profile.php', false],
  ['x', 'Search', false],
  ['x', 'ann_lee_2026', true],
  ['facebook', 'ann', true],
  ['facebook', 'a', false],
  ['facebook', 'v21.0', false],
  ['facebook', 'tr', false],
  ['facebook', 'ann_lee', false],
  ['facebook', 'ann..lee', false],
  ['facebook', '.ann.lee', false],
  ['facebook', 'profile.php', false],
  ['facebook', 'people', false],
  ['facebook', 'video.php', false],
  ['instagram', 'learn.php', true],
  ['facebook', 'ann.lee.5', true],
  ['instagram', 'ann.', false],
  ['instagram', 'a..b', false],
  ['instagram', 'a-b', false],
  ['instagram', 'p', false],
  ['instagram', 'reels', false],
  ['instagram', 'ann.lee_', true],
] as const)('%s gives %s: %s', (network, handle, expected) => {
  expect(isHandle(network, handle)).toBe(expected)
})

test('a link names its account, never one of the network’s own paths', () => {
  const account = (place: Place, text: string) => {
    const read = readAccountName(place, text)
    return 'fault' in read ? read.fault : read.account
  }
  expect(account(facebook, 'https://www.facebook.com/profile.php?id=100012345678901')).toBe('100012345678901')
  expect(account(facebook, 'https://www.facebook.com/people/Lotus-Tea/61550000000000/')).toBe(
    '61550000000000',
  )
  expect(account(x, 'https://x.com/i/user/1234567890')).toBe('account_by_number')
  expect(account(x, '1234567')).toBe('1234567')
  expect(account(x, '1234567890123456')).toBe('handle_x')
  expect(account(x, '0987654321')).toBe('0987654321')
  expect(account(facebook, '0987654321')).toBe('handle_facebook')
  expect(account(x, 'https://www.facebook.com/profile.php?id=1')).toBe('person_on_facebook')
})

test('every accepted text is a handle of the network or a number, and parses to itself', () => {
  const text = fc.oneof(
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.stringMatching(/^(https:\/\/)?(www\.)?(x|facebook|instagram)\.com\/[\w.@/?=#!%-]{0,30}$/),
  )
  fc.assert(
    fc.property(fc.constantFrom(x, facebook, instagram, sandbox), text, (place, given) => {
      const read = readPerson(place, given)
      if ('fault' in read) return
      if ('id' in read) return expect(read.id).toMatch(/^\d{1,30}$/)
      expect(isHandle(place.network, read.handle)).toBe(true)
      // Only the @ or the link distinguishes a handle of digits from a number.
      if (/\D/.test(read.handle)) expect(readPerson(place, read.handle)).toEqual(read)
    }),
  )
})
