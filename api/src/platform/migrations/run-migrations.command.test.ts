import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { useTestApp } from '#test/test-app.ts'
import { MigrationLeaseModel, MigrationModel } from './migration.model.ts'
import { runBackgroundMigrations, runStartMigrations } from './run-migrations.command.ts'

useTestApp()

let runs: string[]
let isBroken: boolean

beforeEach(async () => {
  runs = []
  isBroken = false
  await MigrationModel.deleteMany({})
})

const named = (name: string) => ({ name, run: async () => void runs.push(name) })

const breaking = {
  name: 'second',
  run: async () => {
    runs.push('second')
    if (isBroken) throw new Error('the database went away')
  },
}

describe('migrations at the start', () => {
  it('run in the order of the list, once', async () => {
    const list = [named('first'), named('second'), named('third')]
    await runStartMigrations(list)
    await runStartMigrations(list)
    expect(runs).toEqual(['first', 'second', 'third'])
  })

  it('run from the one that failed on, at the next start', async () => {
    isBroken = true
    const list = [named('first'), breaking, named('third')]
    await expect(runStartMigrations(list)).rejects.toThrow('the database went away')
    isBroken = false
    await runStartMigrations(list)
    expect(runs).toEqual(['first', 'second', 'second', 'third'])
  })

  it('run in one process at a time, and only once', async () => {
    const slow = {
      name: 'first',
      run: async () => {
        runs.push('first')
        await sleep(300)
      },
    }
    const list = [slow, named('second')]
    await Promise.all([runStartMigrations(list), runStartMigrations(list), runStartMigrations(list)])
    expect(runs).toEqual(['first', 'second'])
  })

  it('run soon after a process was killed in the middle of them', async () => {
    await MigrationLeaseModel.create({ _id: 'start', until: new Date(Date.now() + 3000) })
    await runStartMigrations([named('first')])
    expect(runs).toEqual(['first'])
    expect(await MigrationLeaseModel.countDocuments()).toBe(0)
  })

  it('run when they are added later, after what an earlier version has run', async () => {
    await runStartMigrations([named('first')])
    await runStartMigrations([named('first'), named('second')])
    expect(runs).toEqual(['first', 'second'])
  })
})

describe('migrations in the background', () => {
  const { signal } = new AbortController()
  const background = (name: string, isFinished = true) => ({
    name,
    run: async () => {
      runs.push(name)
      return isFinished
    },
  })

  it('run again until a run after the rollout has finished', async () => {
    const list = [background('first')]
    expect(await runBackgroundMigrations(list, false, signal)).toBe(0)
    expect(await runBackgroundMigrations(list, true, signal)).toBe(1)
    expect(await runBackgroundMigrations(list, true, signal)).toBe(0)
    expect(runs).toEqual(['first', 'first'])
  })

  it('do not count as finished where they were cut short', async () => {
    const list = [background('first', false), background('second')]
    expect(await runBackgroundMigrations(list, true, signal)).toBe(1)
    expect(await runBackgroundMigrations(list, true, signal)).toBe(0)
    expect(runs).toEqual(['first', 'second', 'first'])
  })
})
