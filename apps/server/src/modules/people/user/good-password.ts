import { isPersonalPassword } from '@seaport/contract/people/personal-password'
import type { Db } from '../../../db/schema.ts'
import { refuseFields } from '../../../kernel/refusal.ts'
import { readOpenSettings } from '../../platform/setting/setting.public.ts'
import { isCommonPassword } from './common-passwords.ts'

/**
 * Refuses a new password that an attacker would try first: one of the most common, or little more than names of its owner or of this installation.
 * @param names of the person: email address, name
 * @param field of the body with the password
 * @throws Refused: password_common, password_personal
 */
export async function requireGoodPassword(
  db: Db,
  password: string,
  names: readonly string[],
  field = 'password',
): Promise<void> {
  if (await isCommonPassword(password)) refuseFields('password_common', [field])
  const { brand, company } = await readOpenSettings(db)
  if (isPersonalPassword(password, [...names, brand, company])) refuseFields('password_personal', [field])
}
