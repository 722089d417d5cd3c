/** Why a file isn't sent. */
export const copy = {
  empty: 'The file is empty',
  tooLarge: (limit: string) => `The file is larger than ${limit}`,
}
