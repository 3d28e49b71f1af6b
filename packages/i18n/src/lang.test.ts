import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { DEFAULT_LANG, fromTag, LANG_NAMES, LANGS, MALAY, toTag } from './lang.ts'

test('the product has four languages, simplified Chinese by default', () => {
  expect(LANGS).toEqual(['cn', 'hk', 'en', 'vi'])
  expect(DEFAULT_LANG).toBe('cn')
  expect(LANGS.map((lang) => [LANG_NAMES[lang], toTag(lang)])).toEqual([
    ['简体中文', 'zh-CN'],
    ['繁體中文', 'zh-HK'],
    ['English', 'en'],
    ['Tiếng Việt', 'vi'],
  ])
  expect(MALAY).toEqual({ code: 'ms', name: 'Bahasa Melayu', shownAs: 'en' })
})

test.each([
  ['zh', 'cn'],
  ['zh-SG', 'cn'],
  ['zh-TW', 'hk'],
  ['zh-HK', 'hk'],
  ['zh-MO', 'hk'],
  ['zh-Hant', 'hk'],
  ['zh-Hant-MO', 'hk'],
  ['zh-Hans-HK', 'cn'],
  ['yue', 'hk'],
  ['vi-VN', 'vi'],
  ['en-GB', 'en'],
  ['ms-MY', 'en'],
  ['fr', undefined],
])('%s selects %s', (tag, lang) => {
  expect(fromTag(tag)).toBe(lang)
})

