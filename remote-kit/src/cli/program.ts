/** `pt-remote`: everything that a team does with its remote. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Command, CommanderError } from 'commander'
import { colored } from './answer.ts'
import { type AddCommand, addPlatform, addReleases, addStanding, addWork } from './commands.ts'
import { copy } from './copy.ts'
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
      .option('--json', 'print the answer as JSON')
      .action(async (...given: unknown[]) => {
        const own = given.at(-1) as Command
        const flags = own.opts<Flags>()
        const { text, data, isFine = true } = await act(flags, own.args[0] ?? '', own.args[1] ?? '')
        console.log(flags.json ? JSON.stringify(data, null, 2) : colored(text, hasColors()))
        if (!isFine) exitCode = FAILED
      })
  const { groups } = copy
  const parts = [
    [groups.work, addWork],
    [groups.releases, addReleases],
    [groups.standing, addStanding],
    [groups.platform, addPlatform],
  ] as const
  for (const [heading, addPart] of parts) {
    program.commandsGroup(heading)
    addPart(add)
  }
  program.commandsGroup(groups.help).helpCommand('help [command]', copy.help)

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
    .version(readVersion(), '-V, --version', copy.version)
    .helpOption('-h, --help', copy.help)
    .enablePositionalOptions()
    .showSuggestionAfterError()
    .exitOverride()
    .configureHelp({ styleTitle: style(1), styleCommandText: style(36), styleOptionText: style(32) })
    .addHelpText('after', copy.exitCodes)
}

function readVersion(): string {
  const file = join(import.meta.dirname, '../../package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}
