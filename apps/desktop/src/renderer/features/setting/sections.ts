import type { ComponentType } from 'react'
import { UpdateCard } from '../update/update.public.ts'
import { AboutCard } from './components/AboutCard.tsx'
import { Accounts } from './components/Accounts.tsx'
import { AppearanceSection } from './components/AppearanceSection.tsx'
import { Connection } from './components/Connection.tsx'
import { DataFolder } from './components/DataFolder.tsx'
import { DeviceCard } from './components/DeviceCard.tsx'
import { Guard } from './components/Guard.tsx'
import { LifeSection } from './components/LifeSection.tsx'

/** A section of the settings: a `PageCard` that loads its own data. */
interface SettingsSection {
  readonly id: string
  readonly Section: ComponentType
}

/** Cards in two columns, in reading order. */
export const sections: readonly SettingsSection[] = [
  { id: 'appearance', Section: AppearanceSection },
  { id: 'life', Section: LifeSection },
  { id: 'device', Section: DeviceCard },
  { id: 'connection', Section: Connection },
  { id: 'data', Section: DataFolder },
  { id: 'program', Section: AboutCard },
  { id: 'updates', Section: UpdateCard },
]

/** Full-width sections below them: tables of the accounts (caps, quiet hours). */
export const wideSections: readonly SettingsSection[] = [
  { id: 'accounts', Section: Accounts },
  { id: 'guard', Section: Guard },
]
