import { endpoint } from '../kernel/endpoint.ts'
import type * as schema from './version.schema.ts'

/** Platforms of the desktop (specification, section 3, "Version"). */
export const desktopPlatforms = ['intel', 'm1', 'windows'] as const

export const latestVersion = endpoint<typeof schema.latestVersion>()({
  method: 'GET',
  path: '/version',
  summary:
    'The newest release for each platform, in the caller’s language, else in the default one; no pre-releases',
  callers: ['public'],
})

export const versionLog = endpoint<typeof schema.versionLog>()({
  method: 'GET',
  path: '/version/log',
  summary:
    'The update log: releases, newest first; of the default language where there are none in the caller’s',
  callers: ['public'],
})

const access = { callers: ['user'], permission: '10' } as const

export const listVersions = endpoint<typeof schema.listVersions>()({
  method: 'GET',
  path: '/admin/version',
  summary: 'Versions of the desktop, pre-releases too',
  ...access,
})

export const createVersion = endpoint<typeof schema.createVersion>()({
  method: 'POST',
  path: '/admin/version',
  stepUp: true,
  summary: 'Add a version; a version is there once per language',
  ...access,
  idempotent: true,
})

export const updateVersion = endpoint<typeof schema.updateVersion>()({
  method: 'PATCH',
  path: '/admin/version/:id',
  stepUp: true,
  summary: 'Change a version',
  ...access,
})

export const deleteVersion = endpoint<typeof schema.deleteVersion>()({
  method: 'DELETE',
  path: '/admin/version/:id',
  stepUp: true,
  summary: 'Take a version out of the download centre',
  ...access,
})
