import { FacebookSettings, InstagramSettings } from '@seaport/contract/kernel/network-settings.schema'
import { expect, test } from 'vitest'
import { createMemoryRateStore, createRateLimiter } from '../rate-limiter.ts'
import { createGraphClient } from './client.ts'
import { readGraphProfile } from './profile.ts'
import { createGraphReaders } from './readers.ts'
import { grantedScopes, pagesOf, renewInstagram, tokensOf } from './sign-in.ts'
import { graphSources, type Source } from './sources.ts'
import { tradeCode } from './trade-code.ts'

/*
 * Answers in the full shape that Meta documents, whatever fields were asked for; what a reader must make of them is written down from the same pages,
 * below developers.facebook.com/docs: graph-api/reference/page, /page-post, /object/comments, /pages-search, /user/accounts,
 * instagram-platform/reference/me, instagram-platform/instagram-graph-api/reference/ig-user, /ig-user/business_discovery, /ig-media, /ig-comment,
 * /ig-hashtag/top_media, instagram-platform/instagram-api-with-instagram-login/get-started and /business-login.
 */

const clock = { now: () => Date.parse('2026-11-20T12:00:00Z'), wait: async () => undefined }
const { signal } = new AbortController()
const base = {
  api_base: 'https://graph.test',
  authorize_url: 'https://login.test/dialog',
  token_url: 'https://login.test/token',
  client_id: 'app',
  callback_ports: [0],
}
const facebook = FacebookSettings.parse({ network: 'facebook', web_base: 'https://fb.test/', ...base })
const instagram = InstagramSettings.parse({ network: 'instagram', web_base: 'https://ig.test', ...base })
const behindPage = { ...instagram, login: 'facebook' as const }

type Answers = Record<string, unknown>
const answering =
  (answers: Answers): typeof fetch =>
  async (input) => {
    const path = new URL(String(input)).pathname
    return path in answers ? Response.json(answers[path]) : expect.fail(`asked for ${path}`)
  }
const tokens = { access_token: 't', refresh_token: 't', expires_at: null, scopes: [] }

async function reading(settings: typeof facebook | typeof instagram, answers: Answers) {
  const readerOf = createGraphReaders({
    settings: () => settings,
    tokenStoreFor: () => ({
      load: async () => tokens,
      save: async () => undefined,
      exclusively: (work) => work(),
    }),
    fetchOf: () => answering(answers),
    onSignedOut: () => expect.fail('signed out'),
    rates: createMemoryRateStore(),
    clock,
  })
  const reader = await readerOf(
    { id: 'a', network: settings.network } as Parameters<typeof readerOf>[0],
    signal,
  )
  return {
    reader,
    page: async (source: Source, target: string) => {
      const subject = await source.resolve(reader, target)
      return source.step(reader, { cursor: { subject, phase: 0, token: null }, target })
    },
  }
}
const clientOf = (answers: Answers) =>
  createGraphClient({
    apiBase: 'https://graph.test/v26.0',
    account: 'a',
    tokens: { getToken: async () => 't' },
    ledger: createRateLimiter({ app: 'app', store: createMemoryRateStore(), clock }),
    clock,
    fetch: answering(answers),
  })

const page = {
  id: '104201',
  name: 'Thé & Café «Œuvre» 茶',
  username: 'the.et.cafe',
  global_brand_page_name: 'Marque – 牌',
  about: 'À propos : thé d’été',
  description: 'Description longue – 說明',
  bio: 'Bio – 簡歷',
  category: 'Café',
  link: 'https://www.facebook.com/the.et.cafe',
  website: 'https://the.example',
  followers_count: 4711,
  fan_count: 4012,
  talking_about_count: 31,
  checkins: 9,
  location: {
    city: 'Bussy-Saint-Georges',
    country: 'Francie',
    country_code: 'FR',
    street: 'Rue de l’Épée 4',
    zip: '77600',
  },
  posts: {
    data: [
      {
        id: '104201_9',
        message: 'Bientôt\n l’été ☀️',
        story: 'Histoire',
        created_time: '2026-11-19T23:30:00+0000',
        updated_time: '2026-11-20T01:00:00+0000',
      },
      { id: '104201_8', story: 'Photo de profil', created_time: '2026-11-02T08:00:00+0000' },
    ],
    paging: {
      cursors: { before: 'pb', after: 'pa' },
      next: 'https://graph.test/v26.0/104201/posts?after=pa',
    },
  },
}
const me = { '/v26.0/me': { id: '17', name: 'Eigene Seite' } }

