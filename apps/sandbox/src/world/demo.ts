import type { Attention } from './build-post.ts'
import { idForAge } from './ids.ts'
import type { Person } from './types.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

type DemoAccount = Pick<Person, 'handle' | 'name' | 'bio' | 'location' | 'lang' | 'dm' | 'hue'> & {
  followers: number
}

/** Password of everyone without a specific one. */
export const DEMO_PASSWORD = 'sandbox-1'

/** Accounts that documents and tests name; always the first people of the network. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    handle: 'harbor_tea',
    name: 'Harbor Tea',
    bio: 'Small-batch oolong and jasmine from the harbour. Shipping on Tuesdays.',
    location: 'Singapore',
    lang: 'en',
    dm: 'everyone',
    hue: 158,
    followers: 1250,
  },
  {
    handle: 'lotus_travel',
    name: 'Lotus Travel · 莲花旅行',
    bio: 'Slow journeys through Việt Nam, Laos and Yunnan.',
    location: 'Đà Nẵng',
    lang: 'vi',
    dm: 'followed',
    hue: 332,
    followers: 640,
  },
  {
    handle: 'nova_gadgets',
    name: 'Nova Gadgets',
    bio: 'Pocket-sized electronics, tested for a month before we sell them.',
    location: 'Austin, TX',
    lang: 'en',
    dm: 'followed',
    hue: 222,
    followers: 320,
  },
]

interface DemoPost extends Attention {
  id: string
  author: string
  ageMs: number
  text: string
}

const demoPost = (author: string, ageMs: number, text: string, attention: Attention): DemoPost => ({
  id: idForAge(ageMs),
  author,
  ageMs,
  text,
  ...attention,
})

/** Posts whose ids are the same at every start, whatever the seed. `busy` takes its commenters from an option. */
export const DEMO_POSTS = {
  /** 240 commenters within two days. */
  harvest: demoPost(
    'harbor_tea',
    2 * DAY,
    'The spring oolong is in! Tell us how you brew yours and we pick three for a tasting box. #tea',
    {
      commenters: 240,
      likers: 420,
      sharers: 85,
      quoters: 24,
    },
  ),
  /** A small post, for quick tests. */
  lantern: demoPost(
    'lotus_travel',
    5 * HOUR,
    'Hội An, đêm rằm: đèn lồng trên sông. Ai đi cùng tháng sau? #travel',
    {
      commenters: 36,
      likers: 90,
      sharers: 18,
      quoters: 6,
    },
  ),
  /** Older than the seven days that recent search looks back: only its latest comments can be found. */
  giveaway: demoPost(
    'nova_gadgets',
    12 * DAY,
    'Giveaway: one folding keyboard. Comment with your strangest workplace. #gadgets',
    {
      commenters: 80,
      likers: 130,
      sharers: 40,
      quoters: 8,
    },
  ),
  /** Its number of commenters is the option `busyPostCommenters`; left out if 0. */
  busy: demoPost(
    'nova_gadgets',
    3 * DAY,
    'We answer every question about the new pocket projector here. Ask away! #gadgets',
    {
      likers: 300,
      sharers: 120,
      quoters: 30,
    },
  ),
} as const
