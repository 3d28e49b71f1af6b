import { expect, test } from 'vitest'
import { screens } from './screens.ts'

/** The routes behind the login (specification, section 2), with the key that each needs. */
const shell: Readonly<Record<string, string | undefined>> = {
  '/dashboard': undefined,
  '/ucenter': '1',
  '/statisticAdmin': '1-admin',
  '/system-user': '11',
  '/system-role': '12',
  '/system-menu': '13',
  '/media': '008',
  '/seatAccount': '007',
  '/notice': '9',
  '/notice-user': '9-1',
  '/notification-user': '9-2',
  '/ipMange': '0088',
  '/download': '10',
  '/task': '009',
  '/wordsLibrary': '102',
  '/dataView': '103',
  '/buyData': '104',
  '/turnoverManagement': '121',
  '/taskManagement': '122',
  '/buyData-user': '1-5',
  '/payBalance': '1-2',
  '/paymentData': '105',
  '/paymentData-user': '1-4',
  '/turnover-user': '1-9',
  '/loginLog': '106',
  '/loginLog-user': '1-6',
  '/buyPort': '107',
  '/buyPort-user': '1-3',
  '/userManagement': '108',
  '/subUserManagement': '109',
  '/accountManagement': '110',
  '/configManagement': '120',
  '/priceManagement': '120',
}

/** Those that need no login. */
const open = ['/register', '/pay', '/login', '/down', '/reset-pwd', '/403', '/404']

test('every route of the specification has a screen, with its key', () => {
  const found = Object.keys(shell).map((path) => {
    const screen = screens.find((one) => one.path === path)
    return [path, screen?.layout, screen?.permission]
  })
  expect(found).toEqual(Object.entries(shell).map(([path, key]) => [path, 'shell', key]))
})

test('the public routes need neither login nor key', () => {
  const found = open.map((path) => screens.find((one) => one.path === path))
  expect(found.map((screen) => [screen?.layout, screen?.permission])).toEqual(
    open.map(() => ['page', undefined]),
  )
})

test('the demo pages of the template share one key', () => {
  const demos = screens.filter(({ path }) => path.startsWith('/template/'))
  expect(demos.map(({ path }) => path)).toEqual(
    expect.arrayContaining(
      ['table', 'editor', 'charts', 'form', 'upload', 'calendar'].map((name) => `/template/${name}`),
    ),
  )
  expect(new Set(demos.map(({ permission }) => permission))).toEqual(new Set(['101']))
})

test('each screen is what its record says', async () => {
  const lines = screens.map(({ load: _, list, name, path, ...how }) => {
    const words = Object.entries(how).map(([key, value]) => (value === true ? key : `${key} ${value}`))
    return [`${path} ${name}`, ...words.toSorted(), ...(list ? ['list'] : [])].join(', ')
  })
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('screens.txt')
})
