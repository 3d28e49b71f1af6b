import { type Brand, type NetworkId, networks } from '../kernel/network.ts'
import { linkOfNetwork, type NetworkPlace } from './network-site.ts'
import { plainText } from './plain-text.ts'

/** What lists call a brand, besides its name. */
const names: Record<Brand, readonly string[]> = {
  X: ['x', 'twitter', 'x/twitter', 'x (twitter)', 'x.com', 'twitter.com', '推特'],
  Facebook: ['facebook', 'fb', 'facebook.com', 'meta', '脸书', '臉書'],
  Instagram: ['instagram', 'ig', 'ins', 'insta', 'instagram.com'],
}

/**
 * The network of an imported row: the one named in its own cell, else the site of its link, else the import's.
 * @param places the networks that are set up
 * @param usual the import's; undefined = each row has to say its own
 * @returns null if the cell names none of them, or nothing does
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

/** Of a brand that is set up twice, its name means the real network or the simulated one as the import does. */
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

/** Pages of simulated networks may nest below one another: the longest matching path wins. */
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
