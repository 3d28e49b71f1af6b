import { expect, test } from 'vitest'
import { ProfileForm } from './profile-draft.ts'

const draft = { username: 'Ann', phone: '', contact: ' ', industry: '', team_size: '' }

test('an emptied field is cleared', () => {
  expect(ProfileForm.parse(draft)).toEqual({
    username: 'Ann',
    phone: null,
    contact: null,
    industry: null,
    team_size: null,
  })
})

test('the profile is validated as on the server', () => {
  expect(ProfileForm.parse({ ...draft, phone: '+65 6123 4567', team_size: '2-10' })).toMatchObject({
    phone: '+65 6123 4567',
    team_size: '2-10',
  })
  expect(ProfileForm.safeParse({ ...draft, phone: 'call me' }).success).toBe(false)
  expect(ProfileForm.safeParse({ ...draft, username: ' ' }).success).toBe(false)
})
