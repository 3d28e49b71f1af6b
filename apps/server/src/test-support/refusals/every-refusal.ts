import { deskRefusals } from './desk.ts'
import { moneyRefusals } from './money.ts'
import { passwordRefusals } from './passwords.ts'
import { peopleRefusals } from './people.ts'
import { platformRefusals } from './platform.ts'
import { runnerRefusals } from './runner.ts'
import { workRefusals } from './work.ts'

/** What is refused of valid calls, by what it is about. */
export const everyRefusal = {
  desk: deskRefusals,
  money: moneyRefusals,
  passwords: passwordRefusals,
  people: peopleRefusals,
  platform: platformRefusals,
  runner: runnerRefusals,
  work: workRefusals,
}
