/** Runs migrations in the order of a list, each until it has succeeded once. `processes/migrations/` has the lists. */
import { trusted } from 'mongoose'
import { setTimeout as sleep } from 'node:timers/promises'
import { holdLease } from './hold-lease.command.ts'
import { MigrationModel } from './migration.model.ts'

/** How often a process looks whether another one has finished. */
const POLL_MS = 100

/** Runs before the API listens. Running it twice must do no harm: a process may be killed right after it. */
export type StartMigration = { name: string; run: () => Promise<void> }

/** Runs while the API serves, where it may take long. `run` returns whether it reached the end. */
export type BackgroundMigration = { name: string; run: (signal: AbortSignal) => Promise<boolean> }

/**
 * Runs what has not succeeded yet, in order, in one process at a time. Only reads if there is nothing to do, so that
 * nothing can hold up a start. A migration that throws stops the start: the next start tries it again, and nothing after
 * it runs before it.
 */
export async function runStartMigrations(migrations: readonly StartMigration[]): Promise<void> {
  while (!(await areDone(migrations))) {
    if (!(await holdLease(() => runInOrder(migrations)))) await sleep(POLL_MS)
  }
}

async function runInOrder(migrations: readonly StartMigration[]): Promise<void> {
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

async function areDone(migrations: readonly StartMigration[]): Promise<boolean> {
  const names = new Set(migrations.map(({ name }) => name))
  return (await MigrationModel.countDocuments({ _id: trusted({ $in: [...names] }) })) === names.size
}

const isDone = (name: string) => MigrationModel.exists({ _id: name })

const markDone = (name: string) =>
  MigrationModel.updateOne({ _id: name }, { $set: { done_at: new Date() } }, { upsert: true })
