import {
  FACEBOOK_SCOPES,
  INSTAGRAM_BY_FACEBOOK_SCOPES,
  INSTAGRAM_SCOPES,
} from '@seaport/platforms/graph/sign-in'
import { startSandbox } from '@seaport/sandbox/server'
import { expect, onTestFinished, test } from 'vitest'
import { controlOf } from '../runner/support/stage.ts'

const DOCS = 'https://developers.facebook.com/docs'

interface Row {
  /** Method, and the address below the version; `:page`, `:ig`, `:post`, `:media` stand for ids. */
  call: string
  body?: Record<string, unknown>
  /** Of the token; a Page's unless given. */
  kind?: 'page' | 'user' | 'instagram'
  /** Every permission that it needs. */
  needs: readonly string[]
  /** Page of Meta's that says so. */
  source: string
}

/** What the connector asks of each login, and which permissions Meta's pages name for it: written by hand. */
const BY_FACEBOOK: readonly Row[] = [
  {
    call: 'GET /me/accounts',
    kind: 'user',
    needs: ['pages_show_list'],
    source: `${DOCS}/graph-api/reference/user/accounts`,
  },
  {
    call: 'GET /:page?fields=name',
    needs: ['pages_read_engagement'],
    source: `${DOCS}/graph-api/reference/page`,
  },
  {
    call: 'GET /:page/posts',
    needs: ['pages_read_engagement'],
    source: `${DOCS}/graph-api/reference/page/posts`,
  },
  {
    call: 'GET /:post/comments',
    needs: ['pages_read_engagement', 'pages_read_user_content'],
    source: `${DOCS}/permissions`,
  },
  {
    call: 'POST /:page/feed',
    body: { message: 'Tasting on Friday' },
    needs: ['pages_manage_posts', 'pages_read_engagement'],
    source: `${DOCS}/pages-api/posts`,
  },
  {
    call: 'POST /:page/photos',
    body: { url: 'https://tea.example/a.jpg', caption: 'A leaf' },
    needs: ['pages_manage_posts', 'pages_read_engagement'],
    source: `${DOCS}/graph-api/reference/page/photos`,
  },
  {
    call: 'POST /:page/videos',
    body: { file_url: 'https://tea.example/a.mp4', description: 'Pouring' },
    needs: ['pages_manage_posts', 'pages_read_engagement', 'pages_show_list'],
    source: `${DOCS}/graph-api/reference/page/videos`,
  },
  {
    call: 'POST /:post/comments',
    body: { message: 'Ask away' },
    needs: ['pages_manage_engagement', 'pages_read_engagement'],
    source: `${DOCS}/pages-api/comments-mentions`,
  },
  {
    call: 'GET /:page/conversations?platform=messenger',
    needs: ['pages_messaging', 'pages_manage_metadata', 'pages_read_engagement'],
    source: `${DOCS}/messenger-platform/conversations`,
  },
  {
    call: 'POST /:page/messages',
    body: { recipient: { id: '1234567' }, message: { text: 'Hello' }, messaging_type: 'RESPONSE' },
    needs: ['pages_messaging', 'pages_manage_metadata', 'pages_read_engagement'],
    source: `${DOCS}/messenger-platform/send-messages`,
  },
]
const INSTAGRAM_BY_FACEBOOK: readonly Row[] = [
  {
    call: 'GET /:ig?fields=username',
    needs: ['instagram_basic', 'pages_read_engagement'],
    source: `${DOCS}/instagram-platform/instagram-graph-api/reference/ig-user`,
  },
  {
    call: 'GET /:ig/media',
    needs: ['instagram_basic', 'pages_read_engagement'],
    source: `${DOCS}/instagram-platform/instagram-graph-api/reference/ig-user/media`,
  },
  {
    call: 'GET /:ig?fields=business_discovery.username(harbor_tea){username}',
    needs: ['instagram_basic', 'instagram_manage_insights', 'pages_read_engagement'],
    source: `${DOCS}/instagram-platform/instagram-api-with-facebook-login/business-discovery`,
  },
  {
    call: 'GET /:media/comments',
    needs: ['instagram_basic', 'instagram_manage_comments', 'pages_read_engagement'],
    source: `${DOCS}/instagram-platform/comment-moderation`,
  },
  {
    call: 'POST /:media/comments',
    body: { message: 'Ask away' },
    needs: ['instagram_basic', 'instagram_manage_comments', 'pages_read_engagement'],
    source: `${DOCS}/instagram-platform/instagram-graph-api/reference/ig-media/comments`,
  },
  {
    call: 'POST /:ig/media',
    body: { image_url: 'https://tea.example/a.jpg', caption: 'A leaf' },
    needs: ['instagram_basic', 'instagram_content_publish', 'pages_read_engagement'],
    source: `${DOCS}/instagram-platform/content-publishing`,
  },
  {
    call: 'GET /:ig/content_publishing_limit',
    needs: ['instagram_basic', 'instagram_content_publish', 'pages_read_engagement'],
    source: `${DOCS}/instagram-platform/instagram-graph-api/reference/ig-user/content_publishing_limit`,
  },
  {
    call: 'GET /:page/conversations?platform=instagram',
    needs: ['instagram_manage_messages', 'instagram_basic', 'pages_manage_metadata'],
    source: `${DOCS}/messenger-platform/conversations`,
  },
]
const BY_INSTAGRAM: readonly Row[] = [
  { call: 'GET /me?fields=username', needs: ['instagram_business_basic'] },
  { call: 'GET /:media/comments', needs: ['instagram_business_basic', 'instagram_business_manage_comments'] },
  {
    call: 'POST /:ig/media',
    body: { image_url: 'https://tea.example/a.jpg', caption: 'A leaf' },
    needs: ['instagram_business_basic', 'instagram_business_content_publish'],
  },
  {
    call: 'GET /me/conversations?platform=instagram',
    needs: ['instagram_business_basic', 'instagram_business_manage_messages'],
  },
].map((row) => ({
  ...row,
  kind: 'instagram' as const,
  source: `${DOCS}/instagram-platform/instagram-api-with-instagram-login`,
}))

