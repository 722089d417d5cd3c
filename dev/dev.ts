/** `pnpm dev`: runs the product from source. The API restarts on changes; the shell and the remotes use HMR. */
import { runPlatform } from '#dev/platform/run-platform.ts'

await runPlatform({ watch: true })
