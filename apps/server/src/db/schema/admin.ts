import type { Locale } from '@seaport/contract/kernel/locale.schema'
import type { PermissionKey } from '@seaport/contract/kernel/permission'
import type { AnnouncementType } from '@seaport/contract/platform/announcement.schema'
import type { AuditAction } from '@seaport/contract/platform/audit.schema'
import type { EpochMs, SqlBoolean } from './values.ts'

/** Actions of administrators; rows are only ever added, and the database refuses anything else. */
export interface AuditLogTable {
  id: string
  at: EpochMs
  actor_id: string
  /** Email address at that time. */
  actor_email: string
  as_user_id: string | null
  action: AuditAction
  subject: string | null
  /** Owner of the object. */
  tenant_id: string | null
  /** JSON objects, without secrets. */
  before: string | null
  after: string | null
  ip: string
  request_id: string
}

/** Allows the administrator's own session to return from a login as a user, once. */
export interface AdminReturnTable {
  id_hash: Buffer
  admin_id: string
  /** The administrator's session. */
  admin_session: Buffer
  /** The session as the user. */
  user_session: Buffer
  expires_at: EpochMs
}

/** An entry of the console's menu. */
export interface MenuTable {
  id: string
  parent_id: string | null
  position: number
  /** Permission key needed to see it; null = none. */
  permission: PermissionKey | null
  icon: string
  /** Route of the console; null = a group. */
  path: string | null
  /** JSON: title per language. */
  titles: string
  /** Has a route, but is not shown in the sidebar. */
  hidden: SqlBoolean
}

/** Initial menu entries that were created in this installation, including those that a person deleted since. */
interface MenuSeedTable {
  id: string
}

export interface AnnouncementTable {
  id: string
  type: AnnouncementType
  /** May be in the future; never changed once it has passed. */
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

/** Announcements before this moment are read; without a row: those before the user's registration. */
interface AnnouncementReaderTable {
  user_id: string
  read_until: EpochMs
}

/** Announcements read in addition. */
interface AnnouncementReadTable {
  user_id: string
  announcement_id: string
  read_at: EpochMs
}

export interface VersionTable {
  id: string
  language: Locale
  version: string
  /** Sort like the version: the three numbers, then kind and number of a pre-release. */
  core_order: number
  pre_order: number
  intel_url: string | null
  m1_url: string | null
  windows_url: string | null
  /** `VersionFiles` as JSON; null = unknown. */
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
  /** Planned value as JSON; null = none. */
  next_value?: string | null
  /** When the planned value takes effect, or the last planned one did; null = none was ever planned. */
  next_at?: EpochMs | null
}

/** The secret of the installation, by its fingerprint. At most one row. */
interface SecretMarkTable {
  id: 1
  fingerprint: string
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
  secret_mark: SecretMarkTable
  setting: SettingTable
}
