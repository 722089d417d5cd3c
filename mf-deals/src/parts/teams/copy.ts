/** Words of who did something. */
export const copy = {
  useActors: {
    serviceAccount: (name: string) => `${name} (service account)`,
  },
}
