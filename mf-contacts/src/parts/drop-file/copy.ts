/** Words of importing leads. */
export const copy = {
  drop: 'Drop the file to import leads',
}
