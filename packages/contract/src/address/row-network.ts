import { type Brand, type NetworkId, networks } from '../kernel/network.ts'
import { brandOfLink, linkOfNetwork, type NetworkPlace } from './network-site.ts'
import { plainText } from './plain-text.ts'

/** Names of a brand in lists, besides its own. */
const names: Record<Brand, readonly string[]> = {
  X: ['x', 'twitter', 'x/twitter', 'x (twitter)', 'x.com', 'twitter.com', '推特'],
  Facebook: ['facebook', 'fb', 'facebook.com', 'meta', '脸书', '臉書'],
  Instagram: ['instagram', 'ig', 'ins', 'insta', 'instagram.com'],
}

/**
 * The network of an imported row: from its own cell, else from the site of its link, else the import's default.
 * @param places the networks that are set up
 * @param usual the import's default; undefined = each row has to name its own
 * @returns null if the cell names none of them, or if nothing names one
 */
export function networkOfRow<P extends NetworkPlace>(
  places: readonly P[],
  { network = '', account }: { network?: string | undefined; account: string },
  usual: NetworkId | undefined,
): P | { network: NetworkId } | null {
  if (network.trim() !== '') return networkNamed(places, network, usual) ?? null
  const site = siteOf(places, account)
  if (site || usual === undefined) return site ?? null
  return places.find((place) => place.network === usual) ?? { network: usual }
}

/** Why a row's link leads to a network that is not set up; a key of messages of the API and of forms. */
export type NotSetUp = 'not_set_up_x' | 'not_set_up_facebook' | 'not_set_up_instagram'

/** @returns why no row with this account can be added: the site of its link is that of a network that is not set up */
export function notSetUp(places: readonly NetworkPlace[], account: string): NotSetUp | undefined {
  const brand = /[/?]/.test(account) ? brandOfLink(plainText(account)) : null
  if (brand === null || siteOf(places, account)) return undefined
  return ({ X: 'not_set_up_x', Facebook: 'not_set_up_facebook', Instagram: 'not_set_up_instagram' } as const)[
    brand
  ]
}

/** If a brand is set up as both the real and the sandbox network, its name means the same of the two as the import's default. */
function networkNamed<P extends NetworkPlace>(
  places: readonly P[],
  text: string,
  usual: NetworkId | undefined,
): P | undefined {
  const plain = plainText(text).toLowerCase()
  const isMeant = (name: string) => Object.values(names).some((all) => all.includes(name))
  const name = isMeant(plain) ? plain : plain.replace(/\s*\([^)]*\)$/, '')
  const isSimulated = name !== plain || (usual !== undefined && networks[usual].sandbox)
  const ofBrand = places.filter(({ network }) => names[networks[network].brand].includes(name))
  return (
    ofBrand.find(({ network }) => networks[network].sandbox === isSimulated) ??
    places.find(({ network }) => network === plain) ??
    (name === plain ? ofBrand[0] : undefined)
  )
}

/** The pages of one sandbox network may lie below another's path: the longest matching path wins. */
function siteOf<P extends NetworkPlace>(places: readonly P[], text: string): P | undefined {
  const rest = (place: P) =>
    networks[place.network].sandbox && place.web_base === undefined
      ? undefined
      : linkOfNetwork(place, text)?.path.length
  return places
    .flatMap((place) => {
      const length = rest(place)
      return length === undefined ? [] : [{ place, length }]
    })
    .sort((a, b) => a.length - b.length)[0]?.place
}
