/** What `pt-remote` answers in sentences. */
export const copy = {
  canary: {
    trial: (name: string, version: string) => `To see it yourself: /?remote_versions=${name}@${version}\n`,
  },
  environments: {
    none: 'none',
    example: 'https://staging.example.com',
    nameIt: 'Name the environment whose shell answers there: pt-remote environments staging --shell <address>',
    nameNew: (from: string) => `Name the new environment: pt-remote environments staging --from ${from}`,
  },
  exitCodes:
    '\nExit codes: 0 all is well, 1 something isn’t, 2 the command line is wrong: an option, a value or a name.',
  groups: {
    work: 'Work on a remote:',
    releases: 'Release it:',
    standing: 'See what’s live:',
    platform: 'Run the platform:',
    help: 'Help:',
  },
  help: 'show help',
  history: {
    empty: 'No changes yet',
    share: (percent: number) => (percent === 0 ? ' for testers' : ` for ${percent}%`),
  },
  keys: {
    none: 'No key is pinned yet',
    made: (file: string, id: string, publicKey: string, team: string) =>
      `The private key ${id} is in ${file}. Keep it secret; SIGNING_KEY names it.\n` +
      `An operator pins the public one:\n  pt-remote keys trust ${publicKey} --team ${team} --for <remotes>`,
    trusted: (id: string, team: string) => `${id} may sign for ${team}`,
    retired: (id: string) => `${id} doesn’t count anymore`,
    signed: (remotes: string) => (remotes ? `Signed again: ${remotes}` : 'There is nothing that this key may sign'),
  },
  publish: {
    refused: (name: string) => `${name} wasn’t published: visitors get what they got before`,
  },
  status: {
    none: 'nothing yet',
    empty: (place: string, hint: string) => `Nothing is released in ${place} yet: it has no registry. ${hint}`,
  },
  sweep: {
    nothing: 'Every release is needed',
  },
  tests: {
    pass: 'The tests pass',
    fail: 'The tests fail',
  },
  version: 'show the version',
  watch: {
    example: 'http://10.0.0.4:3000/metrics',
    noServers: 'Name the metrics of each shell server: --metrics http://10.0.0.4:3000/metrics, or METRICS_URLS',
    wrongPause: '--every is a number of seconds, from 1 to 3600',
    ended: (remote: string, why: string) => `✗ The canary of ${remote} was ended: ${why}`,
    failed: (error: string) => `The registry can’t be read or written: ${error}`,
    silent: (servers: string) => `No answer from ${servers}`,
    watching: (servers: number) =>
      `Watching the canaries by the metrics of ${servers === 1 ? '1 server' : `${servers} servers`}. Ctrl-C stops it`,
    stopped: (count: number) => (count === 1 ? '1 canary was ended' : `${count} canaries were ended`),
  },
}
