import type { PromotionTarget } from '@seaport/contract/work/runner'
import { piecesOf } from './pieces.ts'

/** @returns a script's words for one person; what is not known becomes empty (the contract's rule) */
export function fill(text: string, person: PromotionTarget['person'], myNickname: string): string {
  const values = {
    nickname: person?.name ?? '',
    account: person?.handle ?? '',
    location: person?.location ?? '',
    my_nickname: myNickname,
  }
  return piecesOf(text)
    .map(({ text: words, variable }) =>
      variable ? values[variable] : words.replace(/\{\{|\}\}/g, (pair) => pair[0] ?? ''),
    )
    .join('')
}
