/** What every test file begins with. Vitest evaluates this file once per test file, what it imports once per worker. */
import './patient-waits.ts'
import './property-seed.ts'
