import type { PlainKey } from '@seaport/i18n/translate'
import type { ComponentType } from 'react'
import { BoardPicture, DevicePicture, HandPicture, InstallPicture, StopPicture } from './pictures/agent.tsx'
import {
  AssignPicture,
  MoneyPicture,
  PortsPicture,
  ResultsPicture,
  SeatPicture,
  TaskPicture,
} from './pictures/supervisor.tsx'

/** One step, with a picture made of real UI parts. */
export interface TutorialStep {
  readonly title: PlainKey<'tutorial'>
  readonly text: PlainKey<'tutorial'>
  readonly Picture: ComponentType
}

/** What a supervisor does in the console. */
export const supervisorSteps: readonly TutorialStep[] = [
  { title: 'money', text: 'moneyText', Picture: MoneyPicture },
  { title: 'ports', text: 'portsText', Picture: PortsPicture },
  { title: 'seat', text: 'seatText', Picture: SeatPicture },
  { title: 'assign', text: 'assignText', Picture: AssignPicture },
  { title: 'task', text: 'taskText', Picture: TaskPicture },
  { title: 'results', text: 'resultsText', Picture: ResultsPicture },
]

/** What an agent does in the desktop client. */
export const agentSteps: readonly TutorialStep[] = [
  { title: 'install', text: 'installText', Picture: InstallPicture },
  { title: 'device', text: 'deviceText', Picture: DevicePicture },
  { title: 'board', text: 'boardText', Picture: BoardPicture },
  { title: 'hand', text: 'handText', Picture: HandPicture },
  { title: 'stop', text: 'stopText', Picture: StopPicture },
]

/** Questions that come up on the way, with their answers. */
export const questions = [
  { title: 'whatTakes', text: 'whatTakesText' },
  { title: 'whatEnds', text: 'whatEndsText' },
  { title: 'whatCounts', text: 'whatCountsText' },
  { title: 'whatNever', text: 'whatNeverText' },
] as const satisfies readonly { title: PlainKey<'tutorial'>; text: PlainKey<'tutorial'> }[]
