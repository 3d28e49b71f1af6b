/** npm run agent: a seat's client without a window (docs/operations.md). It runs in this process, whose exit code is the agent's. */
import '../apps/agent/src/main.ts'
