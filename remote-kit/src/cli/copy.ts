/** What `pt-remote` answers in sentences. */
export const copy = {
  canary: {
    trial: (name: string, version: string) => `To see it yourself: /?remote_versions=${name}@${version}\n`,
  },
  environments: {
    none: 'none',
  },
  history: {
    empty: 'No changes yet',
  },
  keys: {
    none: 'No key is pinned yet',
    made: (file: string, id: string, publicKey: string, team: string) =>
      `The private key ${id} is in ${file}. Keep it secret; SIGNING_KEY names it.\n` +
      `An operator pins the public one:\n  pt-remote keys trust ${publicKey} --team ${team} --for <remotes>`,
    trusted: (id: string, team: string) => `${id} may sign for ${team}`,
    retired: (id: string) => `${id} does not count any more`,
    signed: (remotes: string) => (remotes ? `Signed again: ${remotes}` : 'There is nothing that this key may sign'),
  },
  publish: {
    refused: (name: string) => `${name} was not published: visitors get what they got before`,
  },
  sweep: {
    nothing: 'Every release is needed',
  },
  tests: {
    pass: 'The tests pass',
    fail: 'The tests fail',
  },
}
