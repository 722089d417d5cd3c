/** Words of who did something. */
export const copy = {
  actedBy: { someone: 'Someone' },
  useActors: {
    serviceAccount: (name: string) => `${name} (service account)`,
  },
}
