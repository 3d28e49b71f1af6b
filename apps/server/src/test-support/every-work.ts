import type { TaskWork } from '@seaport/contract/work/task-kind.schema'

const ends = { target_count: 50, duration_minutes: 90 }
const pace = { send_interval_seconds: 30 }
const timed = { ...pace, duration_minutes: null }
const warmUp = { ...pace, duration_minutes: 60 }
const links = ['http://127.0.0.1:8788/harbor_tea/status/17', 'http://127.0.0.1:8788/harbor_tea/status/18']
const profiles = ['http://127.0.0.1:8788/harbor_tea', '@lotus_travel']
const audience = { from: 'list' as const, targets: ['@anna', '@ben'] }
const people = { audience, deduplication: true, promotion_count: 2 }

/** Work of every kind, with every parameter of the kind. */
export const everyWork: readonly TaskWork[] = [
  { kind: 'collect_homepage', params: { profiles, ...ends } },
  { kind: 'collect_likers', params: { links, ...ends } },
  { kind: 'collect_commenters', params: { links, ...ends } },
  { kind: 'collect_sharers', params: { links, ...ends } },
  { kind: 'collect_followers', params: { profiles, ...ends } },
  { kind: 'collect_following', params: { profiles, ...ends } },
  { kind: 'collect_keywords', params: { keywords: ['spring tea', 'oolong'], ...ends } },
  { kind: 'collect_group_members', params: { profiles: ['17', '18'], ...ends } },
  { kind: 'collect_friends', params: { profiles, ...ends } },
  { kind: 'send_message', params: { script_id: 's', ...people, ...timed } },
  { kind: 'comment_link', params: { script_id: 's', links, comment_count: 1, ...timed } },
  { kind: 'publish_post', params: { script_id: 's', promotion_count: 3, ...timed } },
  { kind: 'publish_group_post', params: { script_id: 's', groups: ['1', '2'], ...timed } },
  {
    kind: 'pull_group',
    params: {
      script_id: null,
      audience,
      deduplication: true,
      group_count: 2,
      people_per_group: 20,
      ...timed,
    },
  },
  { kind: 'follow', params: { ...people, ...warmUp } },
  { kind: 'like', params: { links, like_count: 2, ...warmUp } },
  { kind: 'join_group', params: { groups: ['1'], ...warmUp } },
  { kind: 'add_friend', params: { ...people, ...warmUp } },
  { kind: 'edit_profile', params: { profile: { name: 'Harbor Tea', bio: 'Tea' }, duration_minutes: null } },
  { kind: 'change_language', params: { language: 'zh-Hant', duration_minutes: null } },
]
