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
  tests: {
    pass: 'The tests pass',
    fail: 'The tests fail',
  },
}
