/** Words of what happens to a milestone. */
export const copy = {
  useCreateMilestone: {
    added: (name: string) => `${name} added`,
  },
  useDeleteMilestone: {
    deleted: (name: string) => `${name} deleted. Its tasks stay on the deal.`,
  },
}
