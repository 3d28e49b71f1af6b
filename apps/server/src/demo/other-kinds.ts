import type { CollectWork, PromotionWork } from '@seaport/contract/work/task-kind.schema'
import type { UnitOfWork } from '../kernel/unit-of-work.ts'
import { targetsOf, writeOutcomes } from '../modules/work/task/task.public.ts'
import { DAY } from './people.ts'
import { type DemoEvent, type Desk, holdPort, portOf, workerAt, writeTask } from './tasks.ts'

const MINUTE = 60_000

/** A task of a kind that the history lacks. */
interface OtherTask {
  /** Position of its account among the tenant's. */
  account: number
  daysAgo: number
  /** Carried out by a person, where no API offers it. */
  byHand?: true
  /** Ended by a person before it began. */
  ended?: true
  plan: CollectWork | PromotionWork
  /** People that it reached, for plans that go to an audience. */
  people?: readonly string[]
}

const FACEBOOK = 4
const collecting = { target_count: 50, duration_minutes: null }
const pace = { send_interval_seconds: 60 }
const anHour = { ...pace, duration_minutes: 60 }
const untilDone = { ...pace, duration_minutes: null }
const toList = { audience: { from: 'list' as const, targets: [] }, deduplication: true }

/** One task of each kind that the month of `history.ts` and the follows of `promotions.ts` lack. */
export function otherTasks(
  webBase: string,
  scriptId: string,
  people: readonly string[],
): readonly OtherTask[] {
  const page = (path: string) => `${webBase}/${path}`
  const posts = [page('nova_gadgets/status/1990006370099200000')]
  const groups = [page('facebook/groups/1600000000000091193')]
  const script = { script_id: scriptId }
  const [four, three] = [people.slice(0, 4), people.slice(4, 7)]
  return [
    {
      account: 1,
      daysAgo: 24,
      plan: {
        kind: 'send_message',
        params: { ...script, ...toList, promotion_count: 4, ...untilDone },
      },
      people: four,
    },
    {
      account: 0,
      daysAgo: 21,
      plan: {
        kind: 'comment_link',
        params: { ...script, links: posts, comment_count: 1, ...untilDone },
      },
    },
    {
      account: 0,
      daysAgo: 18,
      plan: {
        kind: 'publish_post',
        params: { ...script, promotion_count: 1, ...untilDone },
      },
    },
    {
      account: FACEBOOK,
      daysAgo: 16,
      byHand: true,
      plan: { kind: 'publish_group_post', params: { ...script, groups, ...untilDone } },
    },
    {
      account: FACEBOOK,
      daysAgo: 15,
      byHand: true,
      plan: {
        kind: 'pull_group',
        params: {
          ...script,
          ...toList,
          group_count: 1,
          people_per_group: 3,
          ...untilDone,
        },
      },
      people: three,
    },
    {
      account: 2,
      daysAgo: 12,
      byHand: true,
      plan: { kind: 'like', params: { links: posts, like_count: 1, ...anHour } },
    },
    {
      account: FACEBOOK,
      daysAgo: 10,
      byHand: true,
      plan: { kind: 'join_group', params: { groups, ...anHour } },
    },
    {
      account: FACEBOOK,
      daysAgo: 9,
      byHand: true,
      plan: { kind: 'add_friend', params: { ...toList, promotion_count: 3, ...anHour } },
      people: three,
    },
    {
      account: 2,
      daysAgo: 8,
      byHand: true,
      plan: {
        kind: 'edit_profile',
        params: { profile: { bio: 'Slow trips along the Mekong' }, duration_minutes: null },
      },
    },
    {
      account: 3,
      daysAgo: 7,
      byHand: true,
      plan: { kind: 'change_language', params: { language: 'vi', duration_minutes: null } },
    },
    {
      account: FACEBOOK,
      daysAgo: 6,
      byHand: true,
      ended: true,
      plan: { kind: 'collect_group_members', params: { profiles: groups, ...collecting } },
    },
    {
      account: FACEBOOK,
      daysAgo: 5,
      byHand: true,
      ended: true,
      plan: { kind: 'collect_friends', params: { profiles: [page('facebook/harbor_tea')], ...collecting } },
    },
    {
      account: 1,
      daysAgo: 4,
      ended: true,
      plan: { kind: 'collect_following', params: { profiles: [page('harbor_tea')], ...collecting } },
    },
    {
      account: 3,
      daysAgo: 3,
      ended: true,
      plan: { kind: 'collect_keywords', params: { keywords: ['oolong', '乌龙茶'], ...collecting } },
    },
  ]
}

/** A task of each remaining kind. @param scriptId the one that they say */
export function tasksOfOtherKinds(work: UnitOfWork, desk: Desk, scriptId: string): DemoEvent[] {
  const people = (desk.seen.get('harbor_tea followers') ?? [])
    .slice(200, 207)
    .map(({ handle }) => `@${handle}`)
  return otherTasks(desk.webBase, scriptId, people).map((task) => {
    const at = work.now - task.daysAgo * DAY
    return { at, write: () => writeOther(work, desk, task, at) }
  })
}

async function writeOther(work: UnitOfWork, desk: Desk, one: OtherTask, created_at: number): Promise<void> {
  const targets = one.people ?? targetsOf(one.plan)
  const ended_at = created_at + (one.ended ? 3 : targets.length + 1) * MINUTE
  const task = await writeTask(
    work,
    workerAt(desk, one.account),
    one.plan,
    {
      executor: one.byHand ? 'assisted' : 'api',
      status: one.ended ? 'ended' : 'completed',
      end_reason: one.ended ? 'by_person' : 'list_exhausted',
      created_at,
      queued_at: created_at,
      started_at: one.ended ? null : created_at + MINUTE,
      ended_at,
      ...(!one.ended && { fence: 1, seq: targets.length, last_progress_at: ended_at }),
    },
    targets,
  )
  if (!one.ended)
    await writeOutcomes(
      { ...work, now: ended_at },
      task,
      targets.map((_, position) => ({ position, outcome: 'done', reason: null, collected: 0 })),
    )
  await holdPort(work, task, { slot: portOf(desk, task), until: ended_at })
}
