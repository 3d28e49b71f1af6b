import type { Lang } from '../src/lang.ts'

/**
 * Words that no text of a language uses, with the house's own: one thing, one word. Only what is wrong in every context stands
 * here; what depends on the context is in docs/glossary.md.
 */
export const BANNED_WORDS: Readonly<Record<Lang, readonly (readonly [RegExp, string])[]>> = {
  cn: [
    [/席位/, '坐席'],
    [/帐/, '账'],
    [/登陆/, '登录'],
    [/贴子/, '帖子'],
    [/阀值/, '阈值'],
    [/采集目标/, '采集人数 or 推广对象'],
  ],
  hk: [
    [/席位/, '坐席'],
    [/落單/, '下單'],
  ],
  en: [
    [/\be-mails?\b/i, 'email'],
    [/\bmails\b/i, 'emails'],
    [/\buser name\b/i, 'username'],
    [/\bwhoever\b/i, 'anyone who'],
    [/\bPlease (try|contact|check|choose|select|enter)\b/, 'the same without “Please”'],
    [/\b(cancel(ed|ing)|color|center|behavior|favorite|synchroniz\w*)\b/i, 'British spelling'],
  ],
  vi: [
    // Tones stand on the first vowel of a closing oa, oe and uy: hòa, khỏe, hủy; but quý.
    [/o[áàảãạéèẻẽẹ](?!\p{L})|(?<!q)u[ýỳỷỹỵ](?!\p{L})/iu, 'óa, óe, úy'],
    [/máy chủ thư(?!\p{L})/iu, 'máy chủ email'],
    [/quý khách/i, 'bạn'],
  ],
}