test('a Page’s homepage: about text, posts with their day, followers and not fans, city', async () => {
  const { page: read } = await reading(facebook, { ...me, '/v26.0/the.et.cafe': page })
  expect(await read(graphSources.Facebook.collect_homepage, 'https://www.facebook.com/the.et.cafe')).toEqual({
    items: [
      {
        external_id: '104201',
        url: 'https://www.facebook.com/the.et.cafe',
        handle: 'the.et.cafe',
        name: 'Thé & Café «Œuvre» 茶',
        content: 'À propos : thé d’été\n2026-11-19 Bientôt l’été ☀️',
        followers: 4711,
        location: 'Bussy-Saint-Georges',
        source: 'https://www.facebook.com/the.et.cafe',
      },
    ],
    next: null,
  })
})

test('comments on a Page’s post: who wrote them, when, and the comment itself for a private reply', async () => {
  const comments = {
    data: [
      {
        id: '9_501',
        message: 'Où est-ce ? 在哪裡',
        created_time: '2026-11-19T23:59:58+0800',
        from: { id: '7001', name: 'Zoë Ångström' },
        like_count: 3,
        comment_count: 1,
        user_likes: false,
        can_reply_privately: true,
        parent: { id: '9_400', from: { id: '7999', name: 'Autre' } },
      },
      // Facebook hides people who did not log in to the app.
      { id: '9_502', message: 'Anonyme', created_time: '2026-11-19T10:00:00+0000' },
    ],
    paging: { cursors: { before: 'cb', after: 'ca' }, next: 'https://graph.test/next?after=other' },
    summary: { order: 'chronological', total_count: 2 },
  }
  const { page: read } = await reading(facebook, { ...me, '/v26.0/104201_9/comments': comments })
  expect(await read(graphSources.Facebook.collect_commenters, '104201_9')).toEqual({
    items: [
      {
        external_id: '7001',
        url: 'https://fb.test/7001',
        handle: '',
        name: 'Zoë Ångström',
        content: 'Où est-ce ? 在哪裡',
        followers: null,
        location: null,
        source: '104201_9',
        comment: { id: '9_501', at: '2026-11-19T15:59:58.000Z' },
      },
    ],
    rows: ['9_501', '9_502'],
    next: 'ca',
  })
})

test('a search for Pages', async () => {
  const { posts: _, username: __, about: ___, ...row } = page
  const { page: read } = await reading(facebook, {
    ...me,
    '/v26.0/pages/search': {
      data: [{ ...row, followers_count: undefined }],
      paging: { cursors: { after: 'sa' } },
    },
  })
  expect(await read(graphSources.Facebook.collect_keywords, ' thé ')).toEqual({
    items: [
      {
        external_id: '104201',
        url: 'https://www.facebook.com/the.et.cafe',
        handle: '',
        name: 'Thé & Café «Œuvre» 茶',
        content: '',
        followers: null,
        location: 'Bussy-Saint-Georges',
        source: ' thé ',
      },
    ],
    // Without `next` it is the last page, whatever the cursors say.
    next: null,
  })
})

