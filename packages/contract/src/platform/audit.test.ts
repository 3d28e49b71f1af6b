import { expect, test } from 'vitest'
import type { z } from 'zod'
import { NetworkField } from '../kernel/network-settings.schema.ts'
import { AdminPriceTier } from '../money/price.schema.ts'
import { AdminUser, SystemUser } from '../people/admin-user.schema.ts'
import { RegistrationConfig } from '../people/registration.schema.ts'
import { Role } from '../people/role.schema.ts'
import { StatCounts } from '../work/stats.schema.ts'
import { TranslationConfig } from '../work/translation.schema.ts'
import { AdminAnnouncement } from './announcement.schema.ts'
import { auditFields } from './audit.ts'
import { MenuEntry } from './menu.schema.ts'
import { OfficialChannel } from './official-channel.schema.ts'
import { ReleaseToken } from './release.schema.ts'
import { Settings } from './setting.schema.ts'
import { Version } from './version.schema.ts'

const of = (schema: z.ZodObject) => Object.keys(schema.shape)

test.each<[string, readonly string[]]>([
  ['settings', of(Settings)],
  ['a network', NetworkField.options],
  ['a price', of(AdminPriceTier)],
  ['a user', of(AdminUser)],
  ['an administrator', of(SystemUser)],
  ['registration', of(RegistrationConfig)],
  ['a role', of(Role)],
  ['translation', of(TranslationConfig)],
  ['statistics that were counted anew', of(StatCounts)],
  ['an announcement', of(AdminAnnouncement)],
  ['a menu entry', of(MenuEntry)],
  ['an official channel', of(OfficialChannel)],
  ['a release token', of(ReleaseToken)],
  ['a version', of(Version)],
])('the audit log has a label for each field of %s', (_, fields) => {
  expect(fields.filter((field) => !auditFields.some((one) => one === field))).toEqual([])
})
