import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

test('without any variables every setting has its default', () => {
  expect(readEnv({})).toMatchObject({
    port: 8787,
    host: '127.0.0.1',
    databaseUrl: null,
    demo: false,
    sandboxUrl: null,
    networks: {},
    trustedProxies: [],
    rateLimit: 6000,
    logLevel: 'info',
  })
})

// nodejs/node#54441, coder/code-server#1582
test.each([
  ['[::]', '::'],
  ['[::1]', '::1'],
  [' 0.0.0.0\n', '0.0.0.0'],
])('HOST=%j listens at %s', (HOST, host) => {
  expect(readEnv({ HOST }).host).toBe(host)
})

test('the first owner may have any address that can log in', () => {
  const of = (email: string) => readEnv({ SEAPORT_OWNER_EMAIL: email }).owner.email
  expect([of('Ann@Example.com '), of('ann@münchen.de')]).toEqual(['ann@example.com', 'ann@xn--mnchen-3ya.de'])
})

// argoproj/argo-events#306: the end of the line in the file that a secret came from.
test('secrets are taken without the blanks around them', () => {
  const secret = 'whsec-0123456789abcdef'
  const env = readEnv({ SEAPORT_PAY_WEBHOOK_SECRET: ` ${secret}\n`, SEAPORT_METRICS_TOKEN: `${secret}\r\n` })
  expect(env).toMatchObject({ pay: { webhookSecret: secret }, metricsToken: secret })
})

test.each([
  ['PORT', 'http'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['SEAPORT_DATABASE_URL', 'mysql://localhost/seaport'],
  ['SEAPORT_DATABASE_URL', 'localhost'],
  // Passwords of generators, not percent-encoded.
  ['SEAPORT_DATABASE_URL', 'postgres://seaport:12#34@db.test/seaport'],
  ['SEAPORT_DATABASE_URL', 'postgres://seaport:ab#cd@db.test/seaport'],
  ['SEAPORT_DATABASE_URL', 'postgres://seaport:12/34@db.test/seaport'],
  ['SEAPORT_DATABASE_URL', 'postgres://seaport:12?34@db.test/seaport'],
  ['SEAPORT_DATABASE_URL', 'postgres://seaport:12%34%@db.test/seaport'],
  ['SEAPORT_SECRET', 'too short to be one'],
  ['SEAPORT_DEMO', 'yes'],
  ['SEAPORT_SANDBOX_PORT', '1.5'],
  // syncthing/syncthing#1924, MaastrichtU-IDS/jupyterlab#3: a folder named ~ would be made.
  ['SEAPORT_DATA_DIR', '~/seaport'],
  ['SEAPORT_BACKUP_DIR', '~'],
  ['SEAPORT_POSTGRES_BIN', '~postgres/bin'],
  ['SEAPORT_PUBLIC_URL', 'ftp://seaport.test'],
  // sandstorm-io/sandstorm#1514, cynicaloptimist/improved-initiative#747
  ['SEAPORT_PUBLIC_URL', 'seaport.test'],
  // element-hq/matrix-authentication-service#1378, open-webui/open-webui#25971: below a path, and an address out of a browser.
  ['SEAPORT_PUBLIC_URL', 'https://example.test/seaport'],
  ['SEAPORT_PUBLIC_URL', 'https://seaport.test/#/dashboard'],
  ['SEAPORT_PUBLIC_URL', 'https://seaport.test/?lang=vi'],
  ['SEAPORT_PUBLIC_URL', 'https://ann:safe@seaport.test'],
  ['SEAPORT_TRUSTED_PROXIES', '10.0.0.0/8, everywhere'],
  ['SEAPORT_X_CLIENT_ID', 'x'.repeat(201)],
  ['SEAPORT_X_CALLBACK_PORTS', 'all'],
  ['SEAPORT_FACEBOOK_TOKEN_URL', 'graph.facebook.com'],
  ['SEAPORT_INSTAGRAM_LOGIN', 'google'],
  ['SEAPORT_SANDBOX_URL', 'localhost:8788'],
  ['SEAPORT_PROXY_CHECK_URL', 'check'],
  ['SEAPORT_ALLOW_PRIVATE_PROXIES', 'true'],
  ['SEAPORT_FILE_QUOTA_MB', '0'],
  ['SEAPORT_S3_URL', 's3://bucket'],
  ['SEAPORT_PAY_WEBHOOK_SECRET', 'short'],
  ['SEAPORT_METRICS_TOKEN', 'short'],
  ['SEAPORT_UPDATE_KEYS', 'bm90IGEga2V5'],
  ['SEAPORT_OWNER_EMAIL', 'owner'],
  ['SEAPORT_OWNER_PASSWORD', '1234567'],
  ['SEAPORT_RATE_LIMIT', '-1'],
  ['SEAPORT_REQUEST_SECONDS', '0'],
  ['SEAPORT_LOG_LEVEL', 'loud'],
])('%s=%s is refused by name, without repeating the value', (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`wrong:\n {2}${name}`))
  const told = (() => {
    try {
      readEnv({ [name]: value })
      return ''
    } catch (error) {
      return String(error)
    }
  })()
  if (/SECRET|PASSWORD|TOKEN|URL/.test(name)) expect(told).not.toContain(value)
})

test('all errors are reported at once; an empty variable counts as unset', () => {
  expect(() => readEnv({ PORT: 'x', SEAPORT_DEMO: 'x', SEAPORT_SECRET: '' })).toThrow(
    /PORT: .*\n {2}SEAPORT_DEMO: [^\n]*$/,
  )
})

