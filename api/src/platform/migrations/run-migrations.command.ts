/** Runs migrations in the order of a list, each until it has succeeded once. `processes/migrations/` has the lists. */
import { MigrationModel } from './migration.model.ts'

/** Runs before the API listens. Running it twice must do no harm: processes start side by side. */
export type StartMigration = { name: string; run: () => Promise<void> }

/** Runs while the API serves, where it may take long. `run` returns whether it reached the end. */
export type BackgroundMigration = { name: string; run: (signal: AbortSignal) => Promise<boolean> }

/**
 * Runs what has not succeeded yet, in order. A migration that throws stops the start: the next start tries it again, and
 * nothing after it runs before it.
 */
export async function runStartMigrations(migrations: readonly StartMigration[]): Promise<void> {
  for (const { name, run } of migrations) {
    if (await isDone(name)) continue
    await run()
    await markDone(name)
  }
}

/**
 * Runs what has not finished yet and returns how many finished. Processes of the version before may still write old data, so
 * a migration counts as finished only by a run that began after the rollout.
 */
export async function runBackgroundMigrations(
  migrations: readonly BackgroundMigration[],
  isRolledOut: boolean,
  signal: AbortSignal,
): Promise<number> {
  let finished = 0
  for (const { name, run } of migrations) {
    if ((await isDone(name)) || !(await run(signal)) || !isRolledOut) continue
    await markDone(name)
    finished += 1
  }
  return finished
}

const isDone = (name: string) => MigrationModel.exists({ _id: name })

const markDone = (name: string) =>
  MigrationModel.updateOne({ _id: name }, { $set: { done_at: new Date() } }, { upsert: true })
