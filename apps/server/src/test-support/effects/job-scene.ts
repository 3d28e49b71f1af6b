import type { Home } from '../tour/home.ts'
import type { EffectsStage } from './effects-stage.ts'

/** Seconds between what is on the stage and what a scene makes; the stage's desktops are still there. */
export const PAUSE_S = 30

/** Something that a job is to do once its time has come. */
export interface JobScene {
  job: string
  /** What it is, and when its time comes. */
  about: string
  /** Prepares the stage. */
  begin?(stage: EffectsStage): Promise<unknown>
  /** Makes what the job is to act on, in one home. */
  make(home: Home, turn: 'first' | 'second', stage: EffectsStage): Promise<unknown>
  /** Seconds from its making until its time. */
  after: number
  /** Seconds between the first and the second making; two unless told. */
  apart?: number
  /** What goes on until the job runs. */
  meanwhile?(stage: EffectsStage): Promise<unknown>
  /** `rests`: the job doesn't run two seconds before already. */
  early?: 'runs' | 'rests'
}
