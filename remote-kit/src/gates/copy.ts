/** What gates say in sentences. */
export const copy = {
  browser: {
    gone: (file: string) => `CHROMIUM_BINARY names ${file}, which isn’t there`,
    how:
      'Install a browser for it once:\n' +
      '  npm install --save-dev playwright-core && npx playwright-core install chromium-headless-shell\n' +
      'CHROMIUM_BINARY names one that is there. Or go on without it: --skip-gate routes --why "…"',
  },
  operations: {
    fit: (count: number) => (count === 1 ? 'the API has the one that it calls' : `the API has all ${count}`),
  },
  pages: {
    counted: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
  },
  shell: {
    example: 'https://staging.example.com',
    silent: (environment: string, file: string, place: string) =>
      `no shell is known: ${file} in ${place} doesn’t say where the shell of ${environment} answers.\n` +
      'Name it: --shell https://staging.example.com, or SHELL_URL. ' +
      `An operator can write it there for everyone: pt-remote environments ${environment} --shell <address>`,
    noRegistry: (file: string, place: string, hint: string) =>
      `no shell is known: there is no ${file} in ${place} yet. ${hint}\n` +
      'If it’s the right one, name the shell: --shell https://staging.example.com, or SHELL_URL',
    placeForms: (forms: string) => `Check the address: a place is ${forms}`,
    placeBelow: (folder: string) => `Did you mean --place ${folder}?`,
    notFound: (url: string, status: number) =>
      `${url} answered ${status}. --shell or SHELL_URL must be where a shell of the platform answers`,
    noContract: (url: string) =>
      `${url} answered, but not with the contract of an API. --shell or SHELL_URL must be where a shell of the platform answers`,
  },
}
