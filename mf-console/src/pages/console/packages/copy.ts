/** Words of the table of shared packages. */
export const copy = {
  title: 'Shared packages',
  hint: 'The shell loads these once for everyone. A release runs only if the shell’s version is in its range.',
  environment: 'Environment',
  package: 'Package',
  offered: 'The shell shares',
  needed: 'Releases accept',
  notOffered: 'nothing',
  noOne: 'No one needs it',
  all: (remotes: number) => `all ${remotes} remotes`,
  misfit: 'doesn’t fit',
}
