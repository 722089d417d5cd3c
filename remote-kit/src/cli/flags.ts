import type { Command } from 'commander'

/** What a command line can say. Each command knows some of these. */
export type Flags = {
  json?: boolean | undefined
  remote?: string | undefined
  place?: string | undefined
  files?: string | undefined
  env?: string | undefined
  from?: string | undefined
  to?: string | undefined
  host?: string | undefined
  shell?: string | undefined
  skipGate?: string | undefined
  team?: string | undefined
  for?: string | undefined
  out?: string | undefined
  after?: string | undefined
  days?: string | undefined
  trial?: boolean | undefined
  adopt?: boolean | undefined
  lost?: boolean | undefined
  why?: string | undefined
  canary?: string | undefined
  metrics?: string[] | undefined
  every?: string | undefined
  version?: string | undefined
  kits?: string | undefined
  mock?: boolean | undefined
  api?: string | undefined
}

/** The flags that several commands have. */
const FLAGS = {
  remote: ['-r, --remote <folder>', 'the remote, by default the one you’re in'],
  place: ['--place <address>', 'where the registries and keys are, by default RELEASE_PLACE or the nearest .data'],
  files: ['--files <address>', 'where the files of releases are, by default RELEASE_FILES or the place'],
  env: ['--env <name>', 'the environment, by default ENVIRONMENT or production'],
  shell: ['--shell <address>', 'where the environment’s shell answers, by default SHELL_URL or as the registry says'],
  host: ['--host <address>', 'where browsers load released files from, by default REMOTES_URL'],
  why: ['--why <reason>', 'the reason, shown in the history'],
  version: ['--version <version>', 'a version you choose, instead of one made from the sources'],
} as const

/** Adds flags to a command. */
export function withFlags(command: Command, ...names: (keyof typeof FLAGS)[]): Command {
  for (const name of names) {
    const [flags, description] = FLAGS[name]
    command.option(flags, description)
  }
  return command
}
