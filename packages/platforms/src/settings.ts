import { z } from 'zod'

/** Where an X network is reached and how its app is known there. */
export const XSettings = z.object({
  network: z.enum(['x', 'x_sandbox']),
  api_base: z.url(),
  web_base: z.url(),
  authorize_url: z.url(),
  token_url: z.url(),
  client_id: z.string().min(1),
  /** Ports of 127.0.0.1 registered as callbacks, tried in order. */
  callback_ports: z.array(z.int().min(0).max(65_535)).min(1),
  /** Words of the API to begin with (decision 0291). */
  vocabulary: z.enum(['post', 'tweet']).default('post'),
  /** Most rows that the app may read in a month, as they are paid for; null = no cap. */
  monthly_reads: z.int().min(1).nullable().default(null),
})

const graph = {
  /** Host of Graph, without a version: graph.facebook.com, or graph.instagram.com for Instagram login. */
  api_base: z.url(),
  version: z
    .string()
    .regex(/^v\d+\.\d+$/)
    .default('v26.0'),
  web_base: z.url(),
  authorize_url: z.url(),
  client_id: z.string().min(1),
  callback_ports: z.array(z.int().min(0).max(65_535)).min(1),
}

export const FacebookSettings = z.object({ network: z.literal('facebook'), ...graph })
export const InstagramSettings = z.object({
  network: z.literal('instagram'),
  ...graph,
  /** Which of Instagram's two logins the app is set up for: they have other hosts, permissions and tokens. */
  login: z.enum(['facebook', 'instagram']).default('instagram'),
  /** Host of resumable uploads. */
  upload_base: z.url().default('https://rupload.facebook.com'),
})

/** What an installation has to know of a network, one shape per network. No secrets: an app's secret stays on the server. */
export const NetworkSettings = z.discriminatedUnion('network', [
  XSettings,
  FacebookSettings,
  InstagramSettings,
])
export type NetworkSettings = z.infer<typeof NetworkSettings>
export type XSettings = z.infer<typeof XSettings>
export type FacebookSettings = z.infer<typeof FacebookSettings>
export type InstagramSettings = z.infer<typeof InstagramSettings>
export type GraphSettings = FacebookSettings | InstagramSettings

/** What only the server has, to trade codes for tokens that last. */
export interface ExchangeSettings {
  app_secret: string
  /** Where Instagram login trades codes: another host than Graph's. */
  instagram_code_url: string
}

/** @returns names of the settings that are missing or wrong; empty where the network can be offered */
export function missingSettings(network: NetworkSettings['network'], given: object): string[] {
  const read = NetworkSettings.safeParse({ ...given, network })
  return read.success ? [] : [...new Set(read.error.issues.map(({ path }) => String(path[0])))].sort()
}