/** `id` is the app's own number of the account; its media, comments and messages carry `user_id`. */
const igMe = {
  id: '2600777',
  user_id: '178414001',
  username: 'hafen.tee',
  name: 'Hafen-Tee Größe 茶',
  account_type: 'BUSINESS',
  biography: 'Tee für Übersee',
  profile_picture_url: 'https://cdn.test/p.jpg',
  followers_count: 812,
  follows_count: 77,
  media_count: 41,
  website: 'https://hafen.example',
  ig_id: 991,
}
const igMedia = {
  data: [
    {
      id: '1790001',
      ig_id: '881',
      caption: 'Frühling\n im Hafen 🌸',
      permalink: 'https://www.instagram.com/p/Cabcde/',
      shortcode: 'Cabcde',
      timestamp: '2026-10-31T22:15:00+0000',
      media_type: 'IMAGE',
      media_product_type: 'FEED',
      media_url: 'https://cdn.test/1.jpg',
      thumbnail_url: 'https://cdn.test/1t.jpg',
      owner: { id: '178414001' },
      username: 'hafen.tee',
      like_count: 12,
      comments_count: 5,
      children: { data: [{ id: '1790002' }] },
    },
  ],
  paging: { cursors: { before: 'mb', after: 'ma' } },
}

test.each([
  ['as its hosts send it', igMe],
  ['as the documentation shows it', { data: [{ user_id: '178414001', username: 'hafen.tee' }] }],
])('an account of Instagram login is the number that its media carry: %s', async (_how, answer) => {
  const { reader } = await reading(instagram, { '/v26.0/me': answer })
  expect(reader.ownId).toBe('178414001')
  const client = clientOf({ '/v26.0/me': answer })
  expect(await readGraphProfile(client, 'instagram', signal)).toMatchObject({
    external_id: '178414001',
    handle: 'hafen.tee',
  })
})

test('an answer that names no account is none', async () => {
  await expect(reading(instagram, { '/v26.0/me': { username: 'hafen.tee' } })).rejects.toMatchObject({
    outcome: { kind: 'retry' },
  })
})

test('its own homepage through Instagram login', async () => {
  const { page: read } = await reading(instagram, {
    '/v26.0/me': igMe,
    '/v26.0/178414001': { ...igMe, media: igMedia },
  })
  expect(await read(graphSources.Instagram.collect_homepage, '178414001')).toEqual({
    items: [
      {
        external_id: '178414001',
        url: 'https://ig.test/hafen.tee/',
        handle: 'hafen.tee',
        name: 'Hafen-Tee Größe 茶',
        content: 'Tee für Übersee\n2026-10-31 Frühling im Hafen 🌸',
        followers: 812,
        location: null,
        source: '178414001',
      },
    ],
    next: null,
  })
})

const behind = { '/v26.0/me': { id: '17', instagram_business_account: { id: '178414001' } } }

test('another professional account, discovered through the account behind a Page', async () => {
  const { id: _, user_id: __, ...other } = igMe
  const business_discovery = { ...other, id: '178414099', username: 'anderer.tee', media: igMedia }
  const { page: read } = await reading(behindPage, {
    ...behind,
    '/v26.0/178414001': { business_discovery, id: '178414001' },
  })
  const { items } = await read(graphSources.Instagram.collect_homepage, 'anderer.tee')
  expect(items).toEqual([
    {
      external_id: '178414099',
      url: 'https://ig.test/anderer.tee/',
      handle: 'anderer.tee',
      name: 'Hafen-Tee Größe 茶',
      content: 'Tee für Übersee\n2026-10-31 Frühling im Hafen 🌸',
      followers: 812,
      location: null,
      source: 'anderer.tee',
    },
  ])
})

const igComments = {
  data: [
    {
      id: '1780001',
      text: 'Köstlich! 好喝',
      timestamp: '2026-11-20T01:02:03+0000',
      username: 'alter.name',
      from: { id: '5501', username: 'zoë_neu' },
      like_count: 8,
      hidden: false,
      media: { id: '1790001' },
      parent_id: '1780000',
      user: { id: '5599' },
      replies: { data: [{ id: '1780009', text: 'Danke' }] },
    },
    { id: '1780002', text: 'ohne Absender', timestamp: '2026-11-20T01:02:04+0000', username: 'niemand' },
  ],
  paging: { cursors: { after: 'ca' }, next: 'https://graph.test/next?after=ca' },
}
const commenter = {
  external_id: '5501',
  url: 'https://ig.test/zoë_neu/',
  handle: 'zoë_neu',
  name: '',
  content: 'Köstlich! 好喝',
  followers: null,
  location: null,
  source: 'https://www.instagram.com/p/Cabcde/',
  comment: { id: '1780001', at: '2026-11-20T01:02:03.000Z' },
}

