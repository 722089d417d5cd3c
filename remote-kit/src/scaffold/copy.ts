const KITS_ARE =
  'It’s the folder with the three packed kits, such as protracker-remote-kit-0.1.0.tgz: ' +
  '`pnpm pack:kits <folder>` in the platform’s repository makes it'

/** What is said to those who create a remote. */
export const copy = {
  kits: {
    noFolder: (folder: string) => `--kits: there is no folder ${folder}. ${KITS_ARE}`,
    incomplete: (folder: string, kit: string) => `--kits: ${folder} has no packed ${kit}. ${KITS_ARE}`,
    areSources: 'These kits are sources. Pack them with `pnpm pack:kits`, then name the folder: --kits',
  },
}
