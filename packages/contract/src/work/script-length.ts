import { measureText, type TextLength, type TextPlace, textLimits } from '@seaport/network-text/length'
import { type NetworkId, networks } from '../kernel/network.ts'
import { fillScript, parseTemplate, type ScriptValues } from './script-template.ts'
import type { TaskKindId } from './task-kind.ts'

/** Where the script of each kind of task is said. */
const places: Partial<Record<TaskKindId, TextPlace>> = {
  send_message: 'message',
  pull_group: 'message',
  comment_link: 'comment',
  publish_post: 'post',
  publish_group_post: 'post',
}

/** @returns where a task of the kind says its script; undefined = it says none */
export function placeOfKind(kind: TaskKindId): TextPlace | undefined {
  return places[kind]
}

/** @returns how long a text without variables is at a network */
export function lengthAt(network: NetworkId, place: TextPlace, text: string): TextLength {
  return measureText(networks[network].brand, place, text)
}

/** @returns the length of what a script says once its variables are filled in */
export function filledLength(
  at: { network: NetworkId; place: TextPlace },
  script: string,
  values: ScriptValues,
): TextLength {
  return lengthAt(at.network, at.place, fillScript(script, values))
}

/** @returns the length of a script's own words, without anything in place of its variables */
export function leastLength(network: NetworkId, place: TextPlace, script: string): TextLength {
  const words = parseTemplate(script).map(({ text, variable }) =>
    variable ? '' : text.replaceAll(/\{\{|\}\}/g, '{'),
  )
  return lengthAt(network, place, words.join(''))
}

/** @returns the length of a script's own words at each place of a network */
export function lengthsOf(network: NetworkId, script: string): { place: TextPlace; length: TextLength }[] {
  const all = Object.keys(textLimits[networks[network].brand]) as TextPlace[]
  return all.map((place) => ({ place, length: leastLength(network, place, script) }))
}

/** @returns whether a script is too long for everything that can be said on its network */
export function fitsNowhere(network: NetworkId, script: string): boolean {
  return lengthsOf(network, script).every(({ length }) => length.isTooLong)
}