test('comments on the account’s own media, found by its link', async () => {
  const { page: read } = await reading(instagram, {
    '/v26.0/me': igMe,
    '/v26.0/178414001/media': igMedia,
    '/v26.0/1790001/comments': igComments,
  })
  expect(
    await read(graphSources.Instagram.collect_commenters, 'https://www.instagram.com/p/Cabcde/'),
  ).toEqual({
    items: [commenter],
    rows: ['1780001', '1780009', '1780002'],
    next: 'ca',
  })
})

test('a commenter read deeply: the comment, then the biography', async () => {
  const business_discovery = { ...igMe, id: '178414098', username: 'zoë_neu' }
  const { reader } = await reading(behindPage, { ...behind, '/v26.0/178414001': { business_discovery } })
  expect(await graphSources.Instagram.collect_commenters.deepen?.(reader, commenter)).toEqual({
    ...commenter,
    name: 'Hafen-Tee Größe 茶',
    content: 'Köstlich! 好喝\nTee für Übersee',
    followers: 812,
  })
})

test('media with a hashtag are posts: their authors are hidden', async () => {
  const { page: read } = await reading(behindPage, {
    ...behind,
    '/v26.0/ig_hashtag_search': { data: [{ id: '178430' }] },
    '/v26.0/178430/top_media': igMedia,
  })
  expect(await read(graphSources.Instagram.collect_keywords, '#Tee Zeit')).toEqual({
    items: [
      {
        external_id: '1790001',
        url: 'https://www.instagram.com/p/Cabcde/',
        handle: '',
        name: '',
        content: 'Frühling\n im Hafen 🌸',
        followers: null,
        location: null,
        source: '#Tee Zeit',
      },
    ],
    next: null,
  })
})

test('the owner of a token, of each kind', async () => {
  const profileOf = (kind: 'page' | 'instagram' | 'behind_page', answer: unknown) =>
    readGraphProfile(clientOf({ '/v26.0/me': answer }), kind, signal)
  const shop = { handle: 'hafen.tee', nickname: 'Hafen-Tee Größe 茶', follower_count: 812, country: null }
  expect(await profileOf('page', page)).toEqual({
    external_id: '104201',
    handle: 'the.et.cafe',
    nickname: 'Thé & Café «Œuvre» 茶',
    follower_count: 4711,
    country: 'FR',
  })
  expect(await profileOf('instagram', igMe)).toEqual({ ...shop, external_id: '178414001' })
  const { user_id: id, ...linked } = igMe
  const answer = { ...page, instagram_business_account: { ...linked, id } }
  expect(await profileOf('behind_page', answer)).toEqual({ ...shop, external_id: '178414001' })
})

test('a person’s Pages with their own tokens, and what was granted', async () => {
  const accounts = {
    data: [
      {
        access_token: 'page-token-é',
        category: 'Café',
        category_list: [{ id: '2', name: 'Teehaus' }],
        name: 'Thé 茶',
        id: '104201',
        username: 'the.et.cafe',
        tasks: ['ANALYZE', 'CREATE_CONTENT'],
        instagram_business_account: { id: '178414001', username: 'hafen.tee', ig_id: 991 },
      },
      { name: 'Zweite', id: '104202', access_token: null, tasks: null, instagram_business_account: null },
    ],
    paging: { cursors: { before: 'ab', after: 'aa' } },
  }
  expect(await pagesOf(clientOf({ '/v26.0/me/accounts': accounts }), signal)).toEqual([
    {
      id: '104201',
      name: 'Thé 茶',
      username: 'the.et.cafe',
      access_token: 'page-token-é',
      tasks: ['ANALYZE', 'CREATE_CONTENT'],
      instagram_business_account: { id: '178414001', username: 'hafen.tee' },
    },
    {
      id: '104202',
      name: 'Zweite',
      username: undefined,
      access_token: undefined,
      tasks: [],
      instagram_business_account: undefined,
    },
  ])
  const permissions = {
    data: [
      { permission: 'pages_show_list', status: 'granted' },
      { permission: 'pages_messaging', status: 'declined' },
      { permission: 'pages_manage_posts', status: 'expired' },
    ],
  }
  expect(await grantedScopes(clientOf({ '/v26.0/me/permissions': permissions }), signal)).toEqual([
    'pages_show_list',
  ])
})

