import { industries, teamSizes } from '@seaport/contract/people/profile'
import { Industry, TeamSize } from '@seaport/contract/people/profile.schema'
import type { UserInfo } from '@seaport/contract/people/user.schema'
import * as userSchema from '@seaport/contract/people/user.schema'
import { z } from 'zod'
import { emptyToNull } from '../../shared/form/empty-to-null.ts'

const { username, phone, contact } = userSchema.updateUserInfo.body.shape

/** The profile as a form: every field is there, and sends null when it was emptied. */
export const ProfileForm = z.object({
  username: username.unwrap(),
  phone: emptyToNull(phone.unwrap().unwrap()),
  contact: emptyToNull(contact.unwrap().unwrap()),
  industry: emptyToNull(Industry),
  team_size: emptyToNull(TeamSize),
})

/** Initial values of the form. An industry or team size that this version does not know is shown as not chosen. */
export function draftOf(info: UserInfo): z.input<typeof ProfileForm> {
  return {
    username: info.username,
    phone: info.phone ?? '',
    contact: info.contact ?? '',
    industry: industries.find((one) => one === info.industry) ?? '',
    team_size: teamSizes.find((one) => one === info.team_size) ?? '',
  }
}
