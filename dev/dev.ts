/** `pnpm dev`: the whole product from source: the API restarts on a change, shell and remotes take it up in the page. */
import { runPlatform } from '#dev/platform/run-platform.ts'

await runPlatform({ watch: true })
