import { measureText, type TextLength, type TextPlace, textLimits } from '@seaport/network-text/length'
import { excessTags, type TagExcess } from '@seaport/network-text/tags'
import { type NetworkId, networks } from '../kernel/network.ts'
import { fillScript, parseTemplate, type ScriptValues } from './script-template.ts'
import type { TaskKindId } from './task-kind.ts'

/** Kind of text in which each kind of task uses its script. */
const places: Partial<Record<TaskKindId, TextPlace>> = {
  send_message: 'message',
  pull_group: 'message',
  comment_link: 'comment',
  publish_post: 'post',
  publish_group_post: 'post',
}

/** @returns the kind of text in which a task of the kind uses its script; undefined = none */
export function placeOfKind(kind: TaskKindId): TextPlace | undefined {
  return places[kind]
}

/** @returns the length of a text without variables, as the network counts it */
export function lengthAt(network: NetworkId, place: TextPlace, text: string): TextLength {
  return measureText(networks[network].brand, place, text)
}

/** @returns the length of a script after its variables are filled in */
export function filledLength(
  at: { network: NetworkId; place: TextPlace },
  script: string,
  values: ScriptValues,
): TextLength {
  return lengthAt(at.network, at.place, fillScript(script, values))
}

/** @returns the length of a script's own text, with its variables empty */
export function leastLength(network: NetworkId, place: TextPlace, script: string): TextLength {
  const words = parseTemplate(script).map(({ text, variable }) =>
    variable ? '' : text.replaceAll(/\{\{|\}\}/g, '{'),
  )
  return lengthAt(network, place, words.join(''))
}

/** @returns the hashtags and mentions of a text without variables that has more of them than the network accepts; null if it may be sent */
export function excessTagsAt(network: NetworkId, place: TextPlace, text: string): TagExcess | null {
  return excessTags(networks[network].brand, place, text)
}

/** @returns the length of a script's own text for each kind of text of a network */
export function lengthsOf(network: NetworkId, script: string): { place: TextPlace; length: TextLength }[] {
  const all = Object.keys(textLimits[networks[network].brand]) as TextPlace[]
  return all.map((place) => ({ place, length: leastLength(network, place, script) }))
}

/** @returns whether a script is too long for every kind of text of its network */
export function fitsNowhere(network: NetworkId, script: string): boolean {
  return lengthsOf(network, script).every(({ length }) => length.isTooLong)
}
