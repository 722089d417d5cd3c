import { formatQuantity } from 'ui-kit/format'

/** What the console says around its parts. */
export const copy = {
  title: 'Console',
  meta: (remotes: number, environments: number) =>
    `${formatQuantity(remotes, 'remote')} · ${formatQuantity(environments, 'environment')}`,
  loading: 'Loading the platform',
  failed: 'Couldn’t load the platform',
  advice: 'Try again in a moment. If it stays like this, the log of the shell’s server says why.',
  empty: {
    title: 'No remotes yet',
    text: 'Every remote that a team publishes will be here, with its versions and how they’re doing. A team starts with',
    command: 'pt-remote publish',
  },
  gone: {
    title: (name: string) => `There’s no remote ${name}`,
    text: 'It may have another name by now.',
  },
  all: 'All remotes',
  fault: (environment: string) => `Couldn’t read ${environment}`,
  faultAdvice: 'A registry that can’t be trusted isn’t shown. Servers keep using the last good one.',
}