const granted = ['instagram_business_basic', 'instagram_business_manage_messages']
const short = { access_token: 'short', user_id: '2600777', permissions: granted.join(',') }
const unnamed = { access_token: 'short' }
const byInstagram = [
  'POST https://login.test/token client_id=app&client_secret=secret&grant_type=authorization_code&redirect_uri=http://127.0.0.1:1/callback&code=c',
  'GET https://graph.test/access_token?grant_type=ig_exchange_token&client_secret=secret&access_token=short',
]
const app = 'client_id=app&client_secret=secret'
const byFacebook = [
  `GET https://login.test/token?${app}&redirect_uri=http://127.0.0.1:1/callback&code=c`,
  `GET https://login.test/token?${app}&grant_type=fb_exchange_token&fb_exchange_token=short`,
]
test.each([
  ['Instagram login, as its hosts send it', instagram, short, granted, byInstagram],
  ['Instagram login, as the documentation shows it', instagram, { data: [short] }, granted, byInstagram],
  ['Instagram login, as a list', instagram, { ...short, permissions: granted }, granted, byInstagram],
  ['Instagram login, with none', instagram, { ...short, permissions: '' }, [], byInstagram],
  ['Instagram login, unnamed', instagram, unnamed, [], byInstagram],
  ['Facebook login', facebook, unnamed, [], byFacebook],
  ['Facebook login for Instagram', behindPage, unnamed, [], byFacebook],
])('a code is traded twice: %s', async (_how, settings, answer, scopes, requests) => {
  const asked: string[] = []
  const through: typeof fetch = async (input, init) => {
    asked.push(decodeURIComponent([init?.method ?? 'GET', input, init?.body].filter(Boolean).join(' ')))
    const long = { access_token: 'long', token_type: 'bearer', expires_in: 5_183_944, permissions: 'x' }
    return Response.json(asked.length === 1 ? answer : long)
  }
  const trade = { code: 'c', redirect_uri: 'http://127.0.0.1:1/callback' }
  const long = { access_token: 'long', expires_in: 5_183_944, scopes }
  expect(await tradeCode(settings, 'secret', trade, { clock, through })).toEqual(long)
  expect(asked).toEqual(requests)
})

test('a lifetime in seconds ends at a moment of our clock; a token without one does not expire', async () => {
  const own = { ...instagram, login: 'instagram' as const }
  for (const [expires_in, expires_at] of [
    [3600, clock.now() + 3_600_000],
    [undefined, null],
  ] as const) {
    const through: typeof fetch = async () => Response.json({ access_token: 'new', expires_in })
    expect(await renewInstagram(own, 'old', clock, through)).toMatchObject({
      refresh_token: 'new',
      expires_at,
    })
    const call = async () => ({ access_token: 'new', expires_in: expires_in ?? null, scopes: ['s'] })
    const trade = { code: 'c', redirect_uri: 'r' }
    const told = { access_token: 'new', expires_at, scopes: ['s'] }
    expect(await tokensOf(own, trade, { call, clock, signal })).toEqual({ ...told, refresh_token: 'new' })
    expect(await tokensOf(facebook, trade, { call, clock, signal })).toEqual({ ...told, refresh_token: null })
  }
})