test('a password in the database’s address may contain any character, percent-encoded', () => {
  const url = 'postgres://seaport:%40%3A%2F%3F%23%25%24%20%C3%9F@db.test:5433/seaport?sslmode=require'
  expect(readEnv({ SEAPORT_DATABASE_URL: url }).databaseUrl).toBe(url)
  expect(() => readEnv({ SEAPORT_DATABASE_URL: 'postgres://seaport:1#2@db.test/seaport' })).toThrow(
    /write @ : \/ \? # % as %40 %3A %2F %3F %23 %25/,
  )
  // PostgreSQL by the folder of its socket.
  const socket = 'postgres:///seaport?host=/run/postgresql'
  expect(readEnv({ SEAPORT_DATABASE_URL: socket }).databaseUrl).toBe(socket)
})

// goauthentik/authentik#10994, supabase/supabase#44718: where it is compared or goes into a header, it has to be what browsers say.
test.each([
  ['https://Seaport.Example.test:443/', 'https://seaport.example.test'],
  ['HTTP://seaport.test:80', 'http://seaport.test'],
  ['https://bücher.test', 'https://xn--bcher-kva.test'],
  ['http://[2001:DB8::1]:8787', 'http://[2001:db8::1]:8787'],
  ['https://seaport.test:8443//', 'https://seaport.test:8443'],
])('the public address %s is %s', (text, origin) => {
  expect(readEnv({ SEAPORT_PUBLIC_URL: text }).publicUrl).toBe(origin)
})

test('lists may have blanks around their commas, and a comma at their end', () => {
  const key = Buffer.alloc(32, 7).toString('base64')
  const env = readEnv({
    SEAPORT_TRUSTED_PROXIES: ' 10.0.0.0/8 , ::1,',
    SEAPORT_UPDATE_KEYS: ` ${key} , ${key},`,
  })
  expect(env).toMatchObject({ trustedProxies: ['10.0.0.0/8', '::1'], updateKeys: [key, key] })
})

// cerebro#441, rwf2/Rocket#411, gomods/athens#1038: what Kubernetes sets in every container beside a service of that name.
test('the address of a service of the cluster is no setting', () => {
  const link = 'tcp://10.96.0.1:8788'
  const links = { SEAPORT_PORT: link, SEAPORT_SANDBOX_PORT: link, SEAPORT_SANDBOX_SERVICE_HOST: '10.96.0.1' }
  expect(readEnv(links)).toEqual(readEnv({}))
  expect(() => readEnv({ PORT: link })).toThrow(/PORT/)
})

// wardenenv/warden#380, buildpacks/pack#2635: a file with line ends of Windows; linuxserver/docker-hedgedoc#31: a secret out of a file.
test.each(['\r', '\n', '\r\n'])('a line break at the end (%j) is no part of a value', (end) => {
  const given = {
    PORT: '9000',
    SEAPORT_DATA_DIR: '/var/lib/seaport',
    SEAPORT_SECRET: 'x'.repeat(32),
    SEAPORT_DEMO: '1',
    SEAPORT_DATABASE_URL: 'postgres:///seaport?host=/run/postgresql',
    SEAPORT_OWNER_PASSWORD: ' pass-word ',
    SEAPORT_BACKUP_DIR: '',
    SEAPORT_LOG_LEVEL: 'warn',
  }
  const ended = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, `${value}${end}`]))
  expect(readEnv(ended)).toEqual(readEnv(given))
  expect(readEnv(ended)).toMatchObject({ dataDir: '/var/lib/seaport', owner: { password: ' pass-word ' } })
})

test.each(['WARN', 'Warn'])('the level of the log may be written %s', (level) => {
  expect(readEnv({ SEAPORT_LOG_LEVEL: level }).logLevel).toBe('warn')
})

// A name of the compose file, any address, words of Express, and other separators.
test.each(['caddy', '*', 'loopback', 'true', '10.0.0.0/8; ::1', '10.0.0.0/8 ::1', '10.0.0.0/33'])(
  'SEAPORT_TRUSTED_PROXIES=%s is refused with the form that it takes',
  (value) => {
    expect(() => readEnv({ SEAPORT_TRUSTED_PROXIES: value })).toThrow(
      'SEAPORT_TRUSTED_PROXIES: must be addresses or networks, like 10.0.0.2 or 10.0.0.0/8, separated by commas',
    )
  },
)

test('a bucket needs its address and both keys', () => {
  const given = { SEAPORT_S3_URL: 'https://s3.example.test/seaport/', SEAPORT_S3_ACCESS_KEY_ID: 'id' }
  expect(() => readEnv(given)).toThrow(/SEAPORT_S3_SECRET_ACCESS_KEY: is needed/)
  expect(readEnv({ ...given, SEAPORT_S3_SECRET_ACCESS_KEY: 'key' }).s3).toEqual({
    url: 'https://s3.example.test/seaport',
    region: 'us-east-1',
    accessKeyId: 'id',
    secretAccessKey: 'key',
  })
  expect(readEnv({}).s3).toBeNull()
})

test.each([
  [{ SEAPORT_SANDBOX_URL: 'https://sandbox.test/x//' }, 'https://sandbox.test/x'],
  [{ SEAPORT_SANDBOX_PORT: '9000' }, 'http://127.0.0.1:9000'],
  [{ SEAPORT_DEMO: '1' }, 'http://127.0.0.1:8788'],
  [{ SEAPORT_DEMO: '1', SEAPORT_SANDBOX_PORT: '9000' }, 'http://127.0.0.1:9000'],
])('with %j the simulated network is at %s', (variables, address) => {
  expect(readEnv(variables).sandboxUrl).toBe(address)
})
