/** `npm start`: the whole product on this machine, in its production build, with demo data. */
import { runPlatform } from '#dev/platform/run-platform.ts'

await runPlatform({ watch: false })
