/** What a caller of the API says itself. */
export const copy = {
  apiClient: {
    answered: (status: number) => `The server responded with error ${status}`,
  },
}
