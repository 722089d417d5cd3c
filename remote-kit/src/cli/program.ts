/** `pt-remote`: everything that a team does with its remote. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Command, CommanderError } from 'commander'
import { colored } from './answer.ts'
import { type AddCommand, addReleases, addWork } from './commands.ts'
import { hasColors } from '#wording/env.ts'
import type { Flags } from './flags.ts'
import { UsageError } from '#wording/usage-error.ts'

const FAILED = 1
const MISUSED = 2

/** Runs a command line and returns its exit code: 0 if all is well, 1 if not, 2 if the command line is wrong. */
export async function run(args: readonly string[]): Promise<number> {
  let exitCode = 0
  const program = createProgram()

  /** A command whose answer is printed, as text or, with --json, as JSON. */
  const add: AddCommand = (usage, description, act) =>
    program
      .command(usage)
      .description(description)
      .option('--json', 'the answer as JSON')
      .action(async (...given: unknown[]) => {
        const own = given.at(-1) as Command
        const flags = own.opts<Flags>()
        const { text, data, isFine = true } = await act(flags, own.args[0] ?? '', own.args[1] ?? '')
        console.log(flags.json ? JSON.stringify(data, null, 2) : colored(text, hasColors()))
        if (!isFine) exitCode = FAILED
      })
  addWork(add)
  addReleases(add)

  try {
    await program.parseAsync(args, { from: 'user' })
    return exitCode
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : MISUSED
    const message = error instanceof Error ? error.message : String(error)
    console.error(args.includes('--json') ? JSON.stringify({ error: message }) : message)
    return error instanceof UsageError ? MISUSED : FAILED
  }
}

function createProgram(): Command {
  const style = (code: number) => (text: string) => `\u001B[${code}m${text}\u001B[39;22m`
  return new Command('pt-remote')
    .description('Creates, runs, checks and releases a remote of the platform')
    .version(readVersion(), '-V, --version')
    .enablePositionalOptions()
    .showSuggestionAfterError()
    .exitOverride()
    .configureHelp({ styleTitle: style(1), styleCommandText: style(36), styleOptionText: style(32) })
    .addHelpText(
      'after',
      '\nExit codes: 0 all is well, 1 something isn’t, 2 the command line is wrong: an option, a value or a name.',
    )
}

function readVersion(): string {
  const file = join(import.meta.dirname, '../../package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}
