import type { Locale } from '@seaport/contract/kernel/locale.schema'
import type { PermissionKey } from '@seaport/contract/kernel/permission'
import type { AnnouncementType } from '@seaport/contract/platform/announcement.schema'
import type { AuditAction } from '@seaport/contract/platform/audit.schema'
import type { EpochMs, SqlBoolean } from './values.ts'

/** What administrators did; rows are only ever added, and the database refuses anything else. */
export interface AuditLogTable {
  id: string
  at: EpochMs
  actor_id: string
  /** As it was then. */
  actor_email: string
  as_user_id: string | null
  action: AuditAction
  subject: string | null
  /** Whose data it was. */
  tenant_id: string | null
  /** JSON objects, without secrets. */
  before: string | null
  after: string | null
  ip: string
  request_id: string
}

/** The way back from a login as a user: for the administrator's own session, once. */
export interface AdminReturnTable {
  id_hash: Buffer
  admin_id: string
  /** The session that comes back. */
  admin_session: Buffer
  /** The login as a user that it leads back from. */
  user_session: Buffer
  expires_at: EpochMs
}

/** An entry of the console's menu. */
export interface MenuTable {
  id: string
  parent_id: string | null
  position: number
  /** Key that is needed to see it; null = none. */
  permission: PermissionKey | null
  icon: string
  /** Route of the console; null = a group. */
  path: string | null
  /** JSON: title per language. */
  titles: string
  /** Not shown in the sidebar, though its route is there. */
  hidden: SqlBoolean
}

/** Entries of the first menu that this installation was given, also those that a person deleted since. */
interface MenuSeedTable {
  id: string
}

export interface AnnouncementTable {
  id: string
  type: AnnouncementType
  /** May lie ahead; never changed once it has passed. */
  published_at: EpochMs
  created_by: string
  created_at: EpochMs
  updated_at: EpochMs
}

export interface AnnouncementTextTable {
  announcement_id: string
  language: Locale
  title: string
  /** Markdown. */
  content: string
}

/** Before when a user has read everything; a user without a row: its registration. */
interface AnnouncementReaderTable {
  user_id: string
  read_until: EpochMs
}

/** What a user has read beyond that. */
interface AnnouncementReadTable {
  user_id: string
  announcement_id: string
  read_at: EpochMs
}

export interface VersionTable {
  id: string
  language: Locale
  version: string
  /** Sort as the version does: the three numbers, then the kind and number of a pre-release. */
  core_order: number
  pre_order: number
  intel_url: string | null
  m1_url: string | null
  windows_url: string | null
  /** `VersionFiles` as JSON; null = nothing is known of them. */
  files: string | null
  /** Markdown. */
  notes: string
  created_at: EpochMs
  updated_at: EpochMs
}

/** A setting that differs from its default. */
interface SettingTable {
  key: string
  /** JSON. */
  value: string
  updated_at: EpochMs
  updated_by: string
  /** JSON of the value that is planned; null = none. */
  next_value?: string | null
  /** When the planned value takes effect, or when the last planned one did; null = none was ever planned. */
  next_at?: EpochMs | null
}

/** Tables of administration, for the schema. */
export interface AdminSchema {
  audit_log: AuditLogTable
  admin_return: AdminReturnTable
  menu: MenuTable
  menu_seed: MenuSeedTable
  announcement: AnnouncementTable
  announcement_text: AnnouncementTextTable
  announcement_reader: AnnouncementReaderTable
  announcement_read: AnnouncementReadTable
  version: VersionTable
  setting: SettingTable
}