/** Terms on which a customer's decision depends, written by hand: cn, hk, en, vi. */
const words: Record<string, [string, string, string, string]> = {
  'task:status.pending': ['待执行', '待執行', 'Pending execution', 'Chờ thực hiện'],
  'task:status.queued': ['排队中', '排隊中', 'In queue', 'Đang xếp hàng'],
  'task:status.running': ['进行中', '進行中', 'In progress', 'Đang chạy'],
  'task:status.completed': ['已完成', '已完成', 'Completed', 'Hoàn thành'],
  'task:status.ended': ['已结束', '已結束', 'Ended', 'Đã kết thúc'],
  'task:status.error': ['执行异常', '執行異常', 'Execution error', 'Lỗi thực hiện'],
  // The count is of the others, where 等 N 项 would count them all.
  'task:titleMore_other': [
    '{{title}} 及另外 {{count, number}} 项',
    '{{title}} 及另外 {{count, number}} 項',
    '{{title}} and {{count, number}} more',
    '{{title}} và {{count, number}} mục khác',
  ],
  'task:kind.add_friend': ['添加好友', '加為朋友', 'Add friend', 'Kết bạn'],
  'task:kind.change_language': ['切换语言', '更改語言', 'Change language', 'Đổi ngôn ngữ'],
  'task:kind.collect_commenters': [
    '采集评论用户',
    '採集留言用戶',
    'Collect commenters',
    'Thu thập người bình luận',
  ],
  'task:kind.collect_followers': ['采集粉丝', '採集追蹤者', 'Collect followers', 'Thu thập người theo dõi'],
  'task:kind.collect_following': [
    '采集关注对象',
    '採集追蹤中用戶',
    'Collect following',
    'Thu thập người đang theo dõi',
  ],
  'task:kind.collect_friends': ['采集好友', '採集朋友', 'Collect friends', 'Thu thập bạn bè'],
  'task:kind.collect_group_members': [
    '采集群组成员',
    '採集群組成員',
    'Collect group members',
    'Thu thập thành viên nhóm',
  ],
  'task:kind.collect_homepage': ['采集主页', '採集主頁', 'Collect profiles', 'Thu thập trang cá nhân'],
  'task:kind.collect_keywords': ['关键词采集', '關鍵字採集', 'Collect by keyword', 'Thu thập theo từ khóa'],
  'task:kind.collect_likers': ['采集点赞用户', '採集讚好用戶', 'Collect likers', 'Thu thập người thích'],
  'task:kind.collect_sharers': ['采集转发用户', '採集分享用戶', 'Collect sharers', 'Thu thập người chia sẻ'],
  'task:kind.comment_link': ['链接评论', '連結留言', 'Link comment', 'Bình luận kèm liên kết'],
  'task:kind.edit_profile': ['修改资料', '修改個人檔案', 'Edit profile', 'Sửa hồ sơ'],
  'task:kind.follow': ['关注', '追蹤', 'Follow', 'Theo dõi'],
  'task:kind.join_group': ['加入群组', '加入群組', 'Join group', 'Tham gia nhóm'],
  'task:kind.like': ['点赞', '讚好', 'Like', 'Thích'],
  'task:kind.publish_group_post': ['群组发帖', '在群組發帖', 'Group post', 'Đăng bài trong nhóm'],
  'task:kind.publish_post': ['发帖', '發帖', 'Post', 'Đăng bài'],
  'task:kind.pull_group': ['拉群', '拉群組', 'Group pulling', 'Kéo vào nhóm'],
  'task:kind.send_message': ['私信', '私訊', 'Private message', 'Tin nhắn riêng'],
  'seat:online': ['在线', '在線', 'Online', 'Trực tuyến'],
  'seat:offline': ['离线', '離線', 'Offline', 'Ngoại tuyến'],
  'seat:disabled': ['已停用', '已停用', 'Disabled', 'Đã vô hiệu hóa'],
  'seat:do.disable': ['停用', '停用', 'Disable', 'Vô hiệu hóa'],
  'seat:do.enable': ['启用', '啟用', 'Enable', 'Kích hoạt'],
  'seat:do.release': ['释放端口', '釋放端口', 'Release ports', 'Giải phóng cổng'],
  'seat:do.unbind': ['解绑设备', '解除綁定裝置', 'Unbind device', 'Hủy liên kết thiết bị'],
  'seat:do.password': ['重置密码', '重設密碼', 'Reset password', 'Đặt lại mật khẩu'],
  'seat:do.delete': ['删除坐席', '刪除坐席', 'Delete seat', 'Xóa nhân viên'],
  'account:online': ['在线', '在線', 'Online', 'Trực tuyến'],
  'account:offline': ['离线', '離線', 'Offline', 'Ngoại tuyến'],
  'account:type.personal': ['个人账号', '個人帳號', 'Personal', 'Cá nhân'],
  'account:type.promotion': ['推广账号', '推廣帳號', 'Promotion', 'Quảng bá'],
  'order:status.pending': ['待支付', '待付款', 'Pending payment', 'Chờ thanh toán'],
  'order:status.paid': ['支付成功', '付款成功', 'Paid', 'Đã thanh toán'],
  'order:status.failed': ['支付失败', '付款失敗', 'Payment failed', 'Thanh toán thất bại'],
  'order:status.closed': ['已关闭', '已關閉', 'Closed', 'Đã đóng'],
  'order:status.refunded': ['已退款', '已退款', 'Refunded', 'Đã hoàn tiền'],
  'order:alipay': ['支付宝', '支付寶', 'Alipay', 'Alipay'],
  'order:alipayOff': [
    '维护中，请联系客服',
    '維護中，請聯絡客戶服務',
    'Under maintenance, contact support',
    'Đang bảo trì, hãy liên hệ hỗ trợ',
  ],
  'header:plan.default': ['默认套餐', '預設套餐', 'Default plan', 'Gói mặc định'],
  'header:plan.standard': ['标准版', '標準版', 'Standard', 'Tiêu chuẩn'],
  'header:plan.professional': ['专业版', '專業版', 'Professional', 'Chuyên nghiệp'],
}

describe('the terms that matter for a customer’s decision', () => {
  test.each(Object.entries(words))('%s', (key, expected) => {
    const [namespace = '', name = ''] = key.split(':')
    const texts = LANGS.map(
      (lang) =>
        JSON.parse(readFileSync(new URL(`../locales/${lang}/${namespace}.json`, import.meta.url), 'utf8'))[
          name
        ],
    )
    expect(texts).toEqual(expected)
  })
})
