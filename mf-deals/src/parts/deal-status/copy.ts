/** Words of a change of a deal's status. */
export const copy = {
  useChangeStatus: {
    changed: (deal: string, status: string) => `${deal} is now ${status}`,
  },
}
