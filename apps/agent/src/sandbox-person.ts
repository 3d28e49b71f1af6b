/** The password of all users of the sandbox network. */
const SANDBOX_PASSWORD = 'sandbox-1'

/**
 * Replaces a person at the sandbox network: logs in and accepts its consent page, up to the callback. For the demo and tests; on a real network a
 * person does this in a browser.
 * @throws Error if the network is not on this machine
 */
export async function answerAtSandbox(...answer: Parameters<typeof callbackOf>): Promise<void> {
  await fetch(await callbackOf(...answer))
}

/** @returns the final address of the person's browser */
export async function callbackOf(
  authorizeUrl: string,
  handle: string,
  decision: 'allow' | 'deny' = 'allow',
): Promise<string> {
  const { origin, hostname } = new URL(authorizeUrl)
  if (hostname !== '127.0.0.1') throw new Error('The sandbox network is on this machine only')
  const form = (body: Record<string, string>, cookie = '') => ({
    method: 'POST',
    redirect: 'manual' as const,
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie, origin },
    body: new URLSearchParams(body),
  })
  const login = await fetch(`${origin}/login`, form({ handle, password: SANDBOX_PASSWORD, next: '/' }))
  const cookie = login.headers.getSetCookie()[0]?.split(';', 1)[0]
  if (!cookie) throw new Error(`@${handle} can't sign in at the sandbox network`)
  const consent = await (await fetch(authorizeUrl, { headers: { cookie } })).text()
  const hidden = [...consent.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)]
  const fields = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]))
  const answer = await fetch(authorizeUrl, form({ ...fields, decision }, cookie))
  return answer.headers.get('location') ?? ''
}
