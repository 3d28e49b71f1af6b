import { type NetworkId, networks } from '../kernel/network.ts'

/** First parts of paths that are X's own pages, not people. */
const xOwnPages =
  'i home explore search settings messages notifications compose login signup logout hashtag intent share tos privacy about jobs download account bookmarks lists communities followers following who_to_follow connect_people oauth personalization languages'
/** First parts of paths that are pages of Facebook and of Instagram themselves. */
const metaOwnPages =
  'p reel reels tv stories explore accounts direct messages notifications search settings help privacy about legal share login web challenge developer graphql api oauth'
const facebookOwnPages =
  'watch groups events marketplace gaming games pages pg people friends bookmarks memories saved hashtag policies ads business me profile photo photos story sharer public media notes posts videos dating community checkpoint recover fundraisers commerce latest feeds live jobs app_scoped_user_id dialog plugins reg home feed ajax lite tr nt apps lists browse logout terms careers safety directory username'
const instagramOwnPages = 'emails session press support'
const ownPages = {
  X: new Set(xOwnPages.split(' ')),
  Facebook: new Set(`${metaOwnPages} ${facebookOwnPages}`.split(' ')),
  Instagram: new Set(`${metaOwnPages} ${instagramOwnPages}`.split(' ')),
} as const

/**
 * What each network gives as a handle. X: fifteen letters, digits and underscores (help.x.com, "X username rules"). Facebook: letters, digits and points, one letter at
 * least, no two points together; new ones have five signs (Facebook's help, "usernames"), older ones and those of brands may have fewer (zuck, nike). Instagram: thirty letters, digits, points and underscores, a point neither first, last nor beside
 * another. The simulated Facebook names its people as the simulated X does.
 */
const forms: Readonly<Record<NetworkId, RegExp>> = {
  x: /^[A-Za-z0-9_]{1,15}$/,
  x_sandbox: /^[A-Za-z0-9_]{1,15}$/,
  facebook: /^(?=.*[A-Za-z])[A-Za-z0-9](?:\.?[A-Za-z0-9]){1,49}$/,
  facebook_sandbox: /^(?=.*[A-Za-z])(?!.*\.\.)[A-Za-z0-9_](?:[A-Za-z0-9._]{0,48}[A-Za-z0-9_])?$/,
  instagram: /^(?!\.)(?!.*\.\.)(?!.*\.$)[A-Za-z0-9._]{1,30}$/,
  instagram_sandbox: /^(?!\.)(?!.*\.\.)(?!.*\.$)[A-Za-z0-9._]{1,30}$/,
}

/** @returns whether a network could have given this handle to somebody; without the leading @ */
export function isHandle(network: NetworkId, text: string): boolean {
  return forms[network].test(text) && !isOwnPage(network, text)
}

/** @returns the same text for every way of writing a handle: in lower case, and on Facebook without dots */
export function handleKey(network: NetworkId, handle: string): string {
  const name = handle.toLowerCase()
  return networks[network].brand === 'Facebook' ? name.replaceAll('.', '') : name
}

/** @returns the external id of a person known only by handle */
export function idOfHandle(network: NetworkId, handle: string): string {
  return `@${handleKey(network, handle)}`
}

/** @returns whether the first segment of a path is a page of the network itself, not a person's */
export function isOwnPage(network: NetworkId, first: string): boolean {
  const { brand } = networks[network]
  const name = first.toLowerCase()
  // A version of the Graph API: /v21.0/dialog/oauth.
  const isProgram = /\.php$|^v\d+\.\d+$/.test(name)
  return ownPages[brand].has(name) || (brand === 'Facebook' && isProgram)
}
