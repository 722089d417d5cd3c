/** What goes wrong between the console and the shell's server, and the standing of versions in an environment. */
export const copy = {
  answered: (path: string, status: number) => `${path} answered ${status}`,
  unreadable: (path: string) => `${path} is of another version of ProTracker`,
  edits: {
    release: 'Released',
    canary: 'Canary',
    promote: 'Promoted',
    rollback: 'Rolled back',
    disable: 'Turned off',
    enable: 'Turned on',
    start: 'Started',
    create: 'Environment created',
    sign: 'Signed again',
    upload: 'Uploaded for testers',
    withdraw: 'Withdrawn',
  },
}
