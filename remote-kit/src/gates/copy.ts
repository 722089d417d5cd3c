/** What gates say in sentences. */
export const copy = {
  browser: {
    how:
      'Install a browser for it once:\n' +
      '  npm install --save-dev playwright-core && npx playwright-core install chromium-headless-shell\n' +
      'CHROMIUM_BINARY names one that is there. Or go on without it: --skip-gate routes --why "…"',
  },
}