async function rig() {
  const sandbox = await startSandbox({ people: 50, seed: 'permissions' })
  onTestFinished(() => sandbox.close())
  const control = controlOf(sandbox.url)
  const { id } = await control<{ id: string }>('/post', { commenters: 2 })
  /** @returns the error's code and words; 0 and none for an answer */
  return async (
    { call, body, kind = 'page' }: { call: string } & Partial<Row>,
    scopes: readonly string[],
  ) => {
    const ids = await control<{ access_token: string; page_id: string; instagram_id: string }>(
      '/graph-token',
      {
        handle: 'harbor_tea',
        kind,
        scopes,
      },
    )
    const [method = '', path = ''] = call.split(' ')
    const filled = path
      .replace(':page', ids.page_id)
      .replace(':ig', ids.instagram_id)
      .replace(':post', `${ids.page_id}_${id}`)
      .replace(':media', `179${id}`)
    const base = `${sandbox.url}/${kind === 'instagram' ? 'graph-instagram' : 'graph'}/v26.0`
    const answer = await fetch(base + filled, {
      method,
      headers: { authorization: `Bearer ${ids.access_token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    const { error } = (await answer.json()) as { error?: { code: number; message: string } }
    return error ?? { code: 0, message: '' }
  }
}

const logins = { BY_FACEBOOK, INSTAGRAM_BY_FACEBOOK, BY_INSTAGRAM }

test.each(
  Object.entries(logins).flatMap(([login, rows]) => rows.map((row) => [login, row.call, row] as const)),
)('%s: %s needs each of its permissions, and no other', async (_login, _call, row) => {
  const ask = await rig()
  // A message to nobody is refused for that.
  expect([0, 100]).toContain((await ask(row, row.needs)).code)
  for (const missing of row.needs) {
    const { code, message } = await ask(
      row,
      row.needs.filter((one) => one !== missing),
    )
    expect([10, 200]).toContain(code)
    expect(message).toContain(`'${missing}'`)
  }
})

test.each([
  ['Facebook', FACEBOOK_SCOPES, BY_FACEBOOK, ['business_management']],
  // The Page behind the account is chosen among a person's.
  [
    'Instagram by Facebook',
    INSTAGRAM_BY_FACEBOOK_SCOPES,
    [...INSTAGRAM_BY_FACEBOOK, BY_FACEBOOK[0]],
    ['business_management'],
  ],
  ['Instagram', INSTAGRAM_SCOPES, BY_INSTAGRAM, []],
])(
  'a login by %s asks for what its calls need, and for nothing else',
  (_login, asked, rows, ofPortfolios) => {
    const needed = new Set(rows.flatMap((row) => row?.needs ?? []))
    expect([...asked].sort()).toEqual([...ofPortfolios, ...needed].sort())
  },
)

// chatwoot/chatwoot#7219, getopenpost/openpost#216
test.each([
  ['Facebook', FACEBOOK_SCOPES],
  ['Instagram by Facebook', INSTAGRAM_BY_FACEBOOK_SCOPES],
])('a login by %s lists the Page of a business portfolio', async (_login, scopes) => {
  const sandbox = await startSandbox({ people: 50, seed: 'permissions' })
  onTestFinished(() => sandbox.close())
  const control = controlOf(sandbox.url)
  await control('/portfolio', { handle: 'harbor_tea' })
  const pagesBy = async (granted: readonly string[]) => {
    const person = { handle: 'harbor_tea', kind: 'user', scopes: granted }
    const { access_token } = await control<{ access_token: string }>('/graph-token', person)
    const answer = await fetch(`${sandbox.url}/graph/v26.0/me/accounts`, {
      headers: { authorization: `Bearer ${access_token}` },
    })
    return ((await answer.json()) as { data: { name: string }[] }).data.map(({ name }) => name)
  }
  expect(await pagesBy(scopes)).toEqual(['Harbor Tea'])
  expect(await pagesBy(scopes.filter((scope) => scope !== 'business_management'))).toEqual([])
})

test('Instagram’s own login has no look at other accounts', async () => {
  const ask = await rig()
  const call = 'GET /me?fields=business_discovery.username(harbor_tea){username}'
  const { code, message } = await ask({ call, kind: 'instagram' }, INSTAGRAM_SCOPES)
  expect([code, message]).toEqual([100, expect.stringContaining('nonexisting field (business_discovery)')])
})
