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
    [/封停|账号受限/, '封禁'],
    [/人工协助/, '人工执行'],
    [/切回/, '切换回'],
    [/设置(邮件服务器|翻译服务)|(翻译|接口)设置/, '配置'],
    // A Chinese date ends in 日.
    [/\{\{(date|day|effective)\}\} \p{Script=Han}/u, 'the same without a blank'],
    [/\{\{count[^}]*\}\} (粉丝|账号|坐席|任务|端口|话术|文件)/, 'the same with a measure word'],
  ],
  hk: [
    [/席位/, '坐席'],
    [/落單/, '下單'],
    [/封停|帳號受限/, '封鎖'],
    [/人手協助/, '人手執行'],
    [/郵件伺服器/, '電郵伺服器'],
    [/\{\{(date|day|effective)\}\} \p{Script=Han}/u, 'the same without a blank'],
    [/切回/, '切換回'],
    [/\{\{count[^}]*\}\} (追蹤者|帳號|坐席|任務|端口|文案|檔案)/, 'the same with a measure word'],
  ],
  en: [
    [/\be-mails?\b/i, 'email'],
    [/\bmails\b/i, 'emails'],
    [/\buser name\b/i, 'username'],
    [/\bwhoever\b/i, 'anyone who'],
    [/\bPlease (try|contact|check|choose|select|enter)\b/, 'the same without “Please”'],
    [/\b(cancel(ed|ing)|color|center|behavior|favorite|synchroniz\w*)\b/i, 'British spelling'],
    [/\b(kinds?|types?) of tasks?\b/i, 'task type'],
  ],
  vi: [
    // Tones stand on the first vowel of a closing oa, oe and uy: hòa, khỏe, hủy; but quý.
    [/o[áàảãạéèẻẽẹ](?!\p{L})|(?<!q)u[ýỳỷỹỵ](?!\p{L})/iu, 'óa, óe, úy'],
    [/máy chủ thư(?!\p{L})/iu, 'máy chủ email'],
    [/quý khách/i, 'bạn'],
    [/vui lòng (thử|kiểm tra|liên hệ|chờ|đợi|chọn|điền|gia hạn|tải|sao chép)/i, 'Hãy'],
    [/hạn mức mỗi ngày/i, 'giới hạn mỗi ngày'],
    [/mua thay|mua cho người dùng/i, 'mua hộ'],
  ],
}
